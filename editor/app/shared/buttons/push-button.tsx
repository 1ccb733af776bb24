import type { ComponentProps } from "react";
import styles from "./push-button.module.css";

type PushButtonProps = Omit<ComponentProps<"button">, "className" | "style" | "type"> & {
  /** `main`: the main action of a view; `plain`: outlined; `text`: inside lines and rows; `danger`: for removals. */
  look?: "main" | "plain" | "text" | "danger";
  /** Whether the button looks and is announced as disabled; unlike with `disabled`, it can have the focus. */
  isAriaDisabled?: boolean;
};

export function PushButton({ look = "plain", isAriaDisabled = false, onClick, ...native }: PushButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={styles.button}
      data-look={look}
      data-cut={look === "main" ? "object" : undefined}
      aria-disabled={isAriaDisabled || undefined}
      onClick={isAriaDisabled ? undefined : onClick}
    />
  );
}
