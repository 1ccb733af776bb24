import { simBuilderMarkupCopy, simBuilderProps, simClosing, simPrivacySection } from "#content/sim/sim-builder-page.ts";
import { simPath } from "#content/sim/sim-progress.ts";
import type { enhanceSimBuilder } from "#features/sim-builder/enhance-sim-builder.ts";
import { SimBuilder } from "#features/sim-builder/sim-builder.tsx";
import { SimClosing } from "#features/sim-builder/sim-closing.tsx";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { OldBrowserNote } from "#layout/old-browser-note.tsx";
import { createPageBreadcrumbs } from "#layout/page-breadcrumbs.ts";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { TickList } from "#ui/tick-list/tick-list.tsx";

const { data } = createPageBreadcrumbs(simPath);
const { heading, done, ...view } = simBuilderMarkupCopy;

export function Page() {
  return (
    <>
      <OldBrowserNote />
      <EnhancedIsland<typeof enhanceSimBuilder> name="sim-builder" props={simBuilderProps}>
        <SimBuilder {...view} heading={<EmphasizedText parts={heading} />} done={<EmphasizedText parts={done} />} />
        <Section id="tus-respuestas">
          <SimClosing {...simClosing}>
            <div data-no-search>
              <Stack gap={4}>
                <SectionHeading>{simPrivacySection.heading}</SectionHeading>
                <TickList items={simPrivacySection.points} />
              </Stack>
            </div>
          </SimClosing>
        </Section>
      </EnhancedIsland>
      <StructuredData data={data} />
    </>
  );
}
