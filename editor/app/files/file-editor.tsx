import { useEffect } from "react";
import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import type { ErrorBody, FileInfo } from "#editor/api/api.ts";
import type { SaveFileResult } from "#editor/api/requests/file-api.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { filesSubject } from "#editor/app/guide/guide-subjects.ts";
import { HistoryPanel } from "#editor/app/publish/history-panel.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";
import { FormTitleBar, formTitleId } from "#editor/app/shared/panels/form-title-bar.tsx";
import { LockedPart } from "#editor/app/shared/panels/locked-part.tsx";
import { sendRequest } from "#editor/app/shared/request.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { UnsyncedFiles } from "./unsynced-files.tsx";
import { FileInput, useUpload } from "./upload.tsx";

type CoverageUploadFormProps = { shell: Shell; file: FileInfo };

const coveragePage = "/mapa-de-cobertura";

const inputId = "archivo";
const errorId = "archivo-fallo";

const quoteName = (name: string | undefined) => (name === undefined ? "el archivo" : `«${name}»`);

export function CoverageUploadForm({
  file: { id, label, file, maxBytes, current, draft, unsyncedFile, lockReason },
  shell,
}: CoverageUploadFormProps) {
  const { setPage } = shell.preview;
  const { name, progress, answer, error, setUpload, send, cancel } = useUpload<SaveFileResult>(maxBytes);
  useEffect(() => setPage(coveragePage), [setPage]);
  useEffect(focusHeadingIfLost, []);
  const restoreFile = async (commit: string) => {
    setUpload({});
    const answer = await sendRequest<SaveFileResult>("POST", `/api/files/${id}/back`, { commit });
    setUpload({ answer });
    shell.handleFilesChanged();
  };
  return (
    <>
      <FormTitleBar
        title={label}
        guideSubject={filesSubject}
        guideLabel="Archivos de cobertura"
        lockReason={lockReason}
      />
      {unsyncedFile && (
        <Message
          tone="look"
          title={
            draft === undefined ? "Publicado, pero falta el archivo" : "Antes de publicar: falta llevar el archivo"
          }
        >
          <UnsyncedFiles files={[unsyncedFile]} />
        </Message>
      )}
      <LockedPart lockReason={lockReason}>
        <div className={layout.card}>
          <label
            className={layout.strong}
            htmlFor={inputId}
          >{`Archivo KML nuevo, de ${formatFileSize(maxBytes)} como máximo`}</label>
          <p id="archivo-ayuda" className={layout.hint}>
            {`${draft === undefined ? `Ahora: ${current}` : `Ahora, como borrador: ${draft}. Publicado: ${current}`}. El nuevo toma su lugar si se puede leer; si no, el de antes se queda.`}
          </p>
          <FileInput
            id={inputId}
            accept=".kml"
            aria-describedby={error ? `${errorId} archivo-ayuda` : "archivo-ayuda"}
            {...(error && { "aria-invalid": true })}
            onFileChosen={(chosenFile) =>
              void send(`/api/files/${id}`, chosenFile).then((wasSaved) => wasSaved && shell.handleFilesChanged())
            }
          />
          {progress !== undefined && (
            <>
              <progress aria-label="Subiendo" max={1} value={progress} />
              <PushButton
                onClick={() => {
                  cancel();
                  focusAfterRender(inputId);
                }}
              >
                Cancelar
              </PushButton>
            </>
          )}
          <div role="status" className={layout.wide}>
            {progress !== undefined && (progress < 1 ? "Subiendo…" : "Revisando el archivo…")}
            {error && (
              <Message tone="wrong" title={`No se cambió: ${quoteName(name)}`}>
                <ErrorLines {...error} />
              </Message>
            )}
            {answer && <SavedReport answer={answer} name={name} />}
          </div>
        </div>
        <HistoryPanel
          file={file}
          onRestore={async ({ commit, title }) => {
            await restoreFile(commit);
            return `Está otra vez el archivo de «${title}», como borrador.`;
          }}
        />
      </LockedPart>
    </>
  );
}

/** Focuses the heading if no control has the focus, because the link to the form may have been unmounted. */
function focusHeadingIfLost(): void {
  setTimeout(() => {
    const heading = document.getElementById(formTitleId);
    if (document.activeElement?.contains(heading)) heading?.focus();
  });
}

function ErrorLines({ message, raw }: ErrorBody) {
  const lines = message.split("\n");
  return (
    <>
      {lines.length === 1 ? (
        <p id={errorId}>{message}</p>
      ) : (
        <ul id={errorId}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {raw !== undefined && <TechnicalDetails>{raw}</TechnicalDetails>}
    </>
  );
}

type SavedReportProps = {
  answer: SaveFileResult;
  /** Name of the uploaded file; undefined for a file restored from the history. */
  name: string | undefined;
};

function SavedReport({ answer: { bytes, report, question, raw }, name }: SavedReportProps) {
  const title = [
    "Guardado como borrador",
    [...(name === undefined ? [] : [`«${name}»`]), ...(bytes === undefined ? [] : [formatFileSize(bytes)])].join(", "),
  ];
  return (
    <>
      {question !== undefined && (
        <Message tone="look" title="Antes de publicar, contesta esto">
          <p>{question}</p>
          <p>Si no es, sube el correcto, o vuelve al de antes en «Historia».</p>
        </Message>
      )}
      <Message tone={question === undefined ? "good" : "look"} title={title.filter(Boolean).join(": ")}>
        <ul>
          {report.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {raw !== undefined && <TechnicalDetails>{raw}</TechnicalDetails>}
      </Message>
    </>
  );
}
