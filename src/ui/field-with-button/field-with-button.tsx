import type { ReactNode } from "react";
import styles from "./field-with-button.module.css";

type AskRowProps = {
  /** The field first, the `Button` last. */
  children: ReactNode;
  /** Shows the button's short text also on phones, instead of only its icon. */
  showsButtonText?: boolean;
};

/** A field for a question and its button: side by side, or stacked with large text. */
export function FieldWithButton({ children, showsButtonText = false }: AskRowProps) {
  return <div className={showsButtonText ? styles.row : `${styles.row} ${styles.terse}`}>{children}</div>;
}
