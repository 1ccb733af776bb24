import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { TripCoverage } from "#domain/trips/trip.ts";
import type { TripStop } from "#domain/trips/trip-stop.ts";
import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import { joinNames, type TripLookupCopy } from "./trip-lookup-copy.ts";

type Verdict = { tone: NonNullable<ToolResultProps["tone"]>; text: string };

/**
 * Formats the first sentence of an answer.
 *
 * @param uncoveredStops - stops of the trip that no membership covers.
 * @param answer - the answer for the other stops; undefined if there are no others.
 * @param isAtSea - whether a stop is the open sea.
 */
export function formatTripVerdict(
  uncoveredStops: readonly TripStop[],
  answer: TripCoverage | undefined,
  isAtSea: boolean,
  copy: TripLookupCopy,
): Verdict {
  if (uncoveredStops.length > 0)
    return { tone: "warning", text: fillPlaceholders(copy.answer.uncovered, { names: joinNames(uncoveredStops) }) };
  if (isAtSea) return { tone: "warning", text: copy.sea.verdict };
  const cheapestPlan = answer?.cheapest;
  if (!cheapestPlan) return { tone: "plain", text: copy.waiting };
  return { tone: "success", text: fillPlaceholders(copy.answer.covered, { plan: cheapestPlan.name }) };
}
