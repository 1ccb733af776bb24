import type { Plan } from "#domain/plans/plan.ts";
import type { PriceTextPair } from "#domain/plans/price/plan-price.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { KeptOrNewNumber } from "#ui/kept-or-new-number/kept-or-new-number.tsx";
import styles from "./neighbour-plan.module.css";

type NeighbourPlanProps = {
  plan: Plan;
  title: string;
  difference: PriceTextPair;
  /** Benefits that are missing or added. */
  points: readonly string[];
};

/** The next lower or higher membership, with the differences in price and benefits. */
export function NeighbourPlan({ plan, title, difference, points }: NeighbourPlanProps) {
  return (
    <div className={styles.neighbour} data-plan={plan.id}>
      <p>
        <b>{fillPlaceholders(title, { plan: plan.name })}</b>
      </p>
      <p>
        <KeptOrNewNumber {...difference} />
      </p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
