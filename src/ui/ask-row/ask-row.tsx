import type { ReactNode } from "react";
import styles from "./ask-row.module.css";

type AskRowProps = {
  /** The field first, the `Button` last. */
  children: ReactNode;
  /** The button is a short word, which a phone has room for; else it is its icon there. */
  worded?: boolean;
};

/** A field that answers, and its button: side by side, or where letters are large, one below the other. */
export function AskRow({ children, worded = false }: AskRowProps) {
  return <div className={worded ? styles.row : `${styles.row} ${styles.terse}`}>{children}</div>;
}
