import type { ComponentProps } from "react";
import styles from "./push-button.module.css";

type PushButtonProps = Omit<ComponentProps<"button">, "className" | "style" | "type"> & {
  /** `main` the one action that a view is for; `plain` an outline; `text` inside lines and rows; `danger` what takes something away. */
  look?: "main" | "plain" | "text" | "danger";
  /** Looks and says that it cannot be pressed now, and keeps the focus. */
  isOff?: boolean;
};

/** A button that does something. */
export function PushButton({ look = "plain", isOff = false, onClick, ...native }: PushButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={styles.button}
      data-look={look}
      data-cut={look === "main" ? "object" : undefined}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    />
  );
}
