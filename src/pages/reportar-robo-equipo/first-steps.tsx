import { ButtonLink } from "#ui/button/button.tsx";
import type { IconName } from "#ui/icon/icon.tsx";
import styles from "./first-steps.module.css";

type FirstStepsProps = {
  /** Accessible name of the list. */
  label: string;
  steps: readonly {
    /** Anchor of a step that the search offers as the page's first action. */
    id?: string;
    heading: string;
    text: string;
    actions: readonly {
      label: string;
      /** Completes the link's accessible name. */
      detail?: string;
      href: string;
      /** Label of the link in search results, if it is the page's first action. */
      sought?: string;
      icon: IconName;
      /** Whether the link is the main button, which opens the app's page in the visitor's store. */
      isMain: boolean;
    }[];
  }[];
  headingLevel: 2 | 3;
};

/** Urgent steps, in order: on a phone they all fit on the first screen. */
export function FirstSteps({ label, steps, headingLevel }: FirstStepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, heading, text, actions }, index) => (
        <li key={heading} id={id} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.body}>
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
