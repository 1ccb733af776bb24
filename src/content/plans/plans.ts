import type { Plan, Roaming } from "#domain/plan.ts";

/** Countries and territories with roaming in Legend and Ultimate. Source: product specification, sections 3 and 9. */
export const roamingCountries = 170;

/** Days that a membership lasts, and until its benefits renew. Source: product specification, sections 1 and 9. */
export const membershipDays = 30;

/** Where the data, the calls and the SMS of every membership work. Source: product specification, section 1. */
export const homeCountries = "México, EE.\u00a0UU. y Canadá";

/**
 * What customers save by porting their number. Source: product specification, sections 3 and 9.
 * One page of the source states other figures, `otherReading`. The site shows 20% and 6 months everywhere, because only
 * 680 is 20% less than 850; the legal note of the promotion states the other reading too.
 */
export const porting = {
  discountPercent: 20,
  months: 6,
  otherReading: { months: 3, promoPesos: { community: 400, legend: 700 } },
} as const;

/** Extra data in the first month of Rookie and Community. Source: product specification, sections 3 and 9. */
export const firstMonthExtraPercent = 50;

const noRoaming: Roaming = { kind: "none" };
const calls = "Llamadas y SMS ilimitados";
const durationDays = membershipDays;

/**
 * The four memberships, cheapest first. Source: product specification, section 3.
 * Legend's porting price reads 680 in one place and 700 in another: see {@link porting}.
 */
export const plans = [
  {
    id: "rookie",
    name: "Rookie",
    skuSetting: "skuRookie",
    regularPesos: 350,
    promoPesos: 280,
    dataGb: 20,
    firstMonthGb: 30,
    roaming: noRoaming,
    durationDays,
    calls,
  },
  {
    id: "community",
    name: "Community",
    skuSetting: "skuCommunity",
    regularPesos: 500,
    promoPesos: 400,
    dataGb: 60,
    firstMonthGb: 90,
    roaming: { kind: "upTo", gb: 10, where: { name: "Europa" } },
    durationDays,
    calls,
  },
  {
    id: "legend",
    name: "Legend",
    skuSetting: "skuLegend",
    regularPesos: 850,
    promoPesos: 680,
    dataGb: 120,
    roaming: { kind: "upTo", gb: 20, where: { countries: roamingCountries } },
    durationDays,
    calls,
  },
  {
    id: "ultimate",
    name: "Ultimate",
    skuSetting: "skuUltimate",
    regularPesos: 1800,
    promoPesos: 1440,
    dataGb: "unlimited",
    roaming: { kind: "unlimited", where: { countries: roamingCountries } },
    durationDays,
    calls,
  },
] as const satisfies readonly Plan[];

/** @throws {RangeError} if no plan has that id. */
export function planOf(id: Plan["id"]): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new RangeError(`no plan ${id}`);
  return plan;
}

/** Words of every plan's card. */
export const planCardCopy = {
  buy: "Compra ahora",
  where: "México · EE.\u00a0UU. · Canadá",
  unlimited: "datos ilimitados",
  /** For screen readers, which do not convey the strikethrough. */
  regularPrice: "Precio regular",
  promoPrice: "Precio al portar tu número",
  period: "/\u00a0mes",
  promoNote: `al portar tu número, ${porting.months}\u00a0meses`,
} as const;
