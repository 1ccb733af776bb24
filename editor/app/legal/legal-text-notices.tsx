import { useContext, useState } from "react";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import { formatFrozenFilePath } from "#domain/legal/version-paths.ts";
import type { ErrorBody } from "#editor/api/api.ts";
import { findPart, headKey, isHead, type LegalTextPart } from "#editor/api/legal-text-parts.ts";
import type { LegalTextData, OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { BackupNotice, ConflictNotice, sideTexts } from "#editor/app/draft/merge/conflict-notices.tsx";
import { useReturnFocus } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { NextVersionButtons } from "#editor/app/publish/publish-outcome.tsx";
import { findRivals, formatRivals } from "#editor/app/review/rival-proposals.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { ReadableText } from "#editor/app/shared/diff-parts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { sendRequest, toErrorBody } from "#editor/app/shared/request.ts";
import { announceChangedFiles } from "#editor/app/shell/use-menu-and-pending.ts";
import type { LegalTextEditing } from "./legal-text-editing.ts";
import { findPublicVersion, formatPartTitleId, unpublishedDraftTitleId } from "./use-legal-text-navigation.ts";
import { FrozenVersionNotice } from "./version/frozen-version-notice.tsx";

type LegalTextNoticesProps = { editing: LegalTextEditing; proposals: readonly Proposal[] | undefined };

export function LegalTextNotices({ editing, proposals }: LegalTextNoticesProps) {
  const { id, text, draft, view, navigation } = editing;
  const goBack = useReturnFocus();
  const { facts } = useContext(FormContext);
  const publicVersion = findPublicVersion(text);
  const ownFile = { file: formatFrozenFilePath(id, text.version) };
  const rivalsMessage = text.isDraft ? formatRivals(findRivals(proposals, [ownFile])) : "";
  const { backup, theirs, isFromOtherTab } = view;
  const buildPartProps = (key: string) => ({
    draft,
    partKey: key,
    name:
      key === headKey
        ? "«Título, día y «En corto»»"
        : `«${toLegalPlainText(text.data.clauses.find(({ id }) => id === key)?.title ?? key, facts)}»`,
    runDecision: (decision: () => void) => {
      decision();
      goBack(formatPartTitleId(navigation.key));
    },
  });
  return (
    <>
      {text.rival ? (
        <RivalVersionNotice editing={editing} rival={text.rival} />
      ) : (
        <FrozenVersionNotice editing={editing} />
      )}
      {!text.rival && rivalsMessage !== "" && (
        <Message tone="look" title="Otra persona ya la envió">
          <p>{`${rivalsMessage} Habla con ella, o espera a que se decida: lo tuyo puede pasar después a la versión siguiente.`}</p>
        </Message>
      )}
      {!text.isLocked && publicVersion !== undefined && (
        <Message titleId={unpublishedDraftTitleId} tone="look" title="Este borrador todavía no se ve en el sitio">
          <p>{`El sitio muestra la versión ${publicVersion} hasta que publiques esta. En la página de al lado lo lees como quedará.`}</p>
          <p>
            <a
              className={controls.link}
              href={`/api/legal-texts/${id}/pdf?version=${text.version}${text.factsDay ? `&day=${text.factsDay}` : ""}`}
              target="_blank"
              rel="noreferrer"
            >
              PDF del borrador
            </a>
          </p>
        </Message>
      )}
      {([...theirs] as [string, LegalTextPart | undefined][]).map(([key, part]) => (
        <ConflictNotice key={key} {...buildPartProps(key)}>
          <FoldedPartText title={sideTexts[isFromOtherTab ? "tab" : "person"].see} part={part} />
        </ConflictNotice>
      ))}
      {draft.listBackupParts().map((key) => (
        <BackupNotice key={`apart-${key}`} {...buildPartProps(key)}>
          <FoldedPartText title="Ver lo que escribiste" part={findPart(backup?.data as LegalTextData, key)} />
        </BackupNotice>
      ))}
    </>
  );
}

type RivalVersionNoticeProps = { editing: LegalTextEditing; rival: NonNullable<OpenLegalText["rival"]> };

/** Another person published this version first; a button moves the draft to the next one. */
function RivalVersionNotice({ editing: { id, text }, rival }: RivalVersionNoticeProps) {
  const [refusal, setRefusal] = useState<ErrorBody>();
  return (
    <Message tone="wrong" title={`${rival.author} publicó la versión ${text.version}`}>
      <p>{`Esa se queda. Tu borrador sigue aquí y puede pasar a la versión ${rival.next}.`}</p>
      <p role="alert">{refusal?.message}</p>
      <NextVersionButtons
        next={rival.next}
        conflicts={refusal?.conflicts ?? []}
        onMoveToNextVersion={(winningSide) =>
          void sendRequest("POST", `/api/legal-texts/${id}/versions/${text.version}/next-version`, {
            ...(winningSide && { winningSide }),
          }).then(
            () => announceChangedFiles(),
            (error: unknown) => setRefusal(toErrorBody(error)),
          )
        }
      />
    </Message>
  );
}

function FoldedPartText({ title, part }: { title: string; part: LegalTextPart | undefined }) {
  if (!part) return null;
  const partText = isHead(part)
    ? [part.title, part.inForce, ...part.summary].join("\n")
    : `${part.title}\n\n${part.body}`;
  return (
    <FoldedPart title={title}>
      <p className={layout.written}>
        <ReadableText text={partText} />
      </p>
    </FoldedPart>
  );
}
