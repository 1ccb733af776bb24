import type { ReactNode } from "react";
import styles from "./field-with-button.module.css";

type FieldWithButtonProps = {
  /** The field first, the `Button` last. */
  children: ReactNode;
  /** Shows the button's short text also on phones, instead of only its icon. */
  showsButtonText?: boolean;
};

/** A field and its button: side by side, or stacked if the visitor's text is large. */
export function FieldWithButton({ children, showsButtonText = false }: FieldWithButtonProps) {
  return <div className={showsButtonText ? styles.row : `${styles.row} ${styles.terse}`}>{children}</div>;
}
