import type { ReactNode } from "react";
import { Chip } from "#ui/chip/chip.tsx";
import styles from "./sample-mark.module.css";

type SampleMarkProps = {
  /** Label of the mark; false once the data are real. */
  label: string | false;
  /** The content with sample data, which gets the mark on its upper corner. Without content, the mark is inline. */
  sampleContent?: ReactNode;
  /** One or two sentences on the data that the operator still has to provide. */
  children?: ReactNode;
};

/** Marks content that has sample data, small enough not to distract. */
export function SampleMark({ label, sampleContent, children }: SampleMarkProps) {
  if (!label) return sampleContent;
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
  if (!sampleContent) return mark;
  return (
    <div className={styles.marked}>
      {sampleContent}
      {mark}
    </div>
  );
}
