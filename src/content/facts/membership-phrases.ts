/** Phrases about the contents of each membership, for use within a sentence. */
import {
  formatPlanNames,
  pickVerbForm,
  plans,
  plansByRoamingArea,
  plansWithRoaming,
  usePolicyNote,
} from "#content/plans/plans.ts";
import { formatRoamingArea, type Plan } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";

const eachPlan = (factOf: (plan: Plan) => string) => plans.map((plan) => `${plan.name}, ${factOf(plan)}`).join("; ");

/** `Rookie, 30 GB; Community, 60 GB` */
export const planDataPhrase = eachPlan(({ dataGb }) =>
  dataGb === "unlimited" ? `ilimitados ${usePolicyNote}` : formatQuantity(dataGb, "GB"),
);

/** `Rookie, $250; Community, $500` */
export const planPricesPhrase = eachPlan(({ regularPesos }) => formatPesos(regularPesos));

/** The prices of the first months for who brings a number; empty without an offer. */
export const portingPricesPhrase = plans.every(({ promoPesos }) => promoPesos !== undefined)
  ? eachPlan(({ promoPesos, regularPesos }) => formatPesos(promoPesos ?? regularPesos))
  : "";

/** `Community tiene hasta 10 GB en Europa; Legend, hasta 20 GB en 170 países` */
export const limitedRoamingPhrase = plansWithRoaming
  .flatMap(({ name, roaming }) =>
    roaming.kind === "upTo"
      ? [{ name, upTo: formatQuantity(roaming.gb, "GB"), where: formatRoamingArea(roaming.where) }]
      : [],
  )
  .map(({ name, upTo, where }, index) => `${name}${index === 0 ? " tiene" : ","} hasta ${upTo} en ${where}`)
  .join("; ");

/** Sentence that follows {@link limitedRoamingPhrase}: `Ultimate tiene roaming ilimitado en esos mismos 170 países…` */
export const unlimitedRoamingPhrase = plansWithRoaming
  .filter(({ roaming }) => roaming.kind === "unlimited")
  .map(
    ({ name, roaming }) =>
      `${name} tiene roaming ilimitado en esos mismos ${formatRoamingArea(roaming.where)}, ${usePolicyNote}.`,
  )
  .join(" ");

/** `Community tiene roaming en Europa; Legend y Ultimate, en 170 países` */
export const planRoamingPhrase = plansByRoamingArea
  .map(({ area, plans: some }, index) =>
    index === 0
      ? `${formatPlanNames(some)} ${pickVerbForm(some, "tiene", "tienen")} roaming en ${area}`
      : `${formatPlanNames(some)}, en ${area}`,
  )
  .join("; ");
