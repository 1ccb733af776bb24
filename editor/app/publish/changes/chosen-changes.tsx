import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { Menu } from "#editor/api/api.ts";
import type { PendingChange } from "#editor/api/requests/publish-api.ts";
import styles from "#editor/app/publish/publish-panel.module.css";
import { Checkbox } from "#editor/app/shared/checkbox.tsx";
import { ReadableText } from "#editor/app/shared/diff-parts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { listChangeLines } from "./change-lines.ts";

type ChosenChangesProps = {
  changes: readonly PendingChange[];
  leftOutPaths: ReadonlySet<string>;
  /** Why each form has unsaved input, by the path of its file. */
  unsavedReasons: ReadonlyMap<string, string>;
  onToggle: (file: string, isChosen: boolean) => void;
};

/** The list of changes to publish. If there are several files or an unfinished one, the user can leave out each. */
export function ChosenChanges({ changes, leftOutPaths, unsavedReasons, onToggle }: ChosenChangesProps) {
  if (changes.length === 1 && unsavedReasons.size === 0)
    return (
      <ul className={layout.tight}>
        {changes.map((change) => (
          <li key={change.file}>
            <strong>{change.label}</strong>
            <ChangeLines change={change} />
          </li>
        ))}
      </ul>
    );
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Qué se publica</legend>
      {changes.map((change) => {
        const reason = unsavedReasons.get(change.file);
        return (
          <div key={change.file}>
            <Checkbox
              isChecked={!leftOutPaths.has(change.file)}
              onChange={(isChosen) => onToggle(change.file, isChosen)}
            >
              <strong>{change.label}</strong>
            </Checkbox>
            {reason !== undefined && (
              <p>{`En su formulario hay algo sin guardar (${reason}). Esto es lo último que se guardó, quizá a medias:`}</p>
            )}
            <ChangeLines change={change} />
          </div>
        );
      })}
      <p role="status" className={layout.hint}>
        {formatRemainingDraftsMessage(changes.filter(({ file }) => leftOutPaths.has(file))) ||
          "Desmarca lo que no quieras publicar todavía: sigue como borrador."}
      </p>
    </fieldset>
  );
}

export function formatRemainingDraftsMessage(remainingChanges: readonly PendingChange[]): string {
  if (remainingChanges.length === 0) return "";
  const [stays, drafts] = remainingChanges.length === 1 ? ["Sigue", "borrador"] : ["Siguen", "borradores"];
  return `${stays} como ${drafts}: ${formatSpanishList(remainingChanges.map(({ label }) => label))}.`;
}

const maxUnfoldedLines = 3;

/** The changes of a file, one per line; of more than four, those after the first three are folded. */
function ChangeLines({ change }: { change: PendingChange }) {
  const lines = listChangeLines(change);
  const foldedLines = lines.length > maxUnfoldedLines + 1 ? lines.slice(maxUnfoldedLines) : [];
  if (lines.length === 0) return null;
  return (
    <div className={styles.lines}>
      <ul>{lines.slice(0, lines.length - foldedLines.length).map(renderChangeLine)}</ul>
      {foldedLines.length > 0 && (
        <details>
          <summary>{`y ${foldedLines.length} más`}</summary>
          <ul>{foldedLines.map(renderChangeLine)}</ul>
        </details>
      )}
    </div>
  );
}

/** Two rows may have the same line, so the position is part of the key. */
export const renderChangeLine = (line: string, index: number) => (
  <li key={`${index} ${line}`}>
    <ReadableText text={line} />
  </li>
);

/** Formats a message about changes that another person should read. Without a team, the user has to ask that person. */
export function formatApprovalMessage(changes: readonly PendingChange[], team: Menu["team"]): string {
  const changesToApprove = changes.filter(({ approval }) => approval !== undefined);
  const subjects = team
    ? changesToApprove.map(({ approval }) => approval ?? "")
    : changesToApprove.map(({ label }) => quoteLabel(label));
  return team
    ? `Cambia ${formatSpanishList([...new Set(subjects)])}: lo aprueba ${team.approvers} antes de publicarse.${changesToApprove.length < changes.length ? " Lo demás espera con eso; para publicarlo ya, desmarca eso." : ""}`
    : `Cambia ${formatSpanishList([...new Set(subjects)])}. Pide a otra persona que lo mire antes de publicar.`;
}

/** Quotes a label, unless it already contains quotes, as the label of a legal text does. */
const quoteLabel = (label: string) => (label.includes("«") ? label.replace(/^Texto/, "el texto") : `«${label}»`);
