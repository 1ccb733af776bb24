import { useState } from "react";
import type { ErrorBody } from "#editor/api/api.ts";
import type { DiscardRequest, PendingChange } from "#editor/api/requests/publish-api.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { formatUnfreezeLabel } from "#editor/app/legal/version/frozen-version-notice.tsx";
import { PrePublishNotices } from "#editor/app/publish/pre-publish-notices.tsx";
import { ConfirmButton } from "#editor/app/shared/buttons/confirm-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";
import { SidePanel, sidePanelTitleId } from "#editor/app/shared/panels/side-panel.tsx";
import { sendRequest, toErrorBody } from "#editor/app/shared/request.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { FileChanges } from "./file-changes.tsx";

export const formatEmptyMessage = (pending: Shell["pending"]) =>
  pending === undefined || pending.isOutdated
    ? "Leyendo los cambios…"
    : "Nada por publicar: todo está como se publicó.";

/** «Qué cambió»: the unpublished changes, file by file, with the texts before and after. */
export function ChangesPanel({ shell }: { shell: Shell }) {
  const { menu, pending, drafts } = shell;
  const [discardError, setDiscardError] = useState<ErrorBody>();
  const discard = async (file: string, confirmation: string) => {
    try {
      await sendRequest("POST", "/api/discard", { file } satisfies DiscardRequest);
      setDiscardError({ message: confirmation });
      drafts.reopen(menu, file);
      shell.handleFilesChanged();
      focusAfterRender(sidePanelTitleId);
    } catch (error) {
      setDiscardError(toErrorBody(error));
    }
  };
  return (
    <SidePanel title="Qué cambió" onClose={shell.closePanel}>
      <p role="status">
        {discardError?.message ?? (pending && pending.changes.length > 0 ? "" : formatEmptyMessage(pending))}
      </p>
      {discardError?.raw !== undefined && <TechnicalDetails>{discardError.raw}</TechnicalDetails>}
      <PrePublishNotices todos={pending?.todos ?? []} unsavedWork={shell.unsavedWork} />
      {pending?.changes.map((change) => (
        <section key={change.file} className={layout.card} aria-label={change.label}>
          <h3>{change.label}</h3>
          <FileChanges
            changes={change.changes}
            text={change.text}
            textPage={menu.legalTexts.find(({ id }) => change.file.includes(`/${id}/`))?.page}
            onPreview={shell.previewPage}
          />
          <DiscardButtons change={change} onDiscard={(file, confirmation) => void discard(file, confirmation)} />
        </section>
      ))}
    </SidePanel>
  );
}

type DiscardButtonsProps = { change: PendingChange; onDiscard: (file: string, confirmation: string) => void };

/** Buttons that discard a file's draft or, for a version of a legal text, only its pending publication. */
function DiscardButtons({ change: { file, label, publication }, onDiscard }: DiscardButtonsProps) {
  const version = /(\d+)\.published\.json$/.exec(publication ?? "")?.[1] ?? "";
  return (
    <>
      {publication !== undefined && (
        <ConfirmButton
          id={`descartar-${publication}`}
          question="¿Deshacer la publicación? La versión vuelve a ser borrador, con todo lo escrito."
          onConfirm={() => onDiscard(publication, `La versión ${version} ya no se publica: es un borrador.`)}
        >
          {formatUnfreezeLabel(version)}
        </ConfirmButton>
      )}
      {publication !== file && (
        <ConfirmButton
          id={`descartar-${file}`}
          look="danger"
          question={`¿Dejar «${label}» como se publicó? Lo de este borrador se pierde.`}
          onConfirm={() => onDiscard(file, `«${label}» está otra vez como se publicó.`)}
        >
          Descartar estos cambios
        </ConfirmButton>
      )}
    </>
  );
}
