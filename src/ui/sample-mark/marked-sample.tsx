import type { ReactNode } from "react";
import styles from "./marked-sample.module.css";
import { SampleMark, type SampleMarkProps } from "./sample-mark.tsx";

type MarkedSampleProps = SampleMarkProps & { content: ReactNode };

/** Content with sample data, and its mark on the content's upper corner. */
export function MarkedSample({ content, ...mark }: MarkedSampleProps) {
  if (!mark.label) return content;
  return (
    <div className={styles.marked}>
      {content}
      <SampleMark {...mark} />
    </div>
  );
}
