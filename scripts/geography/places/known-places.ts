/** Adds to the census's places the names that people use, and the places that people travel to. */
import { colonias } from "#content/coverage/places/colonias.ts";
import { placeNicknames } from "#content/coverage/places/common-names.ts";
import { landmarks } from "#content/coverage/places/landmarks.ts";
import { magicTowns } from "#content/coverage/places/magic-towns.ts";
import { resorts } from "#content/coverage/places/resorts.ts";
import { normalizePlaceName } from "#domain/coverage/places/place-entries.ts";
import { findGeoNamesPoint } from "./geonames-points.ts";
import type { CensusMunicipality, CensusPlace } from "./read-census.ts";

/** Mexico City, of which the census lists only the municipalities. */
const mexicoCity = {
  state: "CMX",
  municipality: "Cuauhtémoc",
  name: "Ciudad de México",
  listedAs: "Mexico City",
} as const;
const wholeCityPopulation = 9_209_944;

/** Minimum population of a seat that gets the first word of its municipality's name as an alias. */
const minShortNamePopulation = 10_000;

export type KnownPlaces = {
  /** Names of parts that lead to their municipality: colonias, and beaches without a position. */
  namesOfParts: Map<CensusMunicipality, string[]>;
  /** Places whose names are known nationwide. */
  nationallyKnown: Set<CensusPlace>;
};

/** @throws {Error} if the census has no municipality with this name. */
export function requireMunicipality(
  all: readonly CensusMunicipality[],
  state: string,
  name: string,
): CensusMunicipality {
  const municipality = all.find((municipality) => municipality.state === state && municipality.name === name);
  if (!municipality) throw new Error(`the census has no municipality ${name} in ${state}`);
  return municipality;
}

/**
 * Adds places and aliases to `municipalities`.
 *
 * @throws {Error} if a row names a municipality or a place that the census lacks.
 */
export function addKnownPlaces(municipalities: readonly CensusMunicipality[]): KnownPlaces {
  const namesOfParts = new Map<CensusMunicipality, string[]>();
  const nationallyKnown = new Set<CensusPlace>();
  const addPart = (municipality: CensusMunicipality, name: string) => {
    const ownParts = namesOfParts.get(municipality) ?? [];
    const hasPart = ownParts.some((other) => normalizePlaceName(other) === normalizePlaceName(name));
    if (!hasPart) namesOfParts.set(municipality, [...ownParts, name]);
  };
  addWholeCity(municipalities);
  addNicknames(municipalities);
  addShortNames(municipalities);
  for (const [state, rows] of [magicTowns, resorts, landmarks].flatMap(Object.entries<readonly string[]>)) {
    for (const { names, owners } of rows.map(parseRow)) {
      for (const owner of owners) {
        const municipality = requireMunicipality(municipalities, state, owner);
        const place = findPlace(municipality, names) ?? addPlace(municipality, names);
        if (place) {
          nationallyKnown.add(place);
          place.aliases = [...place.aliases, ...names.filter((name) => !hasName(place, name))];
        } else for (const name of names) addPart(municipality, name);
      }
    }
  }
  for (const [state, rows] of Object.entries(colonias)) {
    for (const [owner, names] of Object.entries(rows)) {
      const municipality = requireMunicipality(municipalities, state, owner);
      for (const name of names.split("|")) if (!findPlace(municipality, [name])) addPart(municipality, name);
    }
  }
  return { namesOfParts, nationallyKnown };
}

/** Parses «name|other name > municipality|other municipality»; without `>`, each name is also a municipality's. */
export function parseRow(row: string): { names: string[]; owners: string[] } {
  const [names = "", owners = names] = row.split(" > ");
  return { names: names.split("|"), owners: owners.split("|") };
}

const hasName = ({ name, aliases }: CensusPlace, wantedName: string) =>
  [name, ...aliases].some((candidate) => normalizePlaceName(candidate) === normalizePlaceName(wantedName));

/** Finds a place of the municipality that has one of the names, or its seat if the municipality itself has it. */
function findPlace(
  { name: own, ownName, places }: CensusMunicipality,
  names: readonly string[],
): CensusPlace | undefined {
  const namedPlace = names.flatMap((name) => places.find((place) => hasName(place, name)) ?? [])[0];
  return namedPlace ?? (!ownName && names.includes(own) ? places[0] : undefined);
}

/** Adds a place if GeoNames has it near other places of the municipality. */
function addPlace({ state, places }: CensusMunicipality, names: readonly string[]): CensusPlace | undefined {
  const [name = "", ...aliases] = names;
  const nearbyPoints = places.flatMap(({ point }) => point ?? []);
  const point = nearbyPoints.length > 0 ? findGeoNamesPoint(state, names, nearbyPoints) : undefined;
  if (!point) return undefined;
  const place = { name, aliases, point, population: 999 };
  places.push(place);
  return place;
}

function addWholeCity(municipalities: readonly CensusMunicipality[]): void {
  const { state, municipality, name, listedAs } = mexicoCity;
  const { places } = requireMunicipality(municipalities, state, municipality);
  const points = places.flatMap(({ point }) => point ?? []);
  const point = findGeoNamesPoint(state, [listedAs], points);
  if (!point) throw new Error(`GeoNames has no ${listedAs}`);
  places.push({ name, aliases: [], point, population: wholeCityPopulation });
}

function addNicknames(municipalities: readonly CensusMunicipality[]): void {
  for (const [key, names] of Object.entries(placeNicknames)) {
    const [state = ""] = key.split(" ");
    const name = key.slice(state.length + 1);
    const places = municipalities.filter((each) => each.state === state).flatMap((each) => each.places);
    const place = places.filter((each) => each.name === name).sort((a, b) => b.population - a.population)[0];
    if (!place) throw new Error(`no place is called ${key}`);
    place.aliases = [...place.aliases, ...names.split("|").filter((each) => !hasName(place, each))];
  }
}

/** Adds the first word of a municipality's name as an alias, such as «Ecatepec», if no other name starts with it. */
function addShortNames(municipalities: readonly CensusMunicipality[]): void {
  const firstWord = (name: string) => normalizePlaceName(name).split(" ", 1)[0] ?? "";
  const owners = new Map<string, Set<CensusMunicipality>>();
  for (const municipality of municipalities) {
    const names = [municipality.name, ...municipality.places.flatMap(({ name, aliases }) => [name, ...aliases])];
    for (const word of names.map(firstWord)) {
      const own = owners.get(word) ?? new Set();
      owners.set(word, own.add(municipality));
    }
  }
  for (const municipality of municipalities) {
    const { name, ownName, places } = municipality;
    const [seat] = places;
    const shortName = /^(\p{L}{5,}) de(?:l| la| los| las)? \p{Lu}/u.exec(name)?.[1];
    if (!shortName || !seat || ownName || seat.population < minShortNamePopulation || hasName(seat, shortName))
      continue;
    if (owners.get(normalizePlaceName(shortName))?.size === 1) seat.aliases = [...seat.aliases, shortName];
  }
}
