import styles from "./plan-figures.module.css";
import type { Figure } from "./trip-lookup-copy.ts";

type PlanFiguresProps = { figures: readonly Figure[] };

/** A membership's data and prices for a trip, side by side. */
export function PlanFigures({ figures }: PlanFiguresProps) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, figure, condition }) => (
        <li key={label}>
          <span className={styles.small}>{label}</span> <b className={styles.figure}>{figure}</b>{" "}
          <span className={styles.small}>{condition}</span>
        </li>
      ))}
    </ul>
  );
}
