import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { type PackedDestinations, unpackDestinations } from "#domain/trips/destination.ts";
import { dedupeStops, parseTrip } from "#domain/trips/parse-trip.ts";
import { computeTripCoverage, type PlanForTrip, type TripCoverage } from "#domain/trips/trip.ts";
import { buildGazetteer, isOpenSea } from "#domain/trips/trip-stop.ts";
import type { ToolAnswer } from "#features/help-assistant/turns/assistant-turn.ts";
import { listAllowances } from "#features/trip-lookup/allowances.ts";
import { loadPlaceNames } from "#features/trip-lookup/load-place-names.ts";
import { joinNames, selectTripCopy, type TripLookupCopy } from "#features/trip-lookup/trip-lookup-copy.ts";
import { formatTripVerdict } from "#features/trip-lookup/trip-verdict.ts";
import { loadPage } from "#platform/page/load-page.ts";
import { readIslandProps } from "#platform/page/read-island-props.ts";

type TripToolProps = { copy: TripLookupCopy; destinations: PackedDestinations; plans: readonly PlanForTrip[] };

export type TripToolSettings = {
  path: string;
  parameter: string;
  /** Label of the link, with `{name}`. */
  link: string;
};

const mexicoCode = "MX";

/** Matches words with which a city's name means a trip; alone, it may be a place in Mexico. */
const travelPattern = /\b(?:ro(?:a|u)?ming|viaj|vuel|voy|vamos|ir a|vacaciones|extranjero|aeropuerto)/i;

/** @returns a function that answers about the destinations that a message names, as the trip tool would. */
export async function createTripTool({ path, parameter, link }: TripToolSettings) {
  const [page, placeNames] = await Promise.all([loadPage(path), loadPlaceNames()]);
  const { copy: allCopy, destinations, plans } = readIslandProps<TripToolProps>(page, "trip-lookup");
  const gazetteer = buildGazetteer(unpackDestinations(destinations), placeNames);

  return (text: string): ToolAnswer | undefined => {
    const { certainStops, pending } = parseTrip(text, gazetteer);
    const namedStops = [...certainStops, ...(pending?.kind === "named" ? pending.options.slice(0, 1) : [])];
    const foreignStops = namedStops.filter(({ stop }) => stop.code !== mexicoCode);
    const trip = dedupeStops(foreignStops).map(({ stop }) => stop);
    if (trip.length === 0) return undefined;
    const landStops = trip.filter((stop) => !isOpenSea(stop));
    const isAtSea = landStops.length < trip.length;
    const landCoverage = computeTripCoverage(landStops, plans);
    const coveredStops = landStops.filter((stop) => !landCoverage.uncoveredStops.includes(stop));
    const tripCoverage =
      coveredStops.length === 0
        ? undefined
        : coveredStops.length < trip.length
          ? computeTripCoverage(coveredStops, plans)
          : landCoverage;
    const copy = selectTripCopy(landStops, landCoverage.uncoveredDestinations.length > 0, allCopy);
    const isOnLandCovered = landCoverage.uncoveredStops.length === 0;
    const isCovered = isOnLandCovered && !isAtSea;
    const name = joinNames(trip);
    const verdict = formatTripVerdict(landCoverage.uncoveredStops, tripCoverage, isAtSea, copy).text;
    return {
      // The sentences about uncovered destinations and about the sea already contain their names.
      title: isOnLandCovered && landStops.length > 0 ? `${name}: ${verdict}` : verdict,
      texts: [
        ...(isOnLandCovered ? [] : [copy.answer.noService]),
        ...(isAtSea && !isOnLandCovered ? [`${copy.sea.verdict}.`] : []),
        ...(isAtSea ? copy.sea.notes : []),
        ...(tripCoverage ? listPlanTexts(tripCoverage, isCovered, copy) : []),
      ],
      isUnsure: foreignStops.every(({ place }) => place !== undefined) && !travelPattern.test(text),
      sampleNotice: landStops.length > 0 ? copy.sampleNotice : undefined,
      link: {
        label: fillPlaceholders(link, { name }),
        href: `${path}?${parameter}=${trip.map(({ code }) => code).join(",")}`,
      },
      names: [],
    };
  };
}

/** Lists the texts about the cheapest membership of a trip, with its data and prices. */
function listPlanTexts({ cheapest, usage }: TripCoverage, isWholeTrip: boolean, copy: TripLookupCopy): string[] {
  if (!cheapest) return [];
  const allowances = listAllowances(cheapest, usage, copy).map((text) => `${text}.`);
  const figures = [...allowances, copy.plans[cheapest.id].priceSentence].join(" ");
  return isWholeTrip
    ? [figures, copy.answer.cheapest]
    : [fillPlaceholders(copy.answer.otherStops, { plan: cheapest.name }), figures];
}
