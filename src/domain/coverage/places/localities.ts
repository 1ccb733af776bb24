/** Mexico's municipalities, localities, colonias and postal codes, searchable without any third-party service. */

import { createWordIndex, type Municipality, type PlaceEntry, type Position } from "./place-entries.ts";
import type { PostalCodes } from "./postal-codes.ts";

/**
 * The file's format; see `scripts/geography/places/pack-localities.ts`. Localities are listed by municipality, the
 * seat first. Localities and municipalities are numbered in this order, from 0.
 */
export type PackedLocalities = PostalCodes & {
  /** South-west corner of each state in thousandths of a degree, and its number of municipalities. */
  states: readonly { name: string; west: number; south: number; municipalities: number }[];
  /** Localities separated by bars, municipalities by semicolons; other names of a locality follow it after slashes. */
  names: string;
  /** Populations, one character per locality: `A` is 100 inhabitants, and each next character a fifth more. */
  size: string;
  /**
   * Distances to the east, in thousandths of a degree, in base 36, separated by spaces: of a locality from its seat; of
   * a seat from the previous seat in the state or, if it is the first, from the state's corner.
   */
  east: string;
  /** Distances to the north, like `east`. */
  north: string;
  /** Numbers of the localities without a position, each as the difference from the previous one. */
  unlocated: readonly number[];
  /** Numbers, like `unlocated`, of small localities known everywhere, such as pueblos mágicos and beaches. */
  known: readonly number[];
  /** Names of the municipalities whose seat has a different name, by number. */
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

/** Population assumed for every part when it is compared with localities of the same name. */
const partPopulation = 20_000;

/** @throws {RangeError} if the columns differ in length, or a municipality has no state. */
export function unpackLocalities(packedData: PackedLocalities): Localities {
  const groups = packedData.names
    .split(";")
    .map((names) => names.split("|").map((packedName) => packedName.split("/")));
  const statesByMunicipality = packedData.states.flatMap((state) =>
    Array<typeof state>(state.municipalities).fill(state),
  );
  const { size, municipalSize } = packedData;
  const [east, north] = [packedData.east, packedData.north].map((column) =>
    column.split(" ").map((at) => Number.parseInt(at, 36)),
  );
  const localityCount = groups.flat().length;
  if ([size, east, north].some((column) => column?.length !== localityCount))
    throw new RangeError("columns of different lengths");
  if ([statesByMunicipality, municipalSize].some(({ length }) => length !== groups.length))
    throw new RangeError("not every municipality has a state and a size");

  const { list, index } = createWordIndex();
  const indexedStateNames = new Map(packedData.states.map((state) => [state, index(state.name)]));
  const decodePopulation = (column: string, offset: number) => 100 * 1.2 ** (column.charCodeAt(offset) - 65);
  const unlocatedIndexes = new Set(accumulate(packedData.unlocated));
  const knownNumbers = new Set(accumulate(packedData.known));
  const entries: PlaceEntry[] = [];
  const municipalities: Municipality[] = [];
  let groupStart = 0;
  let [x, y] = [0, 0];
  for (const [municipality, places] of groups.entries()) {
    const state = statesByMunicipality[municipality];
    if (state && state !== statesByMunicipality[municipality - 1]) [x, y] = [state.west, state.south];
    const positions = places.map((_, rank): Position | undefined => {
      const [ownX, ownY] = [x + (east?.[groupStart + rank] ?? 0), y + (north?.[groupStart + rank] ?? 0)];
      if (rank === 0) [x, y] = [ownX, ownY];
      return unlocatedIndexes.has(groupStart + rank) ? undefined : { longitude: ownX / 1000, latitude: ownY / 1000 };
    });
    const ownName = packedData.ownNames[municipality];
    const seat = places[0]?.[0] ?? "";
    const population = decodePopulation(municipalSize, municipality);
    const inState = (state && indexedStateNames.get(state)) ?? index("");
    const inMunicipality = [...(ownName === undefined ? [] : [ownName]), ...(places[0] ?? [])].map(index);
    const commonFields = { municipality, state: state?.name ?? "", inMunicipality, inState };
    for (const [rank, names] of places.entries()) {
      const isMunicipality = rank === 0 && ownName === undefined;
      entries.push({
        ...commonFields,
        kind: "locality",
        name: names[0] ?? "",
        position: positions[rank],
        population: isMunicipality ? population : decodePopulation(size, groupStart + rank),
        isMunicipality,
        isKnown: knownNumbers.has(groupStart + rank),
        names: names.map(index),
      });
    }
    const municipalEntry = { ...commonFields, position: positions[0], isKnown: true };
    const addEntry = (kind: "municipality" | "part", name: string, population: number) =>
      entries.push({
        ...municipalEntry,
        kind,
        name,
        population,
        isMunicipality: kind === "municipality",
        names: [index(name)],
      });
    if (ownName !== undefined) addEntry("municipality", ownName, population);
    for (const name of packedData.parts[municipality]?.split("|") ?? []) addEntry("part", name, partPopulation);
    const { position } = municipalEntry;
    const name = ownName ?? seat;
    municipalities.push({
      name,
      state: commonFields.state,
      stateKey: inState.key,
      seat,
      hasOwnName: name !== seat,
      position,
    });
    groupStart += places.length;
  }
  return { entries, municipalities, words: list(), codes: packedData };
}

function accumulate(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}
