import type { ReactNode } from "react";
import styles from "./guided-steps.module.css";

type GuidedStepsProps = {
  /** What the steps are for and what they need. */
  lead: ReactNode;
  /** The steps. */
  children: ReactNode;
};

/** Steps, and beside them what to know before; where there is room it stays in sight. */
export function GuidedSteps({ lead, children }: GuidedStepsProps) {
  return (
    <div className={styles.guide}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.steps}>{children}</div>
    </div>
  );
}
