import styles from "./legal-summary.module.css";

type LegalSummaryProps = {
  title: string;
  sentences: readonly string[];
  /** States how binding the summary is compared with the text. */
  note: string;
};

/** 'En corto': a legal text in three sentences. */
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
