/** Builds the facts about all memberships, worded for use within a sentence. */
import type { PlanRow } from "#content/plans/plan-rows.ts";
import { formatPlanNames, pickVerbForm, usePolicyNote } from "#content/plans/plans.ts";
import { formatRoamingArea } from "#domain/plans/plan.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { LabeledFacts } from "#domain/text/facts/fact-references.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";

type NamedPlan = Pick<PlanRow, "name">;

/** Joins the descriptions of all plans: `Rookie, 30 GB; Community, 60 GB`. */
export const joinPlanDescriptions = <Plan extends NamedPlan>(
  plans: readonly Plan[],
  describe: (plan: Plan) => string,
) => plans.map((plan) => `${plan.name}, ${describe(plan)}`).join("; ");

/** Text for the case that no membership has roaming, so that no fact is empty. */
const noRoamingText = "hoy ninguna membresía tiene roaming";

/** @param plans - cheapest first. */
export function buildPlanPhrases(plans: readonly PlanRow[]): LabeledFacts {
  const unlimitedPlans = plans.filter(({ dataGb }) => dataGb === "unlimited");
  const withRoaming = plans.filter(({ roaming }) => roaming.kind !== "none");
  return {
    "membresias.nombres": { label: "Nombres de las membresías", value: formatPlanNames(plans) },
    "membresias.palabras": {
      label: "Nombres de las membresías, sueltos para el buscador",
      value: plans.map(({ name }) => name).join(" "),
    },
    "membresias.desde": { label: "Precio regular más bajo", value: formatPesos(plans[0]?.regularPesos ?? 0) },
    "membresias.precios": {
      label: "Precio regular de cada membresía",
      value: joinPlanDescriptions(plans, ({ regularPesos }) => formatPesos(regularPesos)),
    },
    "membresias.datos": {
      label: "Datos de cada membresía",
      value: joinPlanDescriptions(plans, ({ dataGb }) =>
        dataGb === "unlimited" ? `ilimitados ${usePolicyNote}` : formatQuantity(dataGb, "GB"),
      ),
    },
    "membresias.ilimitadas.alternativa": {
      label: "Membresías con datos ilimitados, con «o»",
      value: formatPlanNames(unlimitedPlans, "o"),
    },
    "membresias.con-roaming.alternativa": {
      label: "Membresías con roaming, con «o»",
      value: formatPlanNames(withRoaming, "o") || "una que lo incluya",
    },
    "roaming.por-zona": {
      label: "Qué membresías tienen roaming, por zona",
      value: describeRoamingByArea(withRoaming) || noRoamingText,
    },
    "roaming.por-membresia": {
      label: "Cuánto roaming tiene cada membresía, sin punto",
      value:
        [describeLimitedRoaming(withRoaming), describeUnlimitedRoaming(withRoaming)].filter(Boolean).join(". ") ||
        capitalize(noRoamingText),
    },
  };
}

const formatPlanRoamingArea = ({ roaming }: PlanRow) =>
  roaming.kind === "none" ? "" : formatRoamingArea(roaming.where);

/** Names the plans of each roaming area: `Community tiene roaming en Europa; Legend y Ultimate, en 170 países`. */
const describeRoamingByArea = (plans: readonly PlanRow[]) =>
  [...new Set(plans.map(formatPlanRoamingArea))]
    .map((area) => ({ area, some: plans.filter((plan) => formatPlanRoamingArea(plan) === area) }))
    .map(({ area, some }, index) =>
      index === 0
        ? `${formatPlanNames(some)} ${pickVerbForm(some, "tiene", "tienen")} roaming en ${area}`
        : `${formatPlanNames(some)}, en ${area}`,
    )
    .join("; ");

/** States the limit of each plan: `Community tiene hasta 10 GB en Europa; Legend, hasta 20 GB en 170 países`. */
const describeLimitedRoaming = (plans: readonly PlanRow[]) =>
  plans
    .flatMap((plan) =>
      plan.roaming.kind === "upTo"
        ? [{ name: plan.name, upTo: formatQuantity(plan.roaming.gb, "GB"), where: formatPlanRoamingArea(plan) }]
        : [],
    )
    .map(({ name, upTo, where }, index) => `${name}${index === 0 ? " tiene" : ","} hasta ${upTo} en ${where}`)
    .join("; ");

/** Names the plans without a limit: `Ultimate tiene roaming ilimitado en 170 países, según la política de uso`. */
function describeUnlimitedRoaming(plans: readonly PlanRow[]): string {
  const unlimitedPlans = plans.filter(({ roaming }) => roaming.kind === "unlimited");
  const groups = [...Map.groupBy(unlimitedPlans, formatPlanRoamingArea)].map(([area, some], index) =>
    index === 0
      ? `${formatPlanNames(some)} ${pickVerbForm(some, "tiene", "tienen")} roaming ilimitado en ${area}`
      : `${formatPlanNames(some)}, en ${area}`,
  );
  return groups.length === 0 ? "" : `${groups.join("; ")}, ${usePolicyNote}`;
}
