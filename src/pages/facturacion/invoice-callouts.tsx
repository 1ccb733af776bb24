import styles from "./invoice-callouts.module.css";

type InvoiceCalloutsProps = { items: readonly string[] };

/** What the numbers on the drawn invoice point to. */
export function InvoiceCallouts({ items }: InvoiceCalloutsProps) {
  return (
    <ol className={styles.callouts}>
      {items.map((item, index) => (
        <li key={item} className={styles.callout}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>{item}</div>
        </li>
      ))}
    </ol>
  );
}
