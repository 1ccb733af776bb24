import styles from "./guide-steps.module.css";

type GuideStepsProps = {
  steps: readonly { heading: string; text: readonly string[] }[];
  headingLevel: 2 | 3 | 4;
};

/** Steps to follow with the phone in hand, stacked and joined by a line. */
export function GuideSteps({ steps, headingLevel }: GuideStepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles.steps}>
      {steps.map(({ heading, text }, index) => (
        <li key={heading} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.words}>
            <Heading className={styles.heading}>{heading}</Heading>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
