/** Advice on the registry after a change of the memberships. */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { membershipRegistryNumbers } from "#content/registry/registry-rows.ts";
import { type PlanId, planIds } from "#domain/plans/plan.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";

/** Reminder for a change of the countries, because `homeCountries` of `registry-json.ts` lists their codes. */
const countryCodesReminder =
  "registro.json dirá todavía MX, US y CA: si cambian los países, pide a quien desarrolla el sitio que cambie sus códigos";

type Memberships = { plans: Readonly<Record<PlanId, { regularPesos: number }>>; homeCountries: string };

/**
 * Asks for a new registry number after a change of price, because every number's page shows today's price. Asks for
 * other country codes after a change of the countries.
 *
 * @param publishedMemberships - the memberships that visitors see, if known.
 */
export function listMembershipAdvice(
  { plans, homeCountries }: Memberships,
  publishedMemberships?: Memberships,
): ContentDiagnostic[] {
  if (!publishedMemberships) return [];
  const countries: ContentDiagnostic[] =
    homeCountries === publishedMemberships.homeCountries
      ? []
      : [{ path: ["homeCountries"], message: countryCodesReminder, isReminder: true }];
  const prices = planIds
    .filter(
      (id) => publishedMemberships.plans[id] && plans[id].regularPesos !== publishedMemberships.plans[id].regularPesos,
    )
    .map((id): ContentDiagnostic => {
      const registryNumbers = membershipRegistryNumbers
        .filter(({ plan }) => plan === id)
        .map(({ number }) => `${number}`);
      const pageLabel = registryNumbers.length === 1 ? "la página del folio" : "las páginas de los folios";
      const verb = registryNumbers.length === 1 ? "dirá" : "dirán";
      return {
        path: ["plans", id, "regularPesos"],
        message: `${pageLabel} ${formatSpanishList(registryNumbers)} ${verb} ${formatPesos(plans[id].regularPesos)}: si ese precio se registra con otro folio, agrégalo en Folios del registro de tarifas`,
        at: { location: "folios", label: "Folios del registro de tarifas" },
        isReminder: true,
      };
    });
  return [...prices, ...countries];
}
