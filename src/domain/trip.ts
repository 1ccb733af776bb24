/** Which memberships cover a trip. Source: product specification, sections 3 and 9. */
import type { Destination, Zone } from "./destination.ts";
import type { Plan, Roaming } from "./plan.ts";

/** The parts of a plan that matter for a trip. */
export type TripPlan = Pick<Plan, "id" | "name" | "regularPesos" | "promoPesos" | "dataGb" | "roaming">;

export type TripAnswer<P extends TripPlan = TripPlan> = {
  /** Every membership, in the given order; `missing` holds the destinations of the trip that it does not cover. */
  memberships: readonly { plan: P; missing: readonly Destination[] }[];
  /** Of those that miss nothing, the one with the lowest regular price. */
  cheapest: P | undefined;
  /** Destinations that no membership covers. */
  uncovered: readonly Destination[];
  /** Whether part of the trip is covered by the membership's own data, and part by its roaming. */
  uses: { ownData: boolean; roaming: boolean };
};

/** Whether a membership works in a zone; all of them include Mexico, the USA and Canada. */
export function covers(roaming: Roaming, zone: Zone): boolean {
  if (zone === "home") return true;
  if (zone === "outside" || roaming.kind === "none") return false;
  return zone === "europe" || "countries" in roaming.where;
}

/**
 * The memberships that cover every destination of a trip.
 *
 * @param trip - an empty one is covered by all.
 */
export function answerTrip<P extends TripPlan>(trip: readonly Destination[], plans: readonly P[]): TripAnswer<P> {
  const memberships = plans.map((plan) => ({
    plan,
    missing: trip.filter(({ zone }) => !covers(plan.roaming, zone)),
  }));
  const covering = memberships.filter(({ missing }) => missing.length === 0).map(({ plan }) => plan);
  const [cheapest] = [...covering].sort((a, b) => a.regularPesos - b.regularPesos);
  return {
    memberships,
    cheapest,
    uncovered: trip.filter(({ zone }) => plans.every(({ roaming }) => !covers(roaming, zone))),
    uses: {
      ownData: trip.some(({ zone }) => zone === "home"),
      roaming: trip.some(({ zone }) => zone === "europe" || zone === "world"),
    },
  };
}
