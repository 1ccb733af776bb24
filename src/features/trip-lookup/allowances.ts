import type { TripAnswer, TripPlan } from "#domain/trips/trip.ts";
import type { Figure, TripLookupWords } from "./trip-lookup-words.ts";

/** Lists what a membership provides on a trip, one line each: roaming, its own data, or both. */
export function allowancesOf({ id }: TripPlan, uses: TripAnswer["uses"], { plans }: TripLookupWords): string[] {
  const { roaming, own } = plans[id];
  return [...(uses.roaming ? [roaming] : []), ...(uses.ownData ? [own] : [])];
}

/** Lists the key figures of a membership: what it provides on the trip, and its price. */
export function figuresOf({ id }: TripPlan, uses: TripAnswer["uses"], { plans }: TripLookupWords): Figure[] {
  const { roaming, own, prices } = plans[id].figures;
  return [...(uses.roaming ? roaming : []), ...(uses.ownData ? [own] : []), ...prices];
}
