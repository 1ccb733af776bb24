import { Icon } from "#ui/icon/icon.tsx";
import styles from "./field.module.css";

type FieldErrorProps = {
  /** Target of the field's `aria-describedby`. */
  id: string;
  /** Names the field and the remedy. */
  children: string;
};

/** A field's error: an icon and words, never colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
