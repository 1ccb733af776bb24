import { type ComponentProps, useId } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import fieldStyles from "./field.module.css";
import styles from "./select-field.module.css";

type SelectFieldProps = {
  label: string;
  /** Help that stays visible while choosing. */
  hint?: string | undefined;
  name: string;
  options: readonly { value: string; text: string }[];
} & Omit<ComponentProps<"select">, "className" | "style" | "name" | "children" | "aria-describedby">;

/** A native choice from a list: the phone shows its own picker. */
export function SelectField({ label, hint, options, id, ...native }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={selectId}>
        {label}
      </label>
      {hint && (
        <p className={fieldStyles.hint} id={`${selectId}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.list}>
        <select
          {...native}
          className={styles.select}
          id={selectId}
          aria-describedby={hint ? `${selectId}-hint` : undefined}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron" />
        </span>
      </div>
    </div>
  );
}
