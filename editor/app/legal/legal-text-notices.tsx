import { useContext } from "react";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import { formatFrozenFilePath } from "#domain/legal/version-paths.ts";
import { findChangedPartKeys, findPart, headKey, isHead, type LegalTextPart } from "#editor/api/legal-text-parts.ts";
import { isSameJson } from "#editor/api/merge/merge-rows.ts";
import type { LegalTextData, OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { backupLocationMessage } from "#editor/app/draft/backup/draft-backup.ts";
import { sideTexts } from "#editor/app/draft/merge/conflict-notices.tsx";
import { FormContext } from "#editor/app/form/form-context.ts";
import { findRivals, formatRivals } from "#editor/app/review/rival-proposals.ts";
import { ConfirmedButton } from "#editor/app/shared/buttons/confirmed-button.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { ConflictTexts } from "#editor/app/shared/conflict-texts.tsx";
import { ReadableText } from "#editor/app/shared/diff-parts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import type { LegalTextDraft, LegalTextDraftView } from "./legal-text-draft.ts";
import { FrozenVersionNotice } from "./version/frozen-version-notice.tsx";

type LegalTextNoticesProps = {
  id: string;
  draft: LegalTextDraft;
  view: LegalTextDraftView;
  text: OpenLegalText;
  publicVersion: string | undefined;
  proposals: readonly Proposal[] | undefined;
  onFreezeAgain: () => void;
};

/** Notices about the open version: status, conflicts to resolve, and backups to restore. */
export function LegalTextNotices({ id, draft, view, text, proposals, ...props }: LegalTextNoticesProps) {
  const { publicVersion, onFreezeAgain } = props;
  const { facts } = useContext(FormContext);
  const ownFile = { file: formatFrozenFilePath(id, text.version) };
  const rivalsMessage = text.isDraft ? formatRivals(findRivals(proposals, [ownFile])) : "";
  const { data, backups, theirs, dataBeforeRestore, isFromOtherTab } = view;
  const texts = sideTexts[isFromOtherTab ? "tab" : "person"];
  const { aside } = backups as { aside: { data: LegalTextData; base: LegalTextData } | undefined };
  const changedBackupParts = aside
    ? findChangedPartKeys(aside.data, aside.base).flatMap((key) => {
        const [backupPart, currentPart] = [findPart(aside.data, key), data && findPart(data, key)];
        return backupPart && currentPart && !isSameJson(backupPart, currentPart) ? [{ key, part: backupPart }] : [];
      })
    : [];
  const getPartName = (key: string) =>
    key === headKey
      ? "Título, día y «En corto»"
      : toLegalPlainText(text.data.clauses.find(({ id }) => id === key)?.title ?? key, facts);
  return (
    <>
      <FrozenVersionNotice
        id={id}
        text={text}
        onUndo={() => void draft.performAction("DELETE", `/api/legal-texts/${id}/versions/${text.version}/freeze`)}
        onFreezeAgain={onFreezeAgain}
      />
      {rivalsMessage !== "" && (
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
      {dataBeforeRestore !== undefined && (
        <Message tone="look" title="Volviste a lo que decía antes">
          <p>Está como borrador: publícalo, o quítalo.</p>
          <PushButton id={undoRestoreButtonId} onClick={() => void draft.saveWholeLegalText(() => dataBeforeRestore)}>
            Deshacer
          </PushButton>
        </Message>
      )}
      {([...theirs] as [string, LegalTextPart | undefined][]).map(([key, part]) => (
        <Message key={key} tone="wrong" title={texts.title(`«${getPartName(key)}»`)}>
          <p>{`Lo que escribiste sigue aquí y no se guardó, para no borrar lo ${texts.of}.`}</p>
          {part ? (
            <>
              <p>Solo esto lo cambiaron las dos partes. Lo demás que escribió cada una se junta.</p>
              <ConflictTexts
                conflicts={draft.listConflicts(key).map(({ where, mine, theirs }) => ({
                  ...{ mine, theirs, where: where.replace(/^(?:Datos del texto|Cláusulas) › /, "") },
                }))}
                theirsLabel={texts.theirs}
              />
              <FoldedPartText title={texts.see} part={part} />
            </>
          ) : (
            <p>{texts.gone}</p>
          )}
          <div className={layout.row}>
            {part && <PushButton onClick={() => draft.keepMine(key)}>Guardar lo mío</PushButton>}
            <ConfirmedButton
              id={`lo-suyo-${key}`}
              question="¿Descartar lo que escribiste aquí?"
              onConfirm={() => draft.keepTheirs(key)}
            >
              {texts.drop}
            </ConfirmedButton>
          </div>
        </Message>
      ))}
      {changedBackupParts.map(({ key, part }) => (
        <Message key={`apart-${key}`} tone="look" title={`Escribiste algo en «${getPartName(key)}» que no se guardó`}>
          <p>{`${backupLocationMessage} Si lo recuperas, aquí queda lo que esté escrito ahora.`}</p>
          <FoldedPartText title="Ver lo que escribiste" part={part} />
          <div className={layout.row}>
            <PushButton onClick={() => draft.restoreBackupPart(key)}>Recuperarlo</PushButton>
            <PushButton look="text" onClick={() => draft.discardBackupPart(key)}>
              Descartarlo
            </PushButton>
          </div>
        </Message>
      ))}
    </>
  );
}

/** Id of the heading that gets the focus after the next version is created. */
export const unpublishedDraftTitleId = "titulo-sin-verse";

export const undoRestoreButtonId = "deshacer-vuelta";

function FoldedPartText({ title, part }: { title: string; part: LegalTextPart }) {
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
