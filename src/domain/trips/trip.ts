/** Finds the memberships that cover a trip. Source: product specification, sections 3 and 9. */

import type { Plan, Roaming } from "#domain/plans/plan.ts";
import type { Destination, RoamingZone } from "./destination.ts";
import type { TripStop } from "./trip-stop.ts";

export type PlanForTrip = Pick<Plan, "id" | "name" | "regularPesos" | "promoPesos" | "dataGb" | "roaming">;

export type TripCoverage<P extends PlanForTrip = PlanForTrip> = {
  /** Every membership, in the given order; `missingStops` has the stops that it does not cover completely. */
  planCoverages: readonly { plan: P; missingStops: readonly UncoveredStop[] }[];
  /** The membership with the lowest regular price among those that cover the whole trip. */
  cheapest: P | undefined;
  /** Stops that no membership covers. */
  uncoveredStops: readonly TripStop[];
  /** Destinations that no membership covers, in regions where some membership covers another destination. */
  uncoveredDestinations: readonly Destination[];
  /** Whether the trip uses the membership's own data (in Mexico, the USA or Canada), and whether it uses roaming. */
  usage: { ownData: boolean; roaming: boolean };
};

/** A stop that a membership does not cover completely; `isPartlyCovered` tells whether it covers a part. */
export type UncoveredStop = { stop: TripStop; isPartlyCovered: boolean };

/** Whether a membership works in a zone; every membership works in Mexico, the USA and Canada. */
export function coversZone(roaming: Roaming, zone: RoamingZone): boolean {
  if (zone === "home") return true;
  if (zone === "outside" || roaming.kind === "none") return false;
  return zone === "europe" || "countries" in roaming.where;
}

/**
 * Finds the memberships that cover every stop of a trip. In a region, a membership need not cover the destinations that
 * no membership covers.
 *
 * @param trip - an empty trip is covered by all.
 */
export function computeTripCoverage<P extends PlanForTrip>(
  trip: readonly TripStop[],
  plans: readonly P[],
): TripCoverage<P> {
  const isCoverable = ({ zone }: Destination) => plans.some(({ roaming }) => coversZone(roaming, zone));
  const planCoverages = plans.map((plan) => ({
    plan,
    missingStops: trip.flatMap((stop): UncoveredStop[] => {
      const coverableDestinations = stop.destinations.filter(isCoverable);
      const coveredDestinations = coverableDestinations.filter(({ zone }) => coversZone(plan.roaming, zone));
      return coverableDestinations.length > 0 && coveredDestinations.length === coverableDestinations.length
        ? []
        : [{ stop, isPartlyCovered: coveredDestinations.length > 0 }];
    }),
  }));
  const coveringPlans = planCoverages.filter(({ missingStops }) => missingStops.length === 0).map(({ plan }) => plan);
  const [cheapest] = [...coveringPlans].sort((a, b) => a.regularPesos - b.regularPesos);
  const uncoveredStops = trip.filter(({ destinations }) => !destinations.some(isCoverable));
  const coverableStops = trip.filter((stop) => !uncoveredStops.includes(stop));
  const zonesOfTrip = trip.flatMap(({ destinations }) => destinations.map(({ zone }) => zone));
  return {
    planCoverages,
    cheapest,
    uncoveredStops: uncoveredStops,
    uncoveredDestinations: coverableStops.flatMap(({ destinations }) =>
      destinations.filter((each) => !isCoverable(each)),
    ),
    usage: {
      ownData: zonesOfTrip.includes("home"),
      roaming: zonesOfTrip.some((zone) => zone === "europe" || zone === "world"),
    },
  };
}

export type StopCoverage<P extends PlanForTrip = PlanForTrip> = {
  /** Memberships grouped by the number of destinations they cover; memberships that cover none are left out. */
  coverageGroups: readonly { plans: readonly P[]; count: number }[];
  /** Destinations that no membership covers. */
  uncoveredDestinations: readonly Destination[];
};

export function getStopCoverage<P extends PlanForTrip>(
  { destinations }: TripStop,
  plans: readonly P[],
): StopCoverage<P> {
  const plansByCount = new Map<number, P[]>();
  for (const plan of plans) {
    const count = destinations.filter(({ zone }) => coversZone(plan.roaming, zone)).length;
    if (count > 0) plansByCount.set(count, [...(plansByCount.get(count) ?? []), plan]);
  }
  return {
    coverageGroups: [...plansByCount].map(([count, plans]) => ({ plans, count })),
    uncoveredDestinations: destinations.filter(({ zone }) => plans.every(({ roaming }) => !coversZone(roaming, zone))),
  };
}
