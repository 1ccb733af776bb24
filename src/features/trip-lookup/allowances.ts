import { fill } from "#domain/fill.ts";
import { dataText, roamingText } from "#domain/plan.ts";
import type { TripAnswer, TripPlan } from "#domain/trip.ts";
import type { TripLookupWords } from "./trip-lookup-words.ts";

/** What a membership gives on a trip, one line each: its roaming, its own data, or both. */
export function allowancesOf(plan: TripPlan, uses: TripAnswer["uses"], { rows }: TripLookupWords): string[] {
  return [
    ...(uses.roaming ? [roamingText(plan.roaming)] : []),
    ...(uses.ownData ? [fill(rows.own, { data: dataText(plan.dataGb) })] : []),
  ];
}
