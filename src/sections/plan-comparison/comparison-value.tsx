import type { ComparisonCell } from "#domain/plans/comparison-rows.ts";
import styles from "./comparison-value.module.css";

type ComparisonValueProps = Omit<ComparisonCell, "planId"> & { isFigure?: boolean | undefined };

/** A plan's value in a row, always as text. Each status also has a mark of its own shape. */
export function ComparisonValue({ text, detail, status, isFigure }: ComparisonValueProps) {
  return (
    <div className={styles.value} data-status={status} data-figure={isFigure || undefined}>
      <span className={styles.text}>{text}</span>
      {detail && <span className={styles.detail}> {detail}</span>}
    </div>
  );
}
