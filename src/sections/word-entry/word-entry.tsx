import styles from "./word-entry.module.css";

type WordEntryProps = {
  word: string;
  /** What kind of word it is. */
  kind: string;
  /** A sentence each. */
  meanings: readonly string[];
  /** Says that what follows is an example. */
  exampleLabel: string;
  example: string;
};

/** A word of the house, as a dictionary would explain it. Its heading is of rank 2. */
export function WordEntry({ word, kind, meanings, exampleLabel, example }: WordEntryProps) {
  return (
    <div className={styles.entry}>
      <div>
        <h2 className={styles.word}>
          <dfn>{word}</dfn>
        </h2>
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
