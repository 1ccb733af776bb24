import { useState } from "react";
import { normalizeText } from "#domain/text/normalize-text.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import { findTitleErrorMessage, maxTitleLength } from "#editor/api/publication-title.ts";
import type { PublishRequest } from "#editor/api/requests/publish-api.ts";
import { formatUnsyncedFilesConfirmation, formatUnsyncedFilesRefusal } from "#editor/api/unsynced-files-message.ts";
import { FieldFrame } from "#editor/app/form/fields/field-frame.tsx";
import { buildTextControlProps } from "#editor/app/form/fields/text-input-field.tsx";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { findRivals, formatRivals } from "#editor/app/review/rival-proposals.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Checkbox } from "#editor/app/shared/checkbox.tsx";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { useStoredText } from "#editor/app/shared/hooks/use-stored-text.ts";
import layout from "#editor/app/shared/layout.module.css";
import { SidePanel, sidePanelTitleId } from "#editor/app/shared/panels/side-panel.tsx";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { formatEmptyMessage } from "./changes/changes-panel.tsx";
import { ChosenChanges, formatApprovalMessage, formatRemainingDraftsMessage } from "./changes/chosen-changes.tsx";
import { PrePublishNotices, SelectionNotices, UnsavedNotice } from "./pre-publish-notices.tsx";
import { PublishedMessage, PublishRefusal } from "./publish-outcome.tsx";
import styles from "./publish-panel.module.css";
import { StageProgress } from "./stage-progress.tsx";

/**
 * «Publicar»: the changes to publish, their author and a title. The server checks the changes before publishing, even
 * if the panel is closed.
 */
export function PublishPanel({ shell }: { shell: Shell }) {
  const { publishing, unsavedWork } = shell;
  const { publication } = publishing;
  useKeyedEffect(publication, () => {
    if (publication) focusAfterRender(sidePanelTitleId);
  });
  useKeyedEffect("", () => publishing.forgetOutcome);
  return (
    <SidePanel title="Publicar" onClose={shell.closePanel}>
      {/* Rendered empty first, because a live region that is inserted with its text is not announced. */}
      <div role="status">
        {publication && (
          <>
            <PublishedMessage {...publication} approvers={shell.menu.team?.approvers} />
            {publication.remainingDraftsMessage && <p>{publication.remainingDraftsMessage}</p>}
            <UnsavedNotice
              title={publication.result.isProposal ? "Quedó sin enviar" : "Quedó sin publicar"}
              unsavedWork={unsavedWork}
            />
          </>
        )}
      </div>
      {publication ? (
        <div className={layout.row}>
          <PushButton look="main" onClick={shell.goToForm}>
            Volver al formulario
          </PushButton>
        </div>
      ) : (
        <PublishForm shell={shell} />
      )}
    </SidePanel>
  );
}

function PublishForm({ shell }: { shell: Shell }) {
  const { pending, unsavedWork, menu, publishing } = shell;
  const { person, team } = menu;
  const { running, refusal } = publishing;
  const [title, setTitle] = useStoredText("publicar");
  const [errorMessage, setErrorMessage] = useState("");
  /** The person's choices, by path: whether to publish the file. */
  const [choice, setChoice] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [acceptsUnsyncedFiles, setAcceptsUnsyncedFiles] = useState(false);
  const changes = pending?.changes ?? [];
  const reasons = new Map(
    changes.flatMap(({ file }) =>
      unsavedWork.filter((each) => file.startsWith(each.pathPrefix)).map(({ reason }) => [file, reason]),
    ),
  );
  const leftOut = new Set(changes.flatMap(({ file }) => ((choice.get(file) ?? !reasons.has(file)) ? [] : [file])));
  const isSending = running?.isTrial === false;
  const isPublishingElsewhere = !isSending && pending?.isPublishing === true;
  const isLoadingChanges = pending?.isOutdated === true && !isSending;
  const trimmedTitle = normalizeText(title).trim();
  const chosenChanges = changes.filter(({ file }) => !leftOut.has(file));
  const query = new URLSearchParams(chosenChanges.map(({ file }) => ["file", file])).toString();
  const unsyncedFiles = chosenChanges.flatMap((change) => change.unsyncedFiles ?? []);
  const requiredApprovals = [...new Set(chosenChanges.flatMap(({ approval }) => approval ?? []))];
  const [sendLabel, sendingLabel] =
    requiredApprovals.length > 0 && team ? ["Enviar a aprobar", "Enviando…"] : ["Publicar", "Publicando…"];

  const publish = async (winningSide?: PublishRequest["winningSide"]) => {
    const titleError = findTitleErrorMessage(trimmedTitle);
    setErrorMessage(titleError ?? "");
    // Focus the field, because it may be scrolled out of view.
    if (titleError) return focusAfterRender(formatFieldId(titlePath));
    if (chosenChanges.length === 0) return publishing.refuse("Marca al menos una cosa por publicar.");
    if (unsyncedFiles.length > 0 && !acceptsUnsyncedFiles) {
      publishing.refuse(formatUnsyncedFilesRefusal(unsyncedFiles));
      return focusAfterRender(unsyncedFilesCheckboxId);
    }
    const files = chosenChanges.map(({ file }) => file);
    const request: PublishRequest = {
      title: trimmedTitle,
      files,
      ...(winningSide && { winningSide }),
      ...(acceptsUnsyncedFiles && { acceptsUnsyncedFiles: true }),
    };
    const remainingDraftsMessage = formatRemainingDraftsMessage(changes.filter(({ file }) => leftOut.has(file)));
    if (await publishing.publish(request, remainingDraftsMessage)) setTitle("");
  };

  const rivalsMessage = formatRivals(findRivals(shell.approvals.proposals, chosenChanges));

  return (
    <>
      {leftOut.size > 0 && chosenChanges.length > 0 ? (
        <SelectionNotices key={query} selection={query} reloadKey={JSON.stringify(changes)} unsavedWork={unsavedWork} />
      ) : (
        <PrePublishNotices todos={chosenChanges.length > 0 ? (pending?.todos ?? []) : []} unsavedWork={unsavedWork} />
      )}
      {changes.length === 0 ? (
        <p>{formatEmptyMessage(pending)}</p>
      ) : (
        <>
          <dl className={styles.facts}>
            <dt>Quién</dt>
            <dd>{`${person.name}, ${person.email}`}</dd>
            <dt>Qué</dt>
            <dd>
              <ChosenChanges
                changes={changes}
                leftOutPaths={leftOut}
                unsavedReasons={reasons}
                onToggle={(file, isChosen) => {
                  setChoice(new Map([...choice, [file, isChosen]]));
                  publishing.forgetOutcome();
                }}
              />
            </dd>
          </dl>
          <FieldFrame
            path={titlePath}
            label="Qué cambia, en una línea"
            hint={`${trimmedTitle ? `Así se lee en la historia: «${trimmedTitle}».` : "Por ejemplo: «Promoción del Buen Fin 2026»."} ${trimmedTitle.length} de ${maxTitleLength} letras.`}
            feedback={errorMessage && <p className={layout.wrong}>{errorMessage}</p>}
          >
            {(controlProps) => (
              <input
                {...controlProps}
                className={controls.control}
                {...buildTextControlProps(title, (text) => {
                  setTitle(text);
                  setErrorMessage("");
                })}
                required
                {...(errorMessage && { "aria-invalid": true })}
              />
            )}
          </FieldFrame>
          {rivalsMessage !== "" && <p className={styles.approval}>{rivalsMessage}</p>}
          {requiredApprovals.length > 0 && (
            <p className={styles.approval}>{formatApprovalMessage(chosenChanges, team)}</p>
          )}
          {unsyncedFiles.length > 0 && (
            <Checkbox id={unsyncedFilesCheckboxId} isChecked={acceptsUnsyncedFiles} onChange={setAcceptsUnsyncedFiles}>
              {formatUnsyncedFilesConfirmation(unsyncedFiles)}
            </Checkbox>
          )}
          <div role="alert">
            {refusal && <PublishRefusal refusal={refusal} onChooseSide={(winningSide) => void publish(winningSide)} />}
            {errorMessage && <p className="visually-hidden">{errorMessage}</p>}
          </div>
          <div className={styles.acts}>
            {/* Screen readers announce this text once; the progress below is hidden from them. */}
            <p role="status" className={layout.strong}>
              {isPublishingElsewhere && "Se está publicando lo que enviaste antes. Espera a que termine."}
              {isSending &&
                "Probando el sitio con tus cambios. Si algo no se puede construir, no se publica nada. Puedes cerrar esta hoja: sigue, y la barra de abajo dice cómo va."}
              {running?.isTrial && "Comprobando. Espera a que termine, o cancélalo."}
            </p>
            <StageProgress stage={running?.stage} />
            <div className={layout.row}>
              <PushButton
                look="main"
                isAriaDisabled={running !== undefined || isPublishingElsewhere || isLoadingChanges}
                onClick={() => void publish()}
              >
                {isLoadingChanges ? "Leyendo los cambios…" : isSending ? sendingLabel : sendLabel}
              </PushButton>
              {running?.isTrial && <PushButton onClick={publishing.cancelCheck}>Cancelar</PushButton>}
            </div>
          </div>
        </>
      )}
    </>
  );
}

const titlePath = ["titulo"];
const unsyncedFilesCheckboxId = "solo-aqui";
