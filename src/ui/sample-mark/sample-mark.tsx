import type { ReactNode } from "react";
import { Chip } from "#ui/chip/chip.tsx";
import styles from "./sample-mark.module.css";

export type SampleMarkProps = {
  /** Label of the mark; false once the data are real. */
  label: string | false;
  /** One or two sentences on the data that the operator still has to provide. */
  children?: ReactNode;
};

/** Marks sample data, small enough not to distract. */
export function SampleMark({ label, children }: SampleMarkProps) {
  return (
    label && (
      <p className={styles.mark} data-sample>
        <Chip tone="sample">{label}</Chip>
        {children && (
          <>
            <span className="visually-hidden">:</span> {children}
          </>
        )}
      </p>
    )
  );
}
