import {
  type Benefit,
  formatRoaming,
  listIncludedBenefits,
  type Plan,
  type PlanHighlight,
} from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";

/**
 * Lists the lines of a plan's card below its gigabytes: roaming, calls and, if the plan has them, the first month's
 * gigabytes and benefits.
 *
 * @param validity - text about the end of the first month's offer; empty while the end is unknown.
 */
export function listPlanHighlights(plan: Plan, benefits: readonly Benefit[], validity: string): PlanHighlight[] {
  const includedBenefits = listIncludedBenefits(plan.id, benefits).map(({ name }) => name);
  const includedLines = [
    plan.calls,
    ...(plan.firstMonthGb === undefined
      ? []
      : [`${formatQuantity(plan.firstMonthGb, "GB")} tu primer mes${validity && `; ${validity}`}`]),
    ...(includedBenefits.length === 0 ? [] : [includedBenefits.join("\u00a0· ")]),
  ];
  return [
    { text: formatRoaming(plan.roaming), isIncluded: plan.roaming.kind !== "none" },
    ...includedLines.map((text) => ({ text, isIncluded: true })),
  ];
}
