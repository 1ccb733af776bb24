import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";
import { buildLabelledByWithError, FieldError } from "./field-error.tsx";

type TextFieldProps = {
  label: string;
  /** Help text that stays visible while the visitor types. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Name in the submitted form. */
  name: string;
  /** An example value. It disappears on the first character, so it must not replace the label. */
  placeholder?: string | undefined;
  type?: "text" | "email" | "tel" | "search" | "url" | "password" | "number" | "date" | "time" | "datetime-local";
} & Omit<
  ComponentProps<"input">,
  "className" | "style" | "type" | "name" | "placeholder" | "aria-invalid" | "aria-describedby" | "aria-labelledby"
>;

/** One line of text with its label above. Native attributes (`autoComplete`, `inputMode`, `ref` ...) pass through. */
export function TextField({ label, hint, error, type = "text", id, ...native }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} id={`${inputId}-label`} htmlFor={inputId}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...native}
        className={styles.input}
        id={inputId}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-labelledby={error && buildLabelledByWithError(inputId)}
        aria-describedby={hint && `${inputId}-hint`}
      />
      {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  );
}
