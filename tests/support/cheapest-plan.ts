import { plans } from "#content/plans/plans.ts";
import type { Plan } from "#domain/plans/plan.ts";

export function findCheapestPlan(does: (plan: Plan) => boolean): Plan {
  const plan = plans.find(does);
  if (!plan) throw new RangeError("no membership does that");
  return plan;
}
