import type { ReactNode } from "react";
import styles from "./legal-text-layout.module.css";

type LegalTextLayoutProps = { contents: ReactNode; children: ReactNode };

/** A long text with its table of contents, which is above the text on phones and next to the text on wide screens. */
export function LegalTextLayout({ contents, children }: LegalTextLayoutProps) {
  return (
    <div className={styles.reading}>
      {contents}
      <article className={styles.text}>{children}</article>
    </div>
  );
}
