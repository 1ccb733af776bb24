import type { ReactNode } from "react";
import styles from "./beside.module.css";

type BesideProps = {
  /** What helps while the rest is read; it stays in sight where there is room. */
  aside: ReactNode;
  children: ReactNode;
};

/** What is read or done, and beside it what to know meanwhile; one under the other where there is no room. */
export function Beside({ aside, children }: BesideProps) {
  return (
    <div className={styles.beside}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
