import type { PlanForTrip, TripCoverage } from "#domain/trips/trip.ts";
import type { Figure, TripLookupCopy } from "./trip-lookup-copy.ts";

/** Lists the allowances of a membership on a trip, one line each: roaming, the membership's own data, or both. */
export function listAllowances({ id }: PlanForTrip, usage: TripCoverage["usage"], { plans }: TripLookupCopy): string[] {
  const { roaming, ownData } = plans[id];
  return [...(usage.roaming ? [roaming] : []), ...(usage.ownData ? [ownData] : [])];
}

/** Lists the same allowances as figures. */
export function listAllowanceFigures(
  { id }: PlanForTrip,
  usage: TripCoverage["usage"],
  { plans }: TripLookupCopy,
): Figure[] {
  const { roaming, ownData } = plans[id].figures;
  return [...(usage.roaming ? roaming : []), ...(usage.ownData ? [ownData] : [])];
}
