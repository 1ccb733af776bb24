import { foldSpelling } from "#domain/text/fold.ts";
import type { Localities } from "./localities.ts";
import { type PlaceQuery, parsePlaceQuery, type Readings, readPlaceName } from "./parse-place-query.ts";
import type { Locality, Municipality, PlaceEntry } from "./place-entries.ts";
import { matchPlaceName } from "./place-name-match.ts";
import { findPostalCode } from "./postal-codes.ts";
import { type RankedPlace, rankPlaces } from "./rank-places.ts";

export type FoundLocality = Locality & {
  /** Name of the place's municipality, if another place of the state has the same name. */
  municipalityName?: string;
  /** The colonia, beach or postal code that the query means, if the result is only its municipality. */
  queriedName?: string;
  /** Whether the query is an address in this place. */
  hasAddress?: true;
  /** Name of the municipality's seat, to which `position` belongs; absent if the two names are the same. */
  seat?: string;
};

export type FoundLocalities = {
  /** The only place whose whole name is the query, if any: the map moves to it without asking the visitor. */
  uniqueMatch?: FoundLocality;
  /** The found places, the most likely first. */
  places: readonly FoundLocality[];
  /** Whether the names of `places` contain the query's words; otherwise they are only proposals. */
  isExact: boolean;
  /** The state of a postal code whose municipality is unknown, or `short` for a code of fewer than five digits. */
  code?: "short" | { prefix: string; state: string };
};

type MatchedPlaces = { rankedPlaces: readonly RankedPlace[]; clearMatch: PlaceEntry | undefined };

/**
 * Finds the places that a query may mean: each of its words, in any order, is the beginning of a word of the name, of
 * an alias, of the municipality or of the state. Larger places rank higher, and exact names rank above names that only
 * begin with the query. An address leads to the place that it ends with, and a postal code to its municipality. If no
 * place matches, proposes those with similar names, or with a part of the query as their name.
 *
 * @param limit - maximum number of results.
 */
export function findLocalities(localities: Localities, query: string, limit: number): FoundLocalities {
  const parsedQuery = parsePlaceQuery(query);
  const { code, readings } = parsedQuery;
  if (code?.length === 5) return findByCode(localities, code, limit);
  const list = (
    foundPlaces: readonly RankedPlace[],
    isExact: boolean,
    intendedEntry?: PlaceEntry,
  ): FoundLocalities => ({
    places: foundPlaces.slice(0, limit).map(({ entry }) => describePlace(localities, entry)),
    isExact,
    ...(intendedEntry && { uniqueMatch: describePlace(localities, intendedEntry) }),
  });

  const exactMatch = findByName(localities, readings, parsedQuery);
  if (exactMatch?.clearMatch || exactMatch?.rankedPlaces.some(({ isNamed }) => isNamed))
    return list(exactMatch.rankedPlaces, true, exactMatch.clearMatch);
  const addressMatch = findByEnding(localities, parsedQuery, true);
  if (addressMatch && !addressMatch.clearMatch) return list(addressMatch.rankedPlaces, true);
  if (addressMatch?.clearMatch) {
    const place = describePlace(localities, addressMatch.clearMatch);
    const uniqueMatch: FoundLocality = place.queriedName === undefined ? { ...place, hasAddress: true } : place;
    return { places: [uniqueMatch].slice(0, limit), isExact: true, uniqueMatch };
  }
  const endMatch = findByEnding(localities, parsedQuery, false);
  if (exactMatch) return endMatch ? list(endMatch.rankedPlaces, false) : list(exactMatch.rankedPlaces, true);
  if (code) return { places: [], isExact: true, code: "short" };
  const similarPlaces = rankPlaces(localities, readings[0] ?? [], true);
  if (similarPlaces.length > 0) return list(similarPlaces, false);
  if (endMatch) return list(endMatch.rankedPlaces, false);
  const looseMatches = findByName(localities, parsedQuery.looseReadings, parsedQuery)?.rankedPlaces ?? [];
  return list(
    looseMatches.filter(({ isWhole }) => isWhole),
    false,
  );
}

/**
 * Finds the places of the likeliest reading that clearly means one place; failing that, that is a whole name; failing
 * that, that matches.
 */
function findByName(
  localities: Localities,
  readings: Readings,
  { isMunicipality, isMagicTown, municipality }: Pick<PlaceQuery, "isMunicipality" | "isMagicTown" | "municipality">,
): MatchedPlaces | undefined {
  const isAsked = ({ entry }: RankedPlace) =>
    (!isMunicipality || entry.isMunicipality) &&
    (!isMagicTown || (entry.isKnown && entry.kind === "locality")) &&
    (municipality === undefined || foldSpelling(getMunicipality(localities, entry).name) === municipality);
  const readingMatches = readings.flatMap((words): MatchedPlaces[] => {
    const rankedPlaces = rankPlaces(localities, words);
    const foundPlaces = rankedPlaces.some(isAsked) ? rankedPlaces.filter(isAsked) : rankedPlaces;
    const entries = foundPlaces.map(({ entry }) => entry);
    const clearMatch = matchPlaceName(localities.municipalities, words, entries, municipality !== undefined);
    return foundPlaces.length > 0 ? [{ rankedPlaces: foundPlaces, clearMatch }] : [];
  });
  return (
    readingMatches.find(({ clearMatch }) => clearMatch) ??
    readingMatches.find(({ rankedPlaces }) => rankedPlaces.some(({ isWhole }) => isWhole)) ??
    readingMatches[0]
  );
}

/**
 * Finds the place that an ending of the query clearly means; failing that, the places whose whole name is an ending.
 */
function findByEnding(localities: Localities, { ends }: PlaceQuery, isSure: boolean): MatchedPlaces | undefined {
  const endingMatches = ends
    .filter((end) => end.isSure === isSure)
    .flatMap(
      ({ text }) => findByName(localities, readPlaceName(text), { isMunicipality: false, isMagicTown: false }) ?? [],
    )
    .map(({ rankedPlaces, clearMatch }) => ({
      clearMatch,
      rankedPlaces: rankedPlaces.filter(({ entry, isWhole }) => (clearMatch ? entry === clearMatch : isWhole)),
    }));
  return (
    endingMatches.find(({ clearMatch }) => clearMatch) ??
    endingMatches.find(({ rankedPlaces }) => rankedPlaces.length > 0)
  );
}

function findByCode(localities: Localities, code: string, limit: number): FoundLocalities {
  const { municipalities, state } = findPostalCode(localities.codes, code);
  const places = municipalities.slice(0, limit).flatMap((number) => {
    const municipality = localities.municipalities[number];
    return municipality ? [{ ...describeMunicipality(municipality), queriedName: code }] : [];
  });
  const [only, ...others] = places;
  if (only) return { places, isExact: true, ...(others.length === 0 && { uniqueMatch: only }) };
  const name = state === undefined ? undefined : localities.municipalities[state]?.state;
  return { places, isExact: name !== undefined, ...(name && { code: { prefix: code.slice(0, 2), state: name } }) };
}

function getMunicipality({ municipalities }: Localities, { municipality }: PlaceEntry): Municipality {
  const foundMunicipality = municipalities[municipality];
  if (!foundMunicipality) throw new RangeError(`no municipality ${municipality}`);
  return foundMunicipality;
}

function describeMunicipality({ name, state, seat, hasOwnName, position }: Municipality): FoundLocality {
  return { name, state, position, ...(hasOwnName && { seat }) };
}

function describePlace(localities: Localities, entry: PlaceEntry): FoundLocality {
  const ownMunicipality = getMunicipality(localities, entry);
  if (entry.kind === "part") return { ...describeMunicipality(ownMunicipality), queriedName: entry.name };
  const isShared = localities.entries.some(
    (other) =>
      other !== entry &&
      other.kind !== "part" &&
      other.state === entry.state &&
      other.names[0]?.key === entry.names[0]?.key,
  );
  const { name, state, position } = entry;
  return {
    ...(entry.kind === "municipality" ? describeMunicipality(ownMunicipality) : { name, state, position }),
    ...(isShared && { municipalityName: ownMunicipality.name }),
  };
}
