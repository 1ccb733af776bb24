import type { invoiceDrawing } from "#content/help/invoicing-page.ts";
import { Logo } from "#ui/logo/logo.tsx";
import { MarkedSample } from "#ui/sample-mark/marked-sample.tsx";
import styles from "./drawn-invoice.module.css";

type DrawnInvoiceProps = { copy: typeof invoiceDrawing };

/** A drawn invoice with the mark of samples. */
export function DrawnInvoice({ copy }: DrawnInvoiceProps) {
  return (
    <div className={styles.marked}>
      <MarkedSample label={copy.sample.label} content={<Drawing copy={copy} />}>
        {copy.sample.text}
      </MarkedSample>
    </div>
  );
}

/** The invoice with a number at each field that has to be right. Decorative: the list next to it names the fields. */
function Drawing({ copy }: DrawnInvoiceProps) {
  return (
    <div className={styles.invoice} aria-hidden="true">
      <div className={styles.head}>
        <Logo />
        <p className={styles.title}>
          {copy.title} <span>{copy.version}</span>
        </p>
      </div>
      <p className={styles.lines} />
      <div className={styles.recipient}>
        <p className={styles.name}>{copy.recipient}</p>
        {copy.fields.map(({ label, sample }, index) => (
          <p key={label} className={styles.field}>
            <span>{label}</span>
            <b>{sample}</b>
            <span className={styles.number}>{index + 1}</span>
          </p>
        ))}
      </div>
      <p className={styles.row}>
        {copy.concept} <span className={styles.amount} />
      </p>
      <p className={styles.row} data-total>
        {copy.total} <span className={styles.amount} />
      </p>
      <div className={styles.foot}>
        <svg viewBox="0 0 21 21" shapeRendering="crispEdges" aria-hidden="true">
          <path d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2zM14 0h7v7h-7zM15 1v5h5V1zM16 2h3v3h-3zM0 14h7v7H0zM1 15v5h5v-5zM2 16h3v3H2zM9 0h1v3H9zM11 1h2v2h-2zM8 4h2v1H8zM11 5h2v3h-2zM0 8h3v1H0zM4 9h2v2H4zM8 8h2v2H8zM1 11h2v2H1zM6 12h3v1H6zM10 10h3v2h-3zM14 9h2v2h-2zM18 8h3v2h-3zM16 11h2v2h-2zM9 14h2v2H9zM12 13h1v3h-1zM14 15h3v1h-3zM18 13h2v3h-2zM9 17h1v4H9zM11 18h3v1h-3zM15 18h1v3h-1zM17 17h3v2h-3zM12 20h2v1h-2zM18 20h3v1h-3z" />
        </svg>
        <p className={styles.lines} />
      </div>
    </div>
  );
}
