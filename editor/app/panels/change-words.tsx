import type { PendingChange, Words } from "#editor/api.ts";
import { MarkedWords } from "#editor/app/parts/marked-words.tsx";
import styles from "./change-words.module.css";

/** What reads differently in one file: words before and after. */
export function ChangeWords({ words }: Pick<PendingChange, "words">) {
  if (words.length === 0) return <p>No se compara por palabras: mira cómo queda en su página.</p>;
  return words.map(({ where, before, after, parts }) => (
    <div key={JSON.stringify([where, before, after])} className={styles.change}>
      <h4>{where}</h4>
      {parts && <MarkedWords parts={parts} />}
      {!parts && before.length > 0 && (
        <div className={styles.before}>
          <span className={styles.which}>{after.length > 0 ? "Antes" : "Se quita"}</span>{" "}
          <del>
            <Side words={before} />
          </del>
        </div>
      )}
      {!parts && after.length > 0 && (
        <div className={styles.after}>
          <span className={styles.which}>{before.length > 0 ? "Ahora" : "Nuevo"}</span>{" "}
          <ins>
            <Side words={after} />
          </ins>
        </div>
      )}
    </div>
  ));
}

function Side({ words }: { words: Words }) {
  if (typeof words === "string") return words;
  return (
    <ul className={styles.fields}>
      {words.map((field) => (
        <li key={field.name}>{field.name === "" ? field.words : `${field.name}: ${field.words || "vacío"}`}</li>
      ))}
    </ul>
  );
}
