import styles from "./plan-figures.module.css";
import type { Figure } from "./trip-lookup-copy.ts";

type PlanFiguresProps = {
  /** `allowances`: on phones each is one line. */
  kind: "allowances" | "prices";
  figures: readonly Figure[];
};

/** A membership's data or prices for a trip, side by side where there is space. */
export function PlanFigures({ kind, figures }: PlanFiguresProps) {
  return (
    <ul className={styles.figures} data-kind={kind}>
      {figures.map(({ label, figure, condition }) => (
        <li key={label}>
          <span className={styles.small}>{label}</span> <b className={styles.figure}>{figure}</b>{" "}
          <span className={styles.small}>{condition}</span>
        </li>
      ))}
    </ul>
  );
}
