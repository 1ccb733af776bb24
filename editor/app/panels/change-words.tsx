import type { PendingChange } from "#editor/api.ts";
import styles from "./change-words.module.css";

/** What reads differently in one file: words before and after. */
export function ChangeWords({ words }: Pick<PendingChange, "words">) {
  if (words.length === 0) return <p>Es un archivo entero: no se compara por palabras.</p>;
  return words.map(({ where, before, after }) => (
    <div key={where + before + after} className={styles.change}>
      <h4>{where}</h4>
      {before !== "" && (
        <p className={styles.before}>
          <span className={styles.which}>Antes</span> <del>{before}</del>
        </p>
      )}
      {after !== "" && (
        <p className={styles.after}>
          <span className={styles.which}>Ahora</span> <ins>{after}</ins>
        </p>
      )}
      {after === "" && <p className={styles.which}>Se quita</p>}
    </div>
  ));
}
