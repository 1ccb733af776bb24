import type { ReactNode } from "react";
import type { MenuStep } from "#domain/menu-step.ts";
import { MenuSteps } from "#sections/menu-steps/menu-steps.tsx";
import { NeedsList } from "#sections/needs-list/needs-list.tsx";
import { Beside } from "#ui/beside/beside.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./manual-guide.module.css";

type ManualGuideProps = {
  /** Its anchor. */
  id: string;
  title: string;
  /** The name of its system. */
  scope: string;
  /** What is needed before the first step, under its title. */
  needs?: { title: string; items: readonly string[] } | undefined;
  steps: readonly MenuStep[];
  /** Next to the steps: a download, for instance. */
  extra?: ReactNode;
  /** Below the steps. */
  children?: ReactNode;
};

/** One guide of a manual: read from top to bottom, on a single sheet when printed. */
export function ManualGuide({ id, title, scope, needs, steps, extra, children }: ManualGuideProps) {
  return (
    <article className={styles.guide} id={id} aria-labelledby={`${id}-titulo`}>
      <Beside
        aside={
          <>
            <Stack gap={2}>
              <h2 className={styles.title} id={`${id}-titulo`}>
                {title}
              </h2>
              <p className={styles.scope}>{scope}</p>
            </Stack>
            {needs && <NeedsList {...needs} headingLevel={3} />}
            {extra}
          </>
        }
      >
        <MenuSteps steps={steps} headingLevel={3} />
        {children}
      </Beside>
    </article>
  );
}
