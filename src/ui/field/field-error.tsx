import { Icon } from "#ui/icon/icon.tsx";
import styles from "./field.module.css";

type FieldErrorProps = {
  /** What the field's `aria-describedby` points to. */
  id: string;
  /** Names the field and how to fix it. */
  children: string;
};

/** What is wrong with a field: a sign and words, never colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
