import type { Plan, PlanHighlight, PlanId } from "#domain/plans/plan.ts";
import { PlanCard, type PlanCardCopy } from "#sections/plan-card/plan-card.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./plan-grid.module.css";

export type PlanGridProps = {
  cards: readonly { plan: Plan; highlights: readonly PlanHighlight[]; purchaseUrl: string; opensStore?: boolean }[];
  copy: PlanCardCopy;
  headingLevel: 2 | 3;
  /** The membership that is initially open on phones. */
  openPlanId?: PlanId;
};

/**
 * All memberships: side by side on wide screens, two by two on tablets; on phones, a list in which one row is open at a
 * time.
 */
export function PlanGrid({ cards, copy, headingLevel, openPlanId }: PlanGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <Stack as="li" key={card.plan.id}>
          <PlanCard {...card} copy={copy} headingLevel={headingLevel} isOpen={card.plan.id === openPlanId} />
        </Stack>
      ))}
    </ul>
  );
}
