import type { ReactNode } from "react";
import styles from "./beside.module.css";

type BesideProps = {
  /** What helps while reading the rest; it stays visible where there is room. */
  aside: ReactNode;
  children: ReactNode;
};

/** Something to read or do, next to what to know meanwhile; stacked where there is no room. */
export function Beside({ aside, children }: BesideProps) {
  return (
    <div className={styles.beside}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
