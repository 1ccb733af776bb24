import type { ReactNode } from "react";
import type { MenuStep } from "#domain/site/menu-step.ts";
import { MenuSteps } from "#sections/menu-steps/menu-steps.tsx";
import { NeedsList } from "#sections/needs-list/needs-list.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";

type ManualGuideProps = {
  /** Its anchor: a link to it opens the guide. */
  id: string;
  title: string;
  /** The name of its system. */
  scope: string;
  /** What is needed before the first step, under its title. */
  needs?: { title: string; items: readonly string[] } | undefined;
  steps: readonly MenuStep[];
  /** Before the steps: a download, for instance. */
  extra?: ReactNode;
  /** Below the steps. */
  children?: ReactNode;
};

/** One guide of a manual, folded until somebody has that phone; read from top to bottom. */
export function ManualGuide({ id, title, scope, needs, steps, extra, children }: ManualGuideProps) {
  return (
    <Disclosure summary={title} headingLevel={2} contentId={id}>
      <Stack gap={4}>
        <p>{scope}</p>
        {needs && <NeedsList {...needs} headingLevel={3} />}
        {extra}
        <MenuSteps steps={steps} headingLevel={3} />
        {children}
      </Stack>
    </Disclosure>
  );
}
