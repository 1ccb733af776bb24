import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { buildLabelledByWithError, FieldError } from "./field-error.tsx";

type CheckboxFieldProps = {
  /** May contain a link; a click on the rest of the label ticks the box. */
  label: ReactNode;
  error?: string | undefined;
  name: string;
} & Omit<
  ComponentProps<"input">,
  "className" | "style" | "type" | "name" | "placeholder" | "aria-invalid" | "aria-labelledby"
>;

/** A native checkbox with its label next to it. Consents must not be ticked in advance. */
export function CheckboxField({ label, error, id, ...native }: CheckboxFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.choice} htmlFor={inputId}>
        <input
          {...native}
          className={styles.box}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-labelledby={error && buildLabelledByWithError(inputId)}
        />
        <span id={`${inputId}-label`}>{label}</span>
      </label>
      {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  );
}
