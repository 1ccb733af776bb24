/** A membership in one sentence, for programs that read the site. */
import { formatDataAllowance, formatRoaming, listIncludedBenefits, type Plan } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { benefits } from "./benefits.ts";
import { homeCountries } from "./plan-rows.ts";
import { usePolicyNote } from "./plans.ts";

export function formatPlanDescription(plan: Plan): string {
  const includedNames = listIncludedBenefits(plan.id, benefits).map(({ name }) => name);
  const formatUsePolicy = (isUnlimited: boolean) => (isUnlimited ? `, ${usePolicyNote}` : "");
  const contents = [
    `${formatDataAllowance(plan.dataGb)} en ${homeCountries}${formatUsePolicy(plan.dataGb === "unlimited")}`,
    plan.calls,
    `${formatRoaming(plan.roaming)}${formatUsePolicy(plan.roaming.kind === "unlimited")}`,
    ...(includedNames.length === 0 ? [] : [`incluye ${formatSpanishList(includedNames)}`]),
  ].map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  return `Membresía de ${formatQuantity(plan.membershipDays, "días")}: ${contents.join("; ")}.`;
}
