import { useContext } from "react";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import { headKey, insertClause } from "#editor/api/legal-text-parts.ts";
import type { FreezeStatus, OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { AddClauseForm } from "./clause/add-clause-form.tsx";
import type { LinkTarget } from "./clause/link-targets.ts";
import { isEffectiveDateDiagnostic } from "./legal-text-diagnostics.ts";
import type { LegalTextDraft, LegalTextDraftView } from "./legal-text-draft.ts";
import { unpublishedDraftTitleId } from "./legal-text-notices.tsx";
import type { PanelResult, useLegalTextNavigation } from "./use-legal-text-navigation.ts";
import { FreezeVersionPanel } from "./version/freeze-version-panel.tsx";
import { readyNoticeTitleId } from "./version/frozen-version-notice.tsx";
import { NextVersionForm, type NextVersionFormProps } from "./version/next-version-form.tsx";

type LegalTextPanelsProps = {
  id: string;
  navigation: ReturnType<typeof useLegalTextNavigation>;
  draft: LegalTextDraft;
  view: LegalTextDraftView;
  text: OpenLegalText;
  linkTargets: readonly LinkTarget[];
  wantedDay?: NextVersionFormProps["wantedDay"];
  onPreview: (page: string) => void;
};

/** The open panel, shown instead of the clauses: adds a clause, creates the next version, or freezes this one. */
export function LegalTextPanels({
  id,
  navigation,
  draft,
  view,
  text,
  linkTargets,
  wantedDay,
  onPreview,
}: LegalTextPanelsProps) {
  const { facts } = useContext(FormContext);
  const { panel, key, attempt, closePanel, cancel } = navigation;
  const readyResult = buildVersionReadyResult(text.version);
  const address = `/api/legal-texts/${id}/versions/${text.version}`;
  if (panel === "add")
    return (
      <AddClauseForm
        textId={id}
        text={text}
        openClauseId={key}
        linkTargets={linkTargets}
        input={view.adding}
        onInput={(adding) => draft.storeNotes({ adding })}
        onFollowToClause={navigation.goToClause}
        onPreview={onPreview}
        onCancel={() => {
          draft.storeNotes({ adding: undefined });
          cancel();
        }}
        onAdd={(addedClause, after) =>
          void attempt(
            draft.saveWholeLegalText((data) => insertClause(data, addedClause, after)),
            () => {
              const { title, body } = draft.view().adding ?? addedClause;
              draft.storeNotes({ adding: undefined });
              // Keeps the words that the user typed during the request.
              if (title !== addedClause.title || body !== addedClause.body)
                draft.changePart(addedClause.id, { ...addedClause, title, body });
              closePanel(addedClause.id, {
                announcement: `Se agregó «${toLegalPlainText(addedClause.title, facts)}».`,
              });
            },
          )
        }
      />
    );
  if (panel === "next" && text.nextVersion)
    return (
      <NextVersionForm
        textId={id}
        rules={text.nextVersion}
        wantedDay={wantedDay}
        versions={text.versions.filter(({ isPublished }) => isPublished)}
        onCancel={cancel}
        onCreate={(version) =>
          void attempt(
            draft.performAction("POST", `/api/legal-texts/${id}/versions`, () => version),
            () =>
              closePanel(key, {
                announcement: "Se creó la versión nueva, como borrador.",
                focusId: unpublishedDraftTitleId,
              }),
          )
        }
      />
    );
  if (panel !== "freeze" || !text.obstacles) return null;
  if (text.frozen)
    return (
      <OperatorDataPanel
        version={text.version}
        confirmedValues={text.frozen.confirmedValues}
        onCancel={cancel}
        onApply={() =>
          void attempt(
            draft.performAction("POST", `${address}/freeze`, ({ revision }) => ({ revision })),
            () => closePanel(key, readyResult),
          )
        }
      />
    );
  const { head } = view.data ?? text.data;
  return (
    <FreezeVersionPanel
      textId={id}
      version={text.version}
      obstacles={text.obstacles}
      textObstacle={findObstacle(view) ?? (head.inForce === text.data.head.inForce ? undefined : "unsaved")}
      inForce={head.inForce}
      isLocked={text.isLocked}
      factsDay={text.factsDay}
      onEffectiveDateChange={(inForce) => draft.changePart(headKey, { ...head, inForce })}
      onOpenDiagnostic={navigation.goToDiagnostic}
      onCancel={cancel}
      onFreeze={(reason) =>
        void attempt(
          // Cancels if the input is invalid: a frozen version cannot be changed, so the input would be lost.
          draft.performAction("POST", `${address}/freeze`, ({ revision }) =>
            findObstacle(draft.view()) ? undefined : { revision, reason },
          ),
          () => closePanel(key, readyResult),
        )
      }
    />
  );
}

/** Announcement and focus after a version is ready for «Publicar». */
export const buildVersionReadyResult = (version: string): PanelResult => ({
  announcement: `La versión ${version} quedó lista. Falta el botón «Publicar».`,
  focusId: readyNoticeTitleId,
});

function findObstacle({ diagnostics, saveStatus }: LegalTextDraftView): "text" | "day" | undefined {
  const errors = diagnostics.filter(({ kind }) => kind === "error");
  if (saveStatus === "stale" || errors.some((each) => !isEffectiveDateDiagnostic(each))) return "text";
  return errors.length > 0 ? "day" : undefined;
}

type OperatorDataPanelProps = Pick<FreezeStatus, "confirmedValues"> & {
  version: string;
  onApply: () => void;
  onCancel: () => void;
};

/** Panel that lists the operator's data, and replaces the sample data of a published version with them. */
function OperatorDataPanel({ version, confirmedValues, onApply, onCancel }: OperatorDataPanelProps) {
  return (
    <section className={layout.card} aria-labelledby="titulo-publicar">
      <h2 id="titulo-publicar" tabIndex={-1}>
        {`Poner los datos del Operador en la versión ${version}`}
      </h2>
      <p>Solo cambia esto. Lo demás queda como se publicó.</p>
      <ul>
        {confirmedValues.map(({ label, before, after }) => (
          <li key={label}>
            {`${label}: `}
            <del>{before}</del> <ins>{after}</ins>
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        <PushButton look="main" onClick={onApply}>
          Poner estos datos
        </PushButton>
        <PushButton onClick={onCancel}>Cancelar</PushButton>
      </div>
    </section>
  );
}
