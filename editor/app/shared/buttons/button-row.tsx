import type { ReactNode } from "react";
import styles from "./button-row.module.css";

/** Buttons, side by side where there is room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
