import styles from "./answer-meanings.module.css";

export type AnswerMeaningsProps = { title: string; meanings: readonly { term: string; text: string }[] };

/** What each possible answer means, shown until there is one. */
export function AnswerMeanings({ title, meanings }: AnswerMeaningsProps) {
  return (
    <div className={styles.meanings} data-tool>
      <p>
        <b>{title}</b>
      </p>
      <dl>
        {meanings.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
