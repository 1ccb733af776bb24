import type { ReactNode } from "react";
import styles from "./step-rail.module.css";

type StepRailProps = {
  steps: readonly { id: string; content: ReactNode }[];
  /** Direction of the steps; with `across` they are side by side on wide screens. */
  direction?: "down" | "across";
};

/** Numbered steps, connected by a line. */
export function StepRail({ steps, direction = "down" }: StepRailProps) {
  return (
    <ol className={styles.rail} data-across={direction === "across" ? steps.length : undefined}>
      {steps.map(({ id, content }, index) => (
        <li key={id} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.content}>{content}</div>
        </li>
      ))}
    </ol>
  );
}
