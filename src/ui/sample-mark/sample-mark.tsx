import type { ReactNode } from "react";
import { Chip } from "#ui/chip/chip.tsx";
import styles from "./sample-mark.module.css";

type SampleMarkProps = {
  label: string;
  /** What about it is not the operator's own yet, in a sentence or two. */
  children?: ReactNode;
};

/** At the corner of what shows invented data: small, so that it never outshouts it. */
export function SampleMark({ label, children }: SampleMarkProps) {
  return (
    <p className={styles.mark} data-sample>
      {children && <span>{children}</span>}
      <Chip tone="sample">{label}</Chip>
    </p>
  );
}
