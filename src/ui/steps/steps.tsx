import type { ReactNode } from "react";
import styles from "./steps.module.css";

type StepsProps = {
  steps: readonly { heading: string; text: ReactNode }[];
  /** Level of each step's heading in the page that hosts them. */
  headingLevel: 2 | 3 | 4;
};

/** What to do, in order: numbers on one rail. For procedures only; a list that is none has no numbers. */
export function Steps({ steps, headingLevel }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles.steps} data-count={steps.length}>
      {steps.map(({ heading, text }, index) => (
        <li key={heading} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Heading>{heading}</Heading>
          <div className={styles.text}>{text}</div>
        </li>
      ))}
    </ol>
  );
}
