import { useId } from "react";
import styles from "./field.module.css";
import { SelectList, type SelectListProps } from "./select-list.tsx";

type SelectFieldProps = {
  label: string;
  /** Help text that stays visible while the visitor chooses. */
  hint?: string | undefined;
  name: string;
} & Omit<SelectListProps, "name" | "aria-describedby">;

/** A native select: phones show their own picker. */
export function SelectField({ label, hint, id, ...list }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={selectId}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${selectId}-hint`}>
          {hint}
        </p>
      )}
      <SelectList {...list} id={selectId} aria-describedby={hint ? `${selectId}-hint` : undefined} />
    </div>
  );
}
