import type { ReactNode } from "react";
import type { BenefitLook } from "#domain/plans/plan.ts";
import { AsideLayout } from "#ui/aside-layout/aside-layout.tsx";
import { CheckList } from "#ui/check-list/check-list.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import styles from "./activation-guide.module.css";

type ActivationGuideProps = {
  /** The benefit's colour. */
  color: BenefitLook["color"];
  /** Heading, such as "Actívalo en 4 pasos". */
  heading: ReactNode;
  requirements: { title: string; needs: readonly string[] };
  /** Values that the visitor types, says or shows, if any. */
  keys: readonly { term: string; value: string; note: string }[];
  steps: readonly { heading: string; text: readonly string[] }[];
};

/** How to use a benefit: requirements, values to have at hand, steps. */
export function ActivationGuide({ color, heading, requirements, keys, steps }: ActivationGuideProps) {
  return (
    <Tint color={color}>
      <AsideLayout
        aside={
          <div className={styles.before}>
            <h2>{requirements.title}</h2>
            <CheckList items={requirements.needs} />
          </div>
        }
      >
        <Stack gap={5}>
          <SectionHeading>{heading}</SectionHeading>
          {keys.length > 0 && <ActivationValues values={keys} />}
          <Steps steps={steps} headingLevel={3} direction="down" />
        </Stack>
      </AsideLayout>
    </Tint>
  );
}

type ActivationValuesProps = { values: readonly { term: string; value: string; note: string }[] };

/** Values that the visitor types, says or shows, in large type. */
function ActivationValues({ values }: ActivationValuesProps) {
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
