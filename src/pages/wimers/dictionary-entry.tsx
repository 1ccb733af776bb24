import type { wimerDefinition } from "#content/pages/wimers-page.ts";
import styles from "./dictionary-entry.module.css";

/** A word of the brand, explained as in a dictionary. Its heading is an `h2`. */
export function DictionaryEntry({ word, kind, meanings, exampleLabel, example }: typeof wimerDefinition) {
  return (
    <div className={styles.entry}>
      <div>
        <h2 className={styles.word}>{word}</h2>
        <p className={styles.kind}>{kind}</p>
      </div>
      <div className={styles.meaning}>
        <ol className={styles.meanings}>
          {meanings.map((meaning) => (
            <li key={meaning}>{meaning}</li>
          ))}
        </ol>
        <p className={styles.example}>
          <b>{exampleLabel}</b> {example}
        </p>
      </div>
    </div>
  );
}
