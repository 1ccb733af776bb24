import { useEffect, useRef, useState } from "react";
import type { ErrorBody, FileInfo } from "#editor/api/api.ts";
import type { RestoreFileRequest, SaveFileResult } from "#editor/api/file-api.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { filesSubject } from "#editor/app/guide/guide-link.tsx";
import { HistoryPanel } from "#editor/app/publish/history-panel.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";
import { FormHead, formHeadId } from "#editor/app/shared/panels/form-head.tsx";
import { LockedPart, LockNotice } from "#editor/app/shared/panels/locked-part.tsx";
import { sendRequest, toErrorBody } from "#editor/app/shared/request.ts";
import { sendFile } from "./send-file.ts";
import { UnsyncedFiles } from "./unsynced-files.tsx";

type CoverageUploadFormProps = { file: FileInfo; onSaved: () => void; onShow: (page: string) => void };

const coveragePage = "/mapa-de-cobertura";

/** State of an upload or a restore. `name`: name of the chosen file, kept because the input is emptied. */
type Sent = { name?: string; progress?: number; answer?: SaveFileResult; fault?: ErrorBody };

const inputId = "archivo";
const faultId = "archivo-fallo";

const quoteName = (name: string | undefined) => (name === undefined ? "el archivo" : `«${name}»`);

/** Formats a number of bytes: `0.9 MB`, with a no-break space. */
const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString("es-MX", { maximumFractionDigits: 1 })}\u00a0MB`;

const formatRestoredMessage = (title: string) => `Está otra vez el archivo de «${title}», como borrador.`;

/** Form to replace a coverage file: the server checks the upload, and the file's problems are listed. */
export function CoverageUploadForm({
  file: { id, label, file, maxBytes, current, draft, unsyncedFile, lockedBy },
  onSaved,
  onShow,
}: CoverageUploadFormProps) {
  const [sent, setSent] = useState<Sent>({});
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => onShow(coveragePage), [onShow]);
  useEffect(headIfLost, []);

  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    stop.current?.abort();
    const sending = new AbortController();
    stop.current = sending;
    const { signal } = sending;
    // Ignore the answer if another file was chosen in the meantime.
    const show = (next: Sent) => stop.current === sending && setSent(next);
    const { name, size } = chosen;
    const refuse = (fault: ErrorBody) => show({ name, fault });
    if (size > maxBytes)
      return refuse({
        message: `El archivo mide ${formatMegabytes(size)}: el máximo es ${formatMegabytes(maxBytes)}.`,
      });
    show({ progress: 0 });
    try {
      const answer = await sendFile<SaveFileResult>({
        to: `/api/files/${id}`,
        file: chosen,
        signal,
        onProgress: (progress) => show({ progress }),
      });
      show({ name, answer });
      onSaved();
    } catch (error) {
      refuse(toErrorBody(error));
    }
  };
  const bringBack = async (commit: string) => {
    setSent({});
    setSent({
      answer: await sendRequest<SaveFileResult>("POST", `/api/files/${id}/back`, {
        commit,
      } satisfies RestoreFileRequest),
    });
    onSaved();
  };
  const { name, progress, answer, fault } = sent;
  return (
    <>
      <FormHead title={label} about={filesSubject} label="Archivos de cobertura" />
      <LockNotice lockedBy={lockedBy} />
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
      <LockedPart lockedBy={lockedBy}>
        <div className={layout.card}>
          <label
            className={layout.strong}
            htmlFor={inputId}
          >{`Archivo KML nuevo, de ${formatMegabytes(maxBytes)} como máximo`}</label>
          <p id="archivo-ayuda" className={layout.hint}>
            {`${draft === undefined ? `Ahora: ${current}` : `Ahora, como borrador: ${draft}. Publicado: ${current}`}. El nuevo toma su lugar si se puede leer; si no, el de antes se queda.`}
          </p>
          <input
            id={inputId}
            type="file"
            accept=".kml"
            className={controls.control}
            aria-describedby={fault ? `${faultId} archivo-ayuda` : "archivo-ayuda"}
            {...(fault && { "aria-invalid": true })}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // Empty the input, so that the same file can be chosen again after a correction.
              target.value = "";
              void send(chosen);
            }}
          />
          {progress !== undefined && (
            <>
              <progress aria-label="Subiendo" max={1} value={progress} />
              <PushButton
                onClick={() => {
                  stop.current?.abort();
                  focusAfterRender(inputId);
                }}
              >
                Cancelar
              </PushButton>
            </>
          )}
          <div role="status" className={layout.wide}>
            {progress !== undefined && (progress < 1 ? "Subiendo…" : "Revisando el archivo…")}
            {fault && (
              <Message tone="wrong" title={`No se cambió: ${quoteName(name)}`}>
                <FaultLines {...fault} />
              </Message>
            )}
            {answer && <SavedReport answer={answer} name={name} />}
          </div>
        </div>
        <HistoryPanel file={file} onBring={(_data, { commit }) => bringBack(commit)} brought={formatRestoredMessage} />
      </LockedPart>
    </>
  );
}

/** Focuses the heading if only an ancestor has the focus, because the link to the form may have been unmounted. */
function headIfLost(): void {
  setTimeout(() => {
    const heading = document.getElementById(formHeadId);
    if (document.activeElement?.contains(heading)) heading?.focus();
  });
}

/** The reasons for the refusal of a file, with a list item for each problem. */
function FaultLines({ message, raw }: ErrorBody) {
  const lines = message.split("\n");
  return (
    <>
      {lines.length === 1 ? (
        <p id={faultId}>{message}</p>
      ) : (
        <ul id={faultId}>
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

/** Report on a file that was saved as a draft. A question that the user has to answer about the file comes first. */
function SavedReport({ answer: { bytes, report, question, raw }, name }: SavedReportProps) {
  const title = [
    "Guardado como borrador",
    [...(name === undefined ? [] : [`«${name}»`]), ...(bytes === undefined ? [] : [formatMegabytes(bytes)])].join(", "),
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
