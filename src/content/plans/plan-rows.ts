/** The memberships and their regular prices. `plans.ts` reads them. */
import { data } from "#content/data/memberships.ts";
import { readData } from "#content/forms/read-data.ts";
import { membershipsSchema } from "#content/forms/schemas/membership-schema.ts";
import { getPlanLook, type Plan, type PlanId, planIds, type Roaming, type RoamingArea } from "#domain/plans/plan.ts";

const memberships = readData("src/content/data/memberships.ts", membershipsSchema, data);

/**
 * Number of countries and territories with roaming, for memberships whose roaming is not limited to Europe. Source:
 * product specification, sections 3 and 9.
 */
export const { roamingCountries } = memberships;

/** Days of a membership, after which its benefits renew. Source: product specification, sections 1 and 9. */
export const { membershipDays } = memberships;

/**
 * The countries where every membership includes data, calls and SMS, as one phrase. Source: product specification,
 * section 1.
 */
export const { homeCountries } = memberships;

/** The part of a plan that is in its row; `plans.ts` adds the shared facts and the current offer. */
export type PlanRow = Omit<Plan, "membershipDays" | "calls" | "promoPesos" | "firstMonthGb">;

type Written = (typeof memberships)["plans"][PlanId];

function toRoaming({ roaming }: Written): Roaming {
  if (roaming.kind === "none") return roaming;
  const where: RoamingArea = roaming.where === "europe" ? { name: "Europa" } : { countries: roamingCountries };
  return { ...roaming, where };
}

function planRow(id: PlanId): PlanRow {
  const plan = memberships.plans[id];
  return {
    id,
    name: plan.name,
    regularPesos: plan.regularPesos,
    dataGb: plan.data.kind === "upTo" ? plan.data.gb : "unlimited",
    roaming: toRoaming(plan),
    look: getPlanLook(id),
  };
}

/** Cheapest first. Source: product specification, section 3. */
export const planRows = planIds.map(planRow);
