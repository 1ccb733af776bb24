/** The memberships and their regular prices. `plans.ts` reads them. */
import { data } from "#content/data/memberships.ts";
import { readData, readStates } from "#content/forms/read-data.ts";
import { membershipsSchema } from "#content/forms/schemas/membership-schema.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { findValueStartDay, listStatesDuring, type Period } from "#domain/calendar/dated-states.ts";
import { getPlanLook, type Plan, type PlanId, planIds, type Roaming, type RoamingArea } from "#domain/plans/plan.ts";

const dataSource = ["src/content/data/memberships.ts", membershipsSchema, data] as const;
const memberships = readData(...dataSource);

/**
 * Number of countries and territories with roaming, for memberships whose roaming is not limited to Europe. Source:
 * product specification, sections 3 and 9.
 */
export const { roamingCountries } = memberships;

/** Number of days of a membership, after which its benefits renew. Source: product specification, sections 1 and 9. */
export const { membershipDays } = memberships;

/**
 * The countries where every membership includes data, calls and SMS, as one phrase. Source: product specification,
 * section 1.
 */
export const { homeCountries } = memberships;

/** The part of a plan that is in its row; `plans.ts` adds the shared facts and the current offer. */
export type PlanRow = Omit<Plan, "membershipDays" | "calls" | "promoPesos" | "firstMonthGb">;

type Memberships = typeof memberships;

function toRoaming({ plans, roamingCountries }: Memberships, id: PlanId): Roaming {
  const { roaming } = plans[id];
  if (roaming.kind === "none") return roaming;
  const area: RoamingArea = roaming.where === "europe" ? { name: "Europa" } : { countries: roamingCountries };
  return { ...roaming, where: area };
}

function toPlanRow(storedMemberships: Memberships, id: PlanId): PlanRow {
  const plan = storedMemberships.plans[id];
  return {
    id,
    name: plan.name,
    regularPesos: plan.regularPesos,
    dataGb: plan.data.kind === "upTo" ? plan.data.gb : "unlimited",
    roaming: toRoaming(storedMemberships, id),
    look: getPlanLook(id),
  };
}

/** The memberships, cheapest first. Source: product specification, section 3. */
export const planRows = planIds.map((id) => toPlanRow(memberships, id));

const planStates = readStates(...dataSource).map(({ data: stored, ...state }) => ({
  ...state,
  plans: planIds.map((id) => toPlanRow(stored, id)),
  roamingCountries: stored.roamingCountries,
}));

export type PlanState = (typeof planStates)[number];

/**
 * Lists the states of the memberships during a period, from the build day on, for comparison with dated data such as an
 * offer.
 */
export const listPlanStates = ({ from = buildDay, to }: Period): PlanState[] =>
  listStatesDuring(planStates, { from: from > buildDay ? from : buildDay, to });

/**
 * Finds the first day of a figure of a state; undefined if the figure applies already, or changed without a known day.
 */
export const findFigureStartDay = (state: PlanState, readFigure: (state: PlanState) => unknown) =>
  findValueStartDay(planStates, state, readFigure);

/** Finds the first day of a regular figure of one membership, like {@link findFigureStartDay}. */
export const findPlanFigureStartDay = (state: PlanState, id: PlanId, figure: "regularPesos" | "dataGb") =>
  findFigureStartDay(state, ({ plans }) => plans.find((plan) => plan.id === id)?.[figure]);
