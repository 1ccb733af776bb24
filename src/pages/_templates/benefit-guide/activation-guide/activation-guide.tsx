import type { guideCopy } from "#content/guides/guide-model.ts";
import type { GuidePage } from "#content/guides/guides.ts";
import { AsideLayout } from "#ui/aside-layout/aside-layout.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { TickList } from "#ui/tick-list/tick-list.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import styles from "./activation-guide.module.css";

type ActivationGuideProps = { guide: GuidePage; copy: typeof guideCopy };

/** How to use a benefit: requirements, values to have at hand, steps. */
export function ActivationGuide({ guide: { benefit, stepsHeading, needs, keys, steps }, copy }: ActivationGuideProps) {
  return (
    <Tint color={benefit.look.color}>
      <AsideLayout
        aside={
          <div className={styles.before}>
            <h2>{copy.before}</h2>
            <TickList items={needs} />
          </div>
        }
      >
        <Stack gap={5}>
          <SectionHeading>{stepsHeading}</SectionHeading>
          {keys.length > 0 && <ActivationValues values={keys} />}
          <Steps steps={steps} headingLevel={3} direction="down" />
        </Stack>
      </AsideLayout>
    </Tint>
  );
}

/** Values that the visitor types, says or shows, in large type. */
function ActivationValues({ values }: { values: GuidePage["keys"] }) {
  return (
    <dl className={styles.keys}>
      {values.map(({ term, value, note }) => (
        <div key={term} className={styles.key}>
          <dt>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
