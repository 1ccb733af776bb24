import type { Plan, PlanHighlight } from "#domain/plan.ts";
import { PlanCard, type PlanCardCopy } from "#sections/plan-card/plan-card.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./plan-grid.module.css";

type PlanGridProps = {
  offers: readonly { plan: Plan; highlights: readonly PlanHighlight[]; purchaseUrl: string; opensStore?: boolean }[];
  copy: PlanCardCopy;
  headingLevel: 2 | 3;
};

/** All memberships side by side; two by two on tablets, stacked on phones. */
export function PlanGrid({ offers, copy, headingLevel }: PlanGridProps) {
  return (
    <ul className={styles.grid}>
      {offers.map((offer) => (
        <Stack as="li" key={offer.plan.id}>
          <PlanCard {...offer} copy={copy} headingLevel={headingLevel} />
        </Stack>
      ))}
    </ul>
  );
}
