import { Rail } from "#ui/rail/rail.tsx";
import styles from "./steps.module.css";

type StepsProps = {
  steps: readonly { heading: string; text: string | readonly string[] }[];
  /** Level of each step's heading in the page that hosts them. */
  headingLevel: 2 | 3 | 4;
  /** `down`: to follow with the phone in hand. */
  direction?: "down" | "across";
};

/** What to do, in order. For procedures only; a list that is none has no numbers. */
export function Steps({ steps, headingLevel, direction = "across" }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Rail
      direction={direction}
      steps={steps.map(({ heading, text }) => ({
        id: heading,
        words: (
          <>
            <Heading>{heading}</Heading>
            {[text].flat().map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
          </>
        ),
      }))}
    />
  );
}
