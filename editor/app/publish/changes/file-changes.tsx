import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { PendingChange, ValueText } from "#editor/api/publish-api.ts";
import type { TextChanges } from "#editor/api/text-api.ts";
import { ChangedClause, formatComparisonNote } from "#editor/app/legal/clause/changed-clause.tsx";
import { DiffParts } from "#editor/app/shared/diff-parts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./file-changes.module.css";

/** The changes of one file: for a legal text, a diff of each clause; for other files, the texts before and after. */
export function FileChanges({ changes, text }: Pick<PendingChange, "changes" | "text">) {
  if (changes.length === 0 && !text) return <p>No se compara por palabras: mira cómo queda en su página.</p>;
  return (
    <>
      {text && <ChangedText text={text} />}
      {changes.map(renderValueDifference)}
    </>
  );
}

function ChangedText({ text }: { text: TextChanges }) {
  if (text.changes.length === 0) return <p>Se lee igual: cambió un enlace, un dato que dice lo mismo o el formato.</p>;
  return (
    <>
      <p className={layout.hint}>{formatComparisonNote(text)}</p>
      {text.changes.map((change) => (
        <ChangedClause key={change.id} change={change} headingLevel={4} />
      ))}
    </>
  );
}

/** Two values may have the same label, so the position is part of the key. */
const renderValueDifference = (
  { where, before, after, parts, from }: PendingChange["changes"][number],
  index: number,
) => (
  <div key={`${index} ${where}`} className={layout.tight}>
    <h4>{from === undefined ? where : `${where}, desde el ${formatDate(from)}`}</h4>
    {parts && (
      <p className={layout.written}>
        <DiffParts parts={parts} />
      </p>
    )}
    {!parts && before.length > 0 && (
      <div className={styles.before}>
        <span className={layout.hint}>{after.length > 0 ? "Antes" : "Se quita"}</span>{" "}
        <del>
          <ValueCell value={before} />
        </del>
      </div>
    )}
    {!parts && after.length > 0 && (
      <div className={styles.after}>
        <span className={layout.hint}>
          {from === undefined ? (before.length > 0 ? "Ahora" : "Nuevo") : `Desde el ${formatDate(from)}`}
        </span>{" "}
        <ins>
          <ValueCell value={after} />
        </ins>
      </div>
    )}
  </div>
);

function ValueCell({ value }: { value: ValueText }) {
  if (typeof value === "string") return value;
  return (
    <ul className={layout.tight}>
      {value.map((field) => (
        <li key={field.name}>{field.name === "" ? field.text : `${field.name}: ${field.text || "vacío"}`}</li>
      ))}
    </ul>
  );
}
