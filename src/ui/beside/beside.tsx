import type { ReactNode } from "react";
import styles from "./beside.module.css";

type BesideProps = {
  /** Accompanies the rest; stays visible on wide screens. */
  aside: ReactNode;
  children: ReactNode;
};

/** Content with an accompanying part next to it; stacked on narrow screens. */
export function Beside({ aside, children }: BesideProps) {
  return (
    <div className={styles.beside}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
