import type { ReactNode } from "react";
import styles from "./legal-text-layout.module.css";

type LegalReadingProps = { contents: ReactNode; children: ReactNode };

/** A long text with its table of contents: above it on phones, next to it on wide screens. */
export function LegalTextLayout({ contents, children }: LegalReadingProps) {
  return (
    <div className={styles.reading}>
      {contents}
      <article className={styles.text}>{children}</article>
    </div>
  );
}
