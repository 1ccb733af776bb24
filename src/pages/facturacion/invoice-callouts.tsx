import styles from "./invoice-callouts.module.css";

type InvoiceCalloutsProps = {
  callouts: readonly { heading: string; text: string }[];
  /** Rank of the callouts' headings. */
  headingLevel: 4;
};

/** What the numbers on the drawn invoice point to. */
export function InvoiceCallouts({ callouts, headingLevel }: InvoiceCalloutsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles.callouts}>
      {callouts.map(({ heading, text }, index) => (
        <li key={heading} className={styles.callout}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <Heading>{heading}</Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
