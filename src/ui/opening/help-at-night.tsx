import type { ReactNode } from "react";
import styles from "./help-at-night.module.css";

/** Darkens the opening of a help page at night. */
export function HelpAtNight({ children }: { children: ReactNode }) {
  return <div className={styles.help}>{children}</div>;
}
