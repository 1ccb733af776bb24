import type { SavedFile } from "#editor/api/file-api.ts";
import { Message } from "#editor/app/shared/message.tsx";
import { RawMessage } from "#editor/app/shared/raw-message.tsx";
import { megabytes } from "./megabytes.ts";

type SavedReportProps = {
  answer: SavedFile;
  /** As the file was called; one that was brought back has none. */
  name: string | undefined;
};

/** What a file holds that is a draft now; before it, what a person has to answer, since nobody else can. */
export function SavedReport({ answer: { bytes, report, question, raw }, name }: SavedReportProps) {
  const title = [
    "Guardado como borrador",
    [...(name === undefined ? [] : [`«${name}»`]), ...(bytes === undefined ? [] : [megabytes(bytes)])].join(", "),
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
        {raw !== undefined && <RawMessage>{raw}</RawMessage>}
      </Message>
    </>
  );
}
