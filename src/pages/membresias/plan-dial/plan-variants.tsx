import type { ReactNode } from "react";
import type { Plan, PlanId } from "#domain/plans/plan.ts";
import styles from "./plan-variants.module.css";

export type PlanVariantsProps = {
  plans: readonly Plan[];
  initialPlanId: PlanId;
  /** Renders one plan's content. */
  children: (plan: Plan) => ReactNode;
};

/**
 * The same content for every membership, all in one grid cell; the page's dial shows one of them. The parent must be a
 * grid.
 */
export function PlanVariants({ plans, initialPlanId, children }: PlanVariantsProps) {
  return plans.map((plan) => (
    <span
      key={plan.id}
      className={styles.one}
      data-variant={plan.id}
      data-start={plan.id === initialPlanId || undefined}
    >
      {children(plan)}
    </span>
  ));
}
