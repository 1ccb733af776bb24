import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { type PackedDestinations, unpackDestinations } from "#domain/trips/destination.ts";
import { dedupeStops, parseTrip } from "#domain/trips/parse-trip.ts";
import { computeTripCoverage, type PlanForTrip } from "#domain/trips/trip.ts";
import { buildGazetteer, isOpenSea } from "#domain/trips/trip-stop.ts";
import type { ToolAnswer } from "#features/help-assistant/assistant-turn.ts";
import { loadPlaceNames } from "#features/trip-lookup/load-place-names.ts";
import { joinNames, selectTripTexts, type TripLookupTexts } from "#features/trip-lookup/trip-lookup-texts.ts";
import { formatTripVerdict } from "#features/trip-lookup/trip-verdict.ts";
import { loadPage } from "#platform/page/load-page.ts";
import { readIslandProps } from "#platform/page/read-island-props.ts";

type TripToolProps = { words: TripLookupTexts; destinations: PackedDestinations; plans: readonly PlanForTrip[] };

export type TripToolSettings = {
  path: string;
  parameter: string;
  /** Label of the link, with `{name}`. */
  link: string;
};

const mexico = "MX";

/** @returns a function that answers about the destinations that a text names, as the trip tool would. */
export async function createTripTool({ path, parameter, link }: TripToolSettings) {
  const [page, placeNames] = await Promise.all([loadPage(path), loadPlaceNames()]);
  const { words: allWords, destinations, plans } = readIslandProps<TripToolProps>(page, "trip-lookup");
  const gazetteer = buildGazetteer(unpackDestinations(destinations), placeNames);

  return (text: string): ToolAnswer | undefined => {
    const { certain, pending } = parseTrip(text, gazetteer);
    const named = [...certain, ...(pending?.kind === "named" ? pending.options.slice(0, 1) : [])];
    const trip = dedupeStops(named)
      .map(({ stop }) => stop)
      .filter(({ code }) => code !== mexico);
    if (trip.length === 0) return undefined;
    const onLand = trip.filter((stop) => !isOpenSea(stop));
    const isAtSea = onLand.length < trip.length;
    const whole = computeTripCoverage(onLand, plans);
    const rest = onLand.filter((stop) => !whole.uncovered.includes(stop));
    const answer = rest.length === 0 ? undefined : rest.length < trip.length ? computeTripCoverage(rest, plans) : whole;
    const words = selectTripTexts(onLand, whole.gaps.length > 0, allWords);
    const isOnLandCovered = whole.uncovered.length === 0;
    const isCovered = isOnLandCovered && !isAtSea;
    const best = answer?.cheapest;
    const name = joinNames(trip);
    const verdict = formatTripVerdict(whole.uncovered, answer, isAtSea, words).text;
    return {
      // The sentence about what no membership covers has the names itself.
      title: isOnLandCovered ? `${name}: ${verdict}` : verdict,
      texts: [
        ...(words.sampled && onLand.length > 0 ? [`${words.sampled.mark}: ${words.sampled.text}`] : []),
        ...(isOnLandCovered ? [] : [words.answer.noService]),
        ...(isAtSea && !isOnLandCovered ? [`${words.sea.verdict}.`] : []),
        ...(isAtSea ? words.sea.notes : []),
        ...(best ? [isCovered ? words.answer.cheapest : fillPlaceholders(words.answer.rest, { plan: best.name })] : []),
      ],
      link: {
        label: fillPlaceholders(link, { name }),
        href: `${path}?${parameter}=${trip.map(({ code }) => code).join(",")}`,
      },
      names: [],
    };
  };
}
