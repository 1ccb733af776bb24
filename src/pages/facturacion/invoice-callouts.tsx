import styles from "./invoice-callouts.module.css";

type InvoiceCalloutsProps = { items: readonly string[] };

/** List of the fields to which the numbers on the drawn invoice point. */
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
