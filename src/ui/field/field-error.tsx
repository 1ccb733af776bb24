import { Icon } from "#ui/icon/icon.tsx";
import styles from "./field.module.css";

type FieldErrorProps = {
  /** The field's id with the suffix `-error`. */
  id: string;
  /** Text that names the field and the remedy. */
  children: string;
};

/**
 * Value of `aria-labelledby` of a field with an error. The error is part of the name, not the description: Firefox
 * reports a changed description when the field gets the focus again, and Orca then reads it twice.
 *
 * @param fieldId - the label's id is the same with the suffix `-label`, the error's with `-error`.
 */
export const buildLabelledByWithError = (fieldId: string) => `${fieldId}-label ${fieldId}-error`;

/** A field's error: an icon and words, never colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
