import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { Chip } from "#ui/chip/chip.tsx";
import type { PlanReceiptCopy } from "./plan-receipt-copy.ts";
import styles from "./receipt-stamp.module.css";

type ReceiptStampProps = {
  outcome: keyof PlanReceiptCopy["verdict"];
  /** The difference between the two payments. */
  savedPesos: number;
  /** Whether it plays its animation. */
  isNew: boolean;
  /** The mark of the initial values' receipt. */
  example: string | false;
  copy: PlanReceiptCopy["verdict"];
};

/** The receipt's verdict as a stamp. An amount at the end of the title is set in larger type. */
export function ReceiptStamp({ outcome, savedPesos, isNew, example, copy }: ReceiptStampProps) {
  const { title, text } = copy[outcome];
  const saved = formatPesos(savedPesos);
  const [words, amount] = title.split(/(?=\{saved\})/);
  return (
    <p className={styles.stamp} data-answer={outcome} data-new={isNew || undefined}>
      <b className={styles.verdict}>
        {words}
        {amount && <span className={styles.amount}>{fillPlaceholders(amount, { saved })}</span>}
      </b>{" "}
      <span>
        {fillPlaceholders(text, { saved })} {example && <Chip tone="sample">{example}</Chip>}
      </span>
    </p>
  );
}
