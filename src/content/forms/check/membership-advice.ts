/** Advice on the registry after a change of the memberships. */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { membershipRegistryNumbers } from "#content/registry/registry-rows.ts";
import { type PlanId, planIds } from "#domain/plans/plan.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";

/** Reminder for a change of the countries, whose codes are in `registry-json.ts`, and two in a topic and a question. */
const countryCodesReminder =
  "registro.json dirá todavía MX, US y CA, y el tema y la pregunta de roaming, «EE.\u00a0UU. y Canadá»: si cambian los países, corrige la pregunta y pide a quien desarrolla el sitio que cambie lo demás";

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
