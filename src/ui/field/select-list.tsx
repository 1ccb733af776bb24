import type { ComponentProps } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./select-list.module.css";

export type SelectListProps = {
  options: readonly { value: string; text: string }[];
} & Omit<ComponentProps<"select">, "className" | "style" | "children">;

/** The native select of a `SelectField`, with an arrow. */
export function SelectList({ options, ...native }: SelectListProps) {
  return (
    <div className={styles.list}>
      <select {...native} className={styles.select}>
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
  );
}
