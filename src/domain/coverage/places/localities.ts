/** Mexico's municipalities, localities, colonias and postal codes, searchable without any third-party service. */

import { isSimilarPrefix } from "#domain/match/typos.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { parsePlaceQuery } from "./parse-place-query.ts";
import { createWordIndex, type Locality, type Municipality, type PlaceEntry, type Position } from "./place-entries.ts";
import { matchPlaceName } from "./place-name-match.ts";
import { findPostalCode, type PostalCodes } from "./postal-codes.ts";
import { rankPlaces } from "./rank-places.ts";

/**
 * The file's format; see `scripts/geography/places/pack-localities.ts`. Localities are in the order of their
 * municipalities, the seat first; their numbers and those of the municipalities count from 0.
 */
export type PackedLocalities = PostalCodes & {
  /** South-west corner of each state in thousandths of a degree, and its number of municipalities. */
  states: readonly { name: string; west: number; south: number; municipalities: number }[];
  /** Localities separated by bars, municipalities by semicolons; other names of a locality follow it after slashes. */
  names: string;
  /** Populations, one character per locality: each step from `A` on is a fifth more than 100 inhabitants. */
  size: string;
  /** Distances to the east and north of the seat; a seat's of the one before, or of the state's corner. */
  east: readonly number[];
  north: readonly number[];
  /** Localities without a position. */
  unlocated: readonly number[];
  /** Small localities that people everywhere know: pueblos mágicos and beaches. */
  known: readonly number[];
  /** Names of municipalities whose seat has a different name. */
  ownNames: Readonly<Record<string, string>>;
  /** Populations of all municipalities, like `size`. */
  municipalSize: string;
  /** Colonias and beaches without a position, by municipality, separated by bars. */
  parts: Readonly<Record<string, string>>;
};

export type Localities = {
  entries: readonly PlaceEntry[];
  municipalities: readonly Municipality[];
  /** Every distinct word of the names, aliases, municipalities and states, in lower case without accents. */
  words: readonly string[];
  codes: PostalCodes;
};

/** Likelihood that a part is meant rather than a village of the same name, as inhabitants. */
const partPopulation = 20_000;

/** @throws {RangeError} if the columns differ in length, or a municipality has no state. */
export function unpackLocalities(packed: PackedLocalities): Localities {
  const groups = packed.names.split(";").map((names) => names.split("|").map((written) => written.split("/")));
  const stateOf = packed.states.flatMap((state) => Array<typeof state>(state.municipalities).fill(state));
  const { size, east, north, municipalSize } = packed;
  const count = groups.flat().length;
  if ([size, east, north].some(({ length }) => length !== count)) throw new RangeError("columns of different lengths");
  if ([stateOf, municipalSize].some(({ length }) => length !== groups.length))
    throw new RangeError("not every municipality has a state and a size");

  const { list, index } = createWordIndex();
  const inStates = new Map(packed.states.map((state) => [state, index(state.name)]));
  const inhabitants = (column: string, at: number) => 100 * 1.2 ** (column.charCodeAt(at) - 65);
  const unlocated = new Set(packed.unlocated);
  const known = new Set(packed.known);
  const entries: PlaceEntry[] = [];
  const municipalities: Municipality[] = [];
  let at = 0;
  let [x, y] = [0, 0];
  for (const [municipality, places] of groups.entries()) {
    const state = stateOf[municipality];
    if (state && state !== stateOf[municipality - 1]) [x, y] = [state.west, state.south];
    const positions = places.map((_, rank): Position | undefined => {
      const [ownX, ownY] = [x + (east[at + rank] ?? 0), y + (north[at + rank] ?? 0)];
      if (rank === 0) [x, y] = [ownX, ownY];
      return unlocated.has(at + rank) ? undefined : { longitude: ownX / 1000, latitude: ownY / 1000 };
    });
    const ownName = packed.ownNames[municipality];
    const seat = places[0]?.[0] ?? "";
    const population = inhabitants(municipalSize, municipality);
    const inState = (state && inStates.get(state)) ?? index("");
    const inMunicipality = [...(ownName === undefined ? [] : [ownName]), ...(places[0] ?? [])].map(index);
    const shared = { municipality, state: state?.name ?? "", inMunicipality, inState };
    for (const [rank, names] of places.entries()) {
      const isMunicipality = rank === 0 && ownName === undefined;
      entries.push({
        ...shared,
        kind: "locality",
        name: names[0] ?? "",
        position: positions[rank],
        population: isMunicipality ? population : inhabitants(size, at + rank),
        isMunicipality,
        isKnown: known.has(at + rank),
        names: names.map(index),
      });
    }
    const own = { ...shared, position: positions[0], isKnown: true };
    const add = (kind: "municipality" | "part", name: string, population: number) =>
      entries.push({ ...own, kind, name, population, isMunicipality: kind === "municipality", names: [index(name)] });
    if (ownName !== undefined) add("municipality", ownName, population);
    for (const name of packed.parts[municipality]?.split("|") ?? []) add("part", name, partPopulation);
    const { position } = own;
    const name = ownName ?? seat;
    municipalities.push({
      name,
      state: shared.state,
      stateKey: inState.key,
      seat,
      hasOwnName: name !== seat,
      position,
    });
    at += places.length;
  }
  return { entries, municipalities, words: list(), codes: packed };
}

export type FoundLocality = Locality & {
  /** Name of its municipality, if another place of the state has the same name. */
  inMunicipality?: string;
  /** What was asked, if the answer is for its municipality: a colonia, a beach or a postal code. */
  asked?: string;
  /** The seat to which the position belongs, if the municipality has another name. */
  seat?: string;
};

export type FoundLocalities = {
  /** The only place whose whole name is the query, if any: the map moves to it without asking the visitor. */
  uniqueMatch?: FoundLocality;
  /** Most likely first. */
  places: readonly FoundLocality[];
  /** Whether the names of `places` contain the query's words; otherwise the names only resemble the query. */
  isExact: boolean;
  /** The state of a postal code whose municipality is unknown, or `short` for a code of fewer than five digits. */
  code?: "short" | { prefix: string; state: string };
};

/**
 * Finds the places that a query may mean: each of its words, in any order, is the beginning of a word of the name, of
 * an alias, of the municipality or of the state. Larger places rank higher, and exact names rank above names that only
 * begin with the query. If no place matches, finds those with similar names. A postal code leads to its municipality.
 *
 * @param limit - maximum number of results.
 */
export function findLocalities(localities: Localities, query: string, limit: number): FoundLocalities {
  const { code, readings, isMunicipality, municipality } = parsePlaceQuery(query);
  if (code?.length === 5) return findByCode(localities, code, limit);
  const begins = (known: string, word: string) => known.startsWith(word);
  const isAsked = (entry: PlaceEntry) =>
    (!isMunicipality || entry.isMunicipality) &&
    (municipality === undefined || foldSpelling(municipalityOf(localities, entry).name) === municipality);
  let best: { found: readonly PlaceEntry[]; meant: PlaceEntry | undefined } | undefined;
  for (const words of readings) {
    const all = rankPlaces(localities, words, begins);
    const found = all.some(isAsked) ? all.filter(isAsked) : all;
    if (found.length === 0) continue;
    const meant = matchPlaceName(localities.municipalities, words, found, municipality !== undefined);
    if (!best || (meant && !best.meant)) best = { found, meant };
  }
  if (!best && code) return { places: [], isExact: true, code: "short" };
  const found = best?.found ?? rankPlaces(localities, readings[0] ?? [], (known, word) => isSimilarPrefix(word, known));
  return {
    places: found.slice(0, limit).map((entry) => describe(localities, entry)),
    isExact: best !== undefined,
    ...(best?.meant && { uniqueMatch: describe(localities, best.meant) }),
  };
}

function findByCode(localities: Localities, code: string, limit: number): FoundLocalities {
  const { municipalities, state } = findPostalCode(localities.codes, code);
  const places = municipalities.slice(0, limit).flatMap((number) => {
    const found = localities.municipalities[number];
    return found ? [{ ...describeMunicipality(found), asked: code }] : [];
  });
  const [only, ...others] = places;
  if (only) return { places, isExact: true, ...(others.length === 0 && { uniqueMatch: only }) };
  const name = state === undefined ? undefined : localities.municipalities[state]?.state;
  return { places, isExact: name !== undefined, ...(name && { code: { prefix: code.slice(0, 2), state: name } }) };
}

function municipalityOf({ municipalities }: Localities, { municipality }: PlaceEntry): Municipality {
  const found = municipalities[municipality];
  if (!found) throw new RangeError(`no municipality ${municipality}`);
  return found;
}

function describeMunicipality({ name, state, seat, hasOwnName, position }: Municipality): FoundLocality {
  return { name, state, position, ...(hasOwnName && { seat }) };
}

function describe(localities: Localities, entry: PlaceEntry): FoundLocality {
  const own = municipalityOf(localities, entry);
  if (entry.kind === "part") return { ...describeMunicipality(own), asked: entry.name };
  const isShared = localities.entries.some(
    (other) =>
      other !== entry &&
      other.kind !== "part" &&
      other.state === entry.state &&
      other.names[0]?.key === entry.names[0]?.key,
  );
  const { name, state, position } = entry;
  return {
    ...(entry.kind === "municipality" ? describeMunicipality(own) : { name, state, position }),
    ...(isShared && { inMunicipality: own.name }),
  };
}
