import { currentOffer, lastDayText, portingSaving } from "#content/promotions/current-offer.ts";
import type { Plan, Roaming } from "#domain/plans/plan.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { spellCount } from "#domain/text/numbers/spelled-count.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { homeCountries, membershipDays, type PlanRow, planRows } from "./plan-rows.ts";

const { porting, firstMonth } = currentOffer;

function createPlan(row: PlanRow): Plan {
  const firstMonthGb = firstMonth?.gb[row.id];
  return {
    ...row,
    ...(porting && { promoPesos: porting.pesos[row.id] }),
    ...(firstMonthGb !== undefined && { firstMonthGb }),
    membershipDays,
    calls: "Llamadas y SMS ilimitados",
  };
}

/** The memberships with the current offer, cheapest first. */
export const plans: readonly [Plan, ...Plan[]] = planRows.map(createPlan) as [Plan, ...Plan[]];

/** @throws {RangeError} if no plan has that id. */
export function findPlan(id: Plan["id"]): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new RangeError(`no plan ${id}`);
  return plan;
}

/** The number of memberships, spelled out: `cuatro`. */
export const planCountWord = spellCount(plans.length);

type RoamingPlan = Plan & { roaming: Exclude<Roaming, { kind: "none" }> };
type BonusPlan = Plan & { firstMonthGb: number };

export const plansWithRoaming = plans.filter((plan): plan is RoamingPlan => plan.roaming.kind !== "none");
export const plansWithoutRoaming = plans.filter(({ roaming }) => roaming.kind === "none");
export const plansWithUnlimitedData = plans.filter(({ dataGb }) => dataGb === "unlimited");
export const plansWithFirstMonthBonus = plans.filter((plan): plan is BonusPlan => plan.firstMonthGb !== undefined);

/** Joins the names of plans: `Rookie, Community y Legend`. */
export function formatPlanNames(somePlans: readonly Pick<Plan, "name">[], conjunction: "y" | "o" = "y"): string {
  return formatSpanishList(
    somePlans.map(({ name }) => name),
    conjunction,
  );
}

/** Picks the verb's form: `Rookie tiene`, `Rookie y Community tienen`; for none, `Ninguna tiene`. */
export function pickVerbForm(somePlans: readonly unknown[], one: string, several: string): string {
  return somePlans.length <= 1 ? one : several;
}

/**
 * Formats the first month's gigabytes of the plans that have a bonus. For the verb `llega a`: `Rookie llega a 30 GB y
 * Community llega a 90 GB`.
 */
export function formatFirstMonthGb(verb: string): string {
  return formatSpanishList(
    plansWithFirstMonthBonus.map(({ name, firstMonthGb }) => `${name} ${verb} ${formatQuantity(firstMonthGb, "GB")}`),
  );
}

/** Note after «ilimitado»: according to the policy, use above a multiple of the average is anomalous. */
export const usePolicyNote = "según la política de uso";

/** Copy next to large prices. No price is struck through; the line below a price states its condition. */
const planPriceCopy = {
  period: `cada\u00a0${formatQuantity(membershipDays, "días")}`,
  terms: "Sin plazo forzoso.",
  ...(portingSaving && {
    offer: {
      portedNumber: "al traer tu número",
      newNumber: "con número nuevo",
      portedNumberTerms: `Los primeros ${portingSaving.term}, al traer tu número. Después, {price}.${lastDayText && ` ${capitalize(lastDayText)}.`}`,
      newNumberTerms: "Con número nuevo, sin plazo forzoso.",
    },
  }),
};

/**
 * Copy of the switch between a ported and a new number, which changes every price of a page; undefined without a
 * porting offer.
 */
const portingSwitchCopy = portingSaving && {
  legend: "¿Con qué número llegas?",
  portedNumber: "Traigo mi número",
  newNumber: "Número nuevo",
};

export const planCardCopy = {
  buy: "Compra ahora",
  includedCountries: `En ${homeCountries}`,
  unlimited: `Datos ilimitados en ${homeCountries}, ${usePolicyNote}`,
  price: planPriceCopy,
  /** Text after the plan's name, on phones. */
  open: "qué trae y dónde se compra",
  portingSwitch: portingSwitchCopy,
} as const;
