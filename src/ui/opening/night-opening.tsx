import type { ReactNode } from "react";
import styles from "./night-opening.module.css";

/** Darkens the opening of a help page at night. */
export function NightOpening({ children }: { children: ReactNode }) {
  return <div className={styles.help}>{children}</div>;
}
