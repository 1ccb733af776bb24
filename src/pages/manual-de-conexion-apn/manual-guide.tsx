import type { ReactNode } from "react";
import type { MenuStep } from "#domain/devices/menu-step.ts";
import { MenuSteps } from "#sections/menu-steps/menu-steps.tsx";
import { RequirementList } from "#sections/requirement-list/requirement-list.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";

type ManualGuideProps = {
  /** Anchor of the guide; a link to it opens the guide. */
  id: string;
  title: string;
  /** Name of the operating system. */
  scope: string;
  /** Requirements, with their own title. */
  needs?: { title: string; items: readonly string[] } | undefined;
  steps: readonly MenuStep[];
  /** Content before the steps, such as a download. */
  extra?: ReactNode;
  /** Content below the steps. */
  children?: ReactNode;
};

/** One guide of a manual, in a closed disclosure. */
export function ManualGuide({ id, title, scope, needs, steps, extra, children }: ManualGuideProps) {
  return (
    <Disclosure summary={title} headingLevel={2} contentId={id}>
      <Stack gap={4}>
        <p>{scope}</p>
        {needs && <RequirementList {...needs} headingLevel={3} />}
        {extra}
        <MenuSteps steps={steps} headingLevel={3} />
        {children}
      </Stack>
    </Disclosure>
  );
}
