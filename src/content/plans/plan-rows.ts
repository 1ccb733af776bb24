/** The memberships and their regular prices: rows that marketing edits. `plans.ts` reads them. */
import type { Plan, PlanId, planIds, Roaming } from "#domain/plan.ts";

/** Countries and territories with roaming beyond Europe. Source: product specification, sections 3 and 9. */
export const roamingCountries = 170;

/** Days that a membership lasts, and until its benefits renew. Source: product specification, sections 1 and 9. */
export const membershipDays = 30;

/** Where the data, the calls and the SMS of every membership work. Source: product specification, section 1. */
export const homeCountries = "México, EE.\u00a0UU. y Canadá";

/** What a row says; the reader adds what all memberships share, and what is on offer today. */
export type PlanRow = Omit<Plan, "durationDays" | "calls" | "promoPesos" | "firstMonthGb">;

/** One row for each id, in the same order. */
type RowsOf<Ids extends readonly PlanId[]> = { readonly [At in keyof Ids]: PlanRow & { id: Ids[At] } };

const noRoaming: Roaming = { kind: "none" };

/** The memberships, cheapest first. Source: product specification, section 3. */
export const planRows: RowsOf<typeof planIds> = [
  {
    id: "rookie",
    name: "Rookie",
    regularPesos: 350,
    dataGb: 20,
    roaming: noRoaming,
    look: { tone: "nopal", ink: "dark" },
  },
  {
    id: "community",
    name: "Community",
    regularPesos: 500,
    dataGb: 60,
    roaming: { kind: "upTo", gb: 10, where: { name: "Europa" } },
    look: { tone: "cempasuchil", ink: "dark" },
  },
  {
    id: "legend",
    name: "Legend",
    regularPesos: 850,
    dataGb: 120,
    roaming: { kind: "upTo", gb: 20, where: { countries: roamingCountries } },
    look: { tone: "rosa", ink: "dark" },
  },
  {
    id: "ultimate",
    name: "Ultimate",
    regularPesos: 1800,
    dataGb: "unlimited",
    roaming: { kind: "unlimited", where: { countries: roamingCountries } },
    look: { tone: "obsidiana", ink: "light" },
  },
];
