import { formatDate } from "#domain/calendar/spanish-time.ts";
import { isSameJson } from "#editor/api/merge/merge-rows.ts";
import type { LegalTextChanges } from "#editor/api/requests/legal-text-api.ts";
import type { ChangedValue, PendingChange, ValueText } from "#editor/api/requests/publish-api.ts";
import { ChangedClause, formatComparisonNote } from "#editor/app/legal/clause/changed-clause.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { DiffParts, ReadableText } from "#editor/app/shared/diff-parts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./file-changes.module.css";

type FileChangesProps = Pick<PendingChange, "changes" | "text"> & {
  onPreview?: ((page: string, day?: string) => void) | undefined;
  /** The page of a legal text; undefined if it does not show the change. */
  textPage?: string | undefined;
};

export function FileChanges({ changes, text, textPage, onPreview }: FileChangesProps) {
  if (changes.length === 0 && !text) return <p>No se compara por palabras: mira cómo queda en su página.</p>;
  return (
    <>
      {text && <ChangedText text={text} />}
      {onPreview && textPage !== undefined && (
        <ViewButton where="el texto legal" view={{ page: textPage }} onPreview={onPreview} />
      )}
      {changes.map((...args) => renderChange(onPreview, ...args))}
    </>
  );
}

function ChangedText({ text }: { text: LegalTextChanges }) {
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

/**
 * A difference and, after the last one that a page shows, the button to that page. Two values may have the same label,
 * so the position is part of the key.
 */
const renderChange = (
  onPreview: FileChangesProps["onPreview"],
  change: ChangedValue,
  index: number,
  changes: readonly ChangedValue[],
) => (
  <div key={`${index} ${change.where}`} className={layout.tight}>
    <ValueDifference change={change} />
    {onPreview && change.view && !isSameJson(change.view, changes[index + 1]?.view) && (
      <ViewButton where={change.where} view={change.view} onPreview={onPreview} />
    )}
  </div>
);

type ViewButtonProps = {
  where: string;
  view: NonNullable<ChangedValue["view"]>;
  onPreview: NonNullable<FileChangesProps["onPreview"]>;
};

const ViewButton = ({ where, view: { page, day }, onPreview }: ViewButtonProps) => (
  <PushButton look="text" onClick={() => onPreview(page, day)}>
    {day === undefined ? "Ver como quedará" : `Ver como quedará el ${formatDate(day)}`}
    <span className="visually-hidden">{`: ${where}`}</span>
  </PushButton>
);

const ValueDifference = ({ change: { where, before, after, parts, from } }: { change: ChangedValue }) => (
  <>
    <h4>
      <ReadableText text={from === undefined ? where : `${where}, desde el ${formatDate(from)}`} />
    </h4>
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
  </>
);

function ValueCell({ value }: { value: ValueText }) {
  if (typeof value === "string") return <ReadableText text={value} />;
  return (
    <ul className={layout.tight}>
      {value.map((field) => (
        <li key={field.name}>
          <ReadableText text={field.name === "" ? field.text : `${field.name}: ${field.text || "vacío"}`} />
          {field.picture && <img src={`/api/uploads/${field.picture}.webp`} alt="" className={styles.picture} />}
        </li>
      ))}
    </ul>
  );
}
