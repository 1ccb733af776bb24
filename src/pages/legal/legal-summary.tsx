import styles from "./legal-summary.module.css";

type LegalSummaryProps = {
  title: string;
  sentences: readonly string[];
  /** Note on the relation of the summary to the full text. */
  note: string;
};

/** A summary of a legal text in a few sentences, under «En corto». */
export function LegalSummary({ title, sentences, note }: LegalSummaryProps) {
  return (
    <section className={styles.summary}>
      <h2 id="en-corto">{title}</h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
