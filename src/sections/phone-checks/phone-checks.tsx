import type { ReactNode } from "react";
import type { MenuStep } from "#domain/menu-step.ts";
import { MenuSteps } from "#sections/menu-steps/menu-steps.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import styles from "./phone-checks.module.css";

type PhoneChecksProps = {
  checks: readonly {
    /** Anchor. */
    id: string;
    heading: ReactNode;
    steps: readonly MenuStep[];
    more: { title: string; items: readonly string[] };
  }[];
};

/** What to look up on each kind of phone, side by side where there is room. */
export function PhoneChecks({ checks }: PhoneChecksProps) {
  return (
    <div className={styles.checks}>
      {checks.map(({ id, heading, steps, more }) => (
        <div key={id} className={styles.check} id={id}>
          <SectionHeading>{heading}</SectionHeading>
          <MenuSteps steps={steps} headingLevel={3} />
          <div className={styles.more}>
            <h3 className={styles.title}>{more.title}</h3>
            <ul className={styles.items}>
              {more.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </div>
  );
}
