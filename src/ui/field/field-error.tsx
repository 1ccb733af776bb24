import { Icon } from "#ui/icon/icon.tsx";
import styles from "./field.module.css";

type FieldErrorProps = {
  /** Id that the field's `aria-describedby` names. */
  id: string;
  /** Text that names the field and the remedy. */
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
