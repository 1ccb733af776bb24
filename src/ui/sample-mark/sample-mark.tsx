import type { ReactNode } from "react";
import { Chip } from "#ui/chip/chip.tsx";
import styles from "./sample-mark.module.css";

type SampleMarkProps = {
  /** False once nothing is invented any more. */
  label: string | false;
  /** What shows it: the mark sits on its upper corner. Without it, the mark stands where it is written. */
  of?: ReactNode;
  /** What about it is not the operator's own yet, in a sentence or two, below it. */
  children?: ReactNode;
};

/** At the corner of what shows invented data: small, so that it never outshouts it. */
export function SampleMark({ label, of, children }: SampleMarkProps) {
  if (!label) return of;
  const mark = (
    <p className={styles.mark} data-sample>
      <Chip tone="sample">{label}</Chip>
      {children && (
        <>
          <span className="visually-hidden">:</span> {children}
        </>
      )}
    </p>
  );
  if (!of) return mark;
  return (
    <div className={styles.marked}>
      {of}
      {mark}
    </div>
  );
}
