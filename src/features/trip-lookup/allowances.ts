import type { TripAnswer, TripPlan } from "#domain/trips/trip.ts";
import type { Figure, TripLookupWords } from "./trip-lookup-words.ts";

/** What a membership gives on a trip, one line each: its roaming, its own data, or both. */
export function allowancesOf({ id }: TripPlan, uses: TripAnswer["uses"], { plans }: TripLookupWords): string[] {
  const { roaming, own } = plans[id];
  return [...(uses.roaming ? [roaming] : []), ...(uses.ownData ? [own] : [])];
}

/** The numbers that decide: what it gives on the trip, and what it costs. */
export function figuresOf({ id }: TripPlan, uses: TripAnswer["uses"], { plans }: TripLookupWords): Figure[] {
  const { roaming, own, prices } = plans[id].figures;
  return [...(uses.roaming ? roaming : []), ...(uses.ownData ? [own] : []), ...prices];
}
