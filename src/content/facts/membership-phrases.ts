/** Phrases about the contents of each membership, for use within a sentence. */
import { planNames, plans, plansByRoamingArea, plansWithRoaming, verbFor } from "#content/plans/plans.ts";
import { areaText, type Plan } from "#domain/plans/plan.ts";
import { measure } from "#domain/text/numbers/measure.ts";
import { pesos } from "#domain/text/numbers/money.ts";

const eachPlan = (factOf: (plan: Plan) => string) => plans.map((plan) => `${plan.name}, ${factOf(plan)}`).join("; ");

/** `Rookie, 30 GB; Community, 60 GB` */
export const dataPerPlan = eachPlan(({ dataGb }) => (dataGb === "unlimited" ? "ilimitados" : measure(dataGb, "GB")));

/** `Rookie, $250; Community, $500` */
export const pricePerPlan = eachPlan(({ regularPesos }) => pesos(regularPesos));

/** Each membership with limited roaming, its gigabytes and their area; only the first has the verb. */
export const limitedRoaming = plansWithRoaming
  .flatMap(({ name, roaming }) =>
    roaming.kind === "upTo" ? [{ name, upTo: measure(roaming.gb, "GB"), where: areaText(roaming.where) }] : [],
  )
  .map(({ name, upTo, where }, index) => `${name}${index === 0 ? " tiene" : ","} hasta ${upTo} en ${where}`)
  .join("; ");

/** Sentence that follows {@link limitedRoaming}: `Ultimate tiene roaming ilimitado en esos mismos 170 países.` */
export const unlimitedRoaming = plansWithRoaming
  .filter(({ roaming }) => roaming.kind === "unlimited")
  .map(({ name, roaming }) => `${name} tiene roaming ilimitado en esos mismos ${areaText(roaming.where)}.`)
  .join(" ");

/** `Community tiene roaming en Europa; Legend y Ultimate, en 170 países` */
export const roamingPerPlan = plansByRoamingArea
  .map(({ area, plans: some }, index) =>
    index === 0
      ? `${planNames(some)} ${verbFor(some, "tiene", "tienen")} roaming en ${area}`
      : `${planNames(some)}, en ${area}`,
  )
  .join("; ");
