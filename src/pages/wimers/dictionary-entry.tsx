import styles from "./dictionary-entry.module.css";

type DictionaryEntryProps = {
  word: string;
  /** Word class. */
  kind: string;
  /** Each meaning is one sentence. */
  meanings: readonly string[];
  exampleLabel: string;
  example: string;
};

/** A word of the brand, explained as in a dictionary. Its heading is an `h2`. */
export function DictionaryEntry({ word, kind, meanings, exampleLabel, example }: DictionaryEntryProps) {
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
