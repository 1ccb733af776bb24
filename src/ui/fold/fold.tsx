import type { ReactNode } from "react";
import styles from "./fold.module.css";

type FoldProps = {
  /** What is in it: on phones, the row that opens it. */
  summary: ReactNode;
  children: ReactNode;
};

/** Folded on phones, where the page is long enough without it; where there is room it is simply there. No script. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <span className={styles.marker} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
