import { ButtonLink } from "#ui/button/button.tsx";
import type { IconName } from "#ui/icon/icon.tsx";
import styles from "./first-steps.module.css";

type FirstStepsProps = {
  /** Names the list for screen readers. */
  label: string;
  steps: readonly {
    /** Anchor of a step that is an action of its own: the first thing to do. */
    id?: string;
    heading: string;
    text: string;
    actions: readonly {
      label: string;
      /** What the label leaves to the step's words. */
      detail?: string;
      href: string;
      /** How the search names it, if it is what is sought. */
      sought?: string;
      icon: IconName;
      /** The one button of them all; it opens the app, in the visitor's store. */
      isMain: boolean;
    }[];
  }[];
  headingLevel: 2 | 3;
};

/** What cannot wait, in order: on a phone it all fits on the first screen. */
export function FirstSteps({ label, steps, headingLevel }: FirstStepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, heading, text, actions }, index) => (
        <li key={heading} id={id} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.words}>
            <Heading className={styles.heading} data-first-action={id && ""}>
              {heading}
            </Heading>
            <p className={styles.text}>{text}</p>
            {actions.length > 0 && (
              <div className={styles.actions}>
                {actions.map(({ label, detail, sought, href, icon, isMain }) => (
                  <ButtonLink
                    key={href}
                    href={href}
                    icon={icon}
                    size="s"
                    variant={isMain ? "dark" : "quiet"}
                    data-store-link={isMain || undefined}
                    data-first-action={sought}
                  >
                    {label}
                    {detail && <span className="visually-hidden"> {detail}</span>}
                  </ButtonLink>
                ))}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
