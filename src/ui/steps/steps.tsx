import { StepRail } from "#ui/step-rail/step-rail.tsx";
import styles from "./steps.module.css";

type StepsProps = {
  steps: readonly { heading: string; text: string | readonly string[] }[];
  headingLevel: 2 | 3 | 4;
  /** Direction of the steps; `down` is for steps that visitors follow with the phone in hand. */
  direction?: "down" | "across";
};

/** Numbered steps of a procedure. Not for lists without an order. */
export function Steps({ steps, headingLevel, direction = "across" }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <StepRail
      direction={direction}
      steps={steps.map(({ heading, text }) => ({
        id: heading,
        content: (
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
