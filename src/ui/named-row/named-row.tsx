import { type ReactNode, useId } from "react";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./named-row.module.css";

type NamedRowProps = {
  /** Name of the row, shown above it. */
  label: string;
  /** The row's items, as `li` elements. */
  children: ReactNode;
};

/** A list of small elements below its name, side by side in as many lines as needed. */
export function NamedRow({ label, children }: NamedRowProps) {
  const id = useId();
  return (
    <Stack gap={2}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ul className={styles.row} aria-labelledby={id}>
        {children}
      </ul>
    </Stack>
  );
}
