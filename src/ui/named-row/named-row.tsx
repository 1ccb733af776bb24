import { type ReactNode, type Ref, useId } from "react";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./named-row.module.css";

type NamedRowProps = {
  /** Name of the row, shown above it. */
  label: string;
  /** `li` elements. */
  children: ReactNode;
  /** With it the row can take the focus, by script only. */
  listRef?: Ref<HTMLUListElement>;
};

/** Small things side by side under their name, in as many lines as they need. */
export function NamedRow({ label, children, listRef }: NamedRowProps) {
  const id = useId();
  return (
    <Stack gap={2}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ul className={styles.row} ref={listRef} tabIndex={listRef ? -1 : undefined} aria-labelledby={id}>
        {children}
      </ul>
    </Stack>
  );
}
