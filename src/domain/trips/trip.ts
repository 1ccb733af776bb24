/** Which memberships cover a trip. Source: product specification, sections 3 and 9. */

import type { Plan, Roaming } from "#domain/plans/plan.ts";
import type { Destination, Zone } from "./destination.ts";
import type { Stop } from "./trip-stop.ts";

/** The parts of a plan that matter for a trip. */
export type TripPlan = Pick<Plan, "id" | "name" | "regularPesos" | "promoPesos" | "dataGb" | "roaming">;

export type TripAnswer<P extends TripPlan = TripPlan> = {
  /** Every membership, in the given order; `missing` holds the stops of the trip that it does not cover. */
  memberships: readonly { plan: P; missing: readonly MissingStop[] }[];
  /** Of those that miss nothing, the one with the lowest regular price. */
  cheapest: P | undefined;
  /** Stops that no membership covers. */
  uncovered: readonly Stop[];
  /** Destinations that no membership covers in parts of the world of which one covers some. */
  gaps: readonly Destination[];
  /** Whether part of the trip is covered by the membership's own data, and part by its roaming. */
  uses: { ownData: boolean; roaming: boolean };
};

/** `isPart`: the membership covers some of it, but less than another does. */
export type MissingStop = { stop: Stop; isPart: boolean };

/** Whether a membership works in a zone; all of them include Mexico, the USA and Canada. */
export function covers(roaming: Roaming, zone: Zone): boolean {
  if (zone === "home") return true;
  if (zone === "outside" || roaming.kind === "none") return false;
  return zone === "europe" || "countries" in roaming.where;
}

/**
 * The memberships that cover every stop of a trip. A part of the world counts as covered by those that cover all of it
 * that can be covered.
 *
 * @param trip - an empty one is covered by all.
 */
export function answerTrip<P extends TripPlan>(trip: readonly Stop[], plans: readonly P[]): TripAnswer<P> {
  const isCoverable = ({ zone }: Destination) => plans.some(({ roaming }) => covers(roaming, zone));
  const memberships = plans.map((plan) => ({
    plan,
    missing: trip.flatMap((stop): MissingStop[] => {
      const wanted = stop.destinations.filter(isCoverable);
      const covered = wanted.filter(({ zone }) => covers(plan.roaming, zone));
      return wanted.length > 0 && covered.length === wanted.length ? [] : [{ stop, isPart: covered.length > 0 }];
    }),
  }));
  const covering = memberships.filter(({ missing }) => missing.length === 0).map(({ plan }) => plan);
  const [cheapest] = [...covering].sort((a, b) => a.regularPesos - b.regularPesos);
  const uncovered = trip.filter(({ destinations }) => !destinations.some(isCoverable));
  const partly = trip.filter((stop) => !uncovered.includes(stop));
  const zonesOfTrip = trip.flatMap(({ destinations }) => destinations.map(({ zone }) => zone));
  return {
    memberships,
    cheapest,
    uncovered,
    gaps: partly.flatMap(({ destinations }) => destinations.filter((each) => !isCoverable(each))),
    uses: {
      ownData: zonesOfTrip.includes("home"),
      roaming: zonesOfTrip.some((zone) => zone === "europe" || zone === "world"),
    },
  };
}

export type StopCoverage<P extends TripPlan = TripPlan> = {
  /** Memberships with the same number of destinations, together; those with none are left out. */
  covered: readonly { plans: readonly P[]; count: number }[];
  /** Destinations that no membership covers. */
  without: readonly Destination[];
};

/** Which memberships cover a stop, and how much of it. */
export function coverageOf<P extends TripPlan>({ destinations }: Stop, plans: readonly P[]): StopCoverage<P> {
  const counts = new Map<number, P[]>();
  for (const plan of plans) {
    const count = destinations.filter(({ zone }) => covers(plan.roaming, zone)).length;
    if (count > 0) counts.set(count, [...(counts.get(count) ?? []), plan]);
  }
  return {
    covered: [...counts].map(([count, plans]) => ({ plans, count })),
    without: destinations.filter(({ zone }) => plans.every(({ roaming }) => !covers(roaming, zone))),
  };
}
