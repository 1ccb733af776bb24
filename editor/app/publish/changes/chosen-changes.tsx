import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { ChangedValue, PendingChange } from "#editor/api/publish-api.ts";
import styles from "#editor/app/publish/publish-panel.module.css";
import controls from "#editor/app/shared/buttons/controls.module.css";

type ChosenChangesProps = {
  changes: readonly PendingChange[];
  /** Paths of the files that are left out and stay drafts. */
  kept: ReadonlySet<string>;
  onKeep: (kept: ReadonlySet<string>) => void;
};

/** The list of changes to publish; if there are several files, each has a checkbox to leave it out. */
export function ChosenChanges({ changes, kept, onKeep }: ChosenChangesProps) {
  if (changes.length === 1)
    return (
      <ul className={styles.files}>
        {changes.map((change) => (
          <li key={change.file}>{changeWords(change)}</li>
        ))}
      </ul>
    );
  const toggle = (file: string, isChosen: boolean) => {
    const next = new Set(kept);
    if (isChosen) next.delete(file);
    else next.add(file);
    onKeep(next);
  };
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Qué se publica</legend>
      {changes.map((change) => (
        <label key={change.file} className={styles.file}>
          <input
            type="checkbox"
            className={controls.box}
            checked={!kept.has(change.file)}
            onChange={({ target }) => toggle(change.file, target.checked)}
          />
          <span>{changeWords(change)}</span>
        </label>
      ))}
      <p role="status" className={styles.small}>
        {formatRemainingDraftsMessage(changes.filter(({ file }) => kept.has(file))) ||
          "Desmarca lo que no quieras publicar todavía: sigue como borrador."}
      </p>
    </fieldset>
  );
}

/** Formats the list of changes that stay drafts; empty if there are none. */
export function formatRemainingDraftsMessage(kept: readonly PendingChange[]): string {
  if (kept.length === 0) return "";
  const [stays, drafts] = kept.length === 1 ? ["Sigue", "borrador"] : ["Siguen", "borradores"];
  return `${stays} como ${drafts}: ${formatSpanishList(kept.map(({ label }) => label))}.`;
}

/** Describes a file's changes: a single short change in full, otherwise the number of changes. */
function changeWords({ label, words, text }: PendingChange): string {
  const count = words.length + (text?.changes.length ?? 0);
  const [only] = words;
  if (count === 1 && only && isShort(only)) return `${label}: ${only.where}, ${beforeAndAfter(only)}`;
  return count > 0 ? `${label}: ${count === 1 ? "un cambio" : `${count} cambios`}` : label;
}

const maxLetters = 60;

const isShort = ({ before, after }: ChangedValue) =>
  typeof before === "string" && typeof after === "string" && before.length + after.length <= maxLetters;

function beforeAndAfter({ before, after, from }: ChangedValue): string {
  const since = from === undefined ? "" : ` desde el ${formatDate(from)}`;
  if (before === "") return `se agrega «${after}»${since}`;
  if (after !== "") return `${before} → ${after}${since}`;
  return from === undefined ? `se quita «${before}»` : `ya no será «${before}»${since}`;
}
