import type { ReactNode } from "react";
import styles from "./plan-rows.module.css";

/** Gives each row of a list the colours of the membership in its place. */
export function PlanRows({ children }: { children: ReactNode }) {
  return <div className={styles.plans}>{children}</div>;
}
