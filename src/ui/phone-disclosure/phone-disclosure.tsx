import type { ReactNode } from "react";
import styles from "./phone-disclosure.module.css";

type PhoneDisclosureProps = {
  /** The row that opens the content on phones. */
  summary: ReactNode;
  /** Whether it is a disclosure on wide screens too. */
  isAlsoWide?: boolean;
  children: ReactNode;
};

/** A disclosure on phones, to keep the page short; always open on wide screens. Works without script. */
export function PhoneDisclosure({ summary, isAlsoWide = false, children }: PhoneDisclosureProps) {
  return (
    <details className={styles.fold} data-also-wide={isAlsoWide || undefined}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <span className={styles.marker} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
