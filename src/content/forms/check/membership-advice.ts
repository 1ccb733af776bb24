/** Advice on the registry numbers of memberships whose price changed. */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { type PlanId, planIds } from "#domain/plans/plan.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";

type Prices = { plans: Readonly<Record<PlanId, { regularPesos: number }>> };

/**
 * Asks for a new registry number after a change of price, because every number's page shows today's price.
 *
 * @param published - the prices that visitors see.
 */
export function listMembershipAdvice(
  { plans }: Prices,
  { published, numbers }: { published: Prices; numbers: readonly { number: number; plan: PlanId }[] },
): ContentDiagnostic[] {
  return planIds
    .filter((id) => published.plans[id] && plans[id].regularPesos !== published.plans[id].regularPesos)
    .map((id) => {
      const own = numbers.filter(({ plan }) => plan === id).map(({ number }) => `${number}`);
      const pages = own.length === 1 ? "la página del folio" : "las páginas de los folios";
      const say = own.length === 1 ? "dirá" : "dirán";
      return {
        path: ["plans", id, "regularPesos"],
        message: `${pages} ${formatSpanishList(own)} ${say} ${formatPesos(plans[id].regularPesos)}: si ese precio se registra con otro folio, agrégalo en Folios del registro de tarifas`,
        at: { place: "folios", label: "Folios del registro de tarifas" },
      };
    });
}
