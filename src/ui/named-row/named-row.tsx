import { type ReactNode, useId } from "react";
import styles from "./named-row.module.css";

type NamedRowProps = {
  /** Stands over the row and names it. */
  label: string;
  /** `li` each. */
  children: ReactNode;
};

/** Small things side by side under their name, in as many lines as they take. */
export function NamedRow({ label, children }: NamedRowProps) {
  const id = useId();
  return (
    <div className={styles.block}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ul className={styles.row} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}
