import type { ReactNode } from "react";
import styles from "./phone-disclosure.module.css";

type PhoneDisclosureProps = {
  /** The row that opens the content on phones. */
  summary: ReactNode;
  /** Whether it is a disclosure on wide screens too. */
  isAlsoWide?: boolean;
  /** Whether the content is open on phones; by default, the component keeps this state itself. */
  isOpen?: boolean;
  /** Called when a visitor opens or closes the content. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A disclosure on phones, to keep the page short; always open on wide screens. Works without script. */
export function PhoneDisclosure({ summary, isAlsoWide = false, isOpen, onToggle, children }: PhoneDisclosureProps) {
  return (
    <details
      className={styles.fold}
      data-also-wide={isAlsoWide || undefined}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <span className={styles.marker} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
