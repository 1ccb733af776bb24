/** The memberships, their prices and the figures of porting: rows that marketing edits. `plans.ts` reads them. */
import type { Plan, PlanId, planIds, Roaming } from "#domain/plan.ts";

/** Countries and territories with roaming beyond Europe. Source: product specification, sections 3 and 9. */
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

/** Extra data in the first month, where there is any. Source: product specification, sections 3 and 9. */
export const firstMonthExtraPercent = 50;

/** What a row says; the reader adds what all memberships share. */
export type PlanRow = Omit<Plan, "durationDays" | "calls">;

/** One row for each id, in the same order. */
type RowsOf<Ids extends readonly PlanId[]> = { readonly [At in keyof Ids]: PlanRow & { id: Ids[At] } };

const noRoaming: Roaming = { kind: "none" };

/**
 * The memberships, cheapest first. Source: product specification, section 3.
 * Legend's porting price reads 680 in one place and 700 in another: see {@link porting}.
 */
export const planRows: RowsOf<typeof planIds> = [
  {
    id: "rookie",
    name: "Rookie",
    regularPesos: 350,
    promoPesos: 280,
    dataGb: 20,
    firstMonthGb: 30,
    roaming: noRoaming,
    look: { tone: "nopal", ink: "dark" },
  },
  {
    id: "community",
    name: "Community",
    regularPesos: 500,
    promoPesos: 400,
    dataGb: 60,
    firstMonthGb: 90,
    roaming: { kind: "upTo", gb: 10, where: { name: "Europa" } },
    look: { tone: "cempasuchil", ink: "dark" },
  },
  {
    id: "legend",
    name: "Legend",
    regularPesos: 850,
    promoPesos: 680,
    dataGb: 120,
    roaming: { kind: "upTo", gb: 20, where: { countries: roamingCountries } },
    look: { tone: "rosa", ink: "dark" },
  },
  {
    id: "ultimate",
    name: "Ultimate",
    regularPesos: 1800,
    promoPesos: 1440,
    dataGb: "unlimited",
    roaming: { kind: "unlimited", where: { countries: roamingCountries } },
    look: { tone: "obsidiana", ink: "light" },
  },
];
