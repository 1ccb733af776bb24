import type { SaveFileResult } from "#editor/api/file-api.ts";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";
import { formatMegabytes } from "./format-megabytes.ts";

type SavedReportProps = {
  answer: SaveFileResult;
  /** Name of the uploaded file; undefined for one restored from the history. */
  name: string | undefined;
};

/** Report on a file that was saved as a draft, after the question about it, if any, that the user has to answer. */
export function SavedReport({ answer: { bytes, report, question, raw }, name }: SavedReportProps) {
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
