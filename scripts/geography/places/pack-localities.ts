import type { PackedLocalities } from "#domain/coverage/places/localities.ts";
import type { StateBorders } from "#scripts/geography/mexico-borders.ts";
import { addKnownPlaces } from "./known-places.ts";
import { packPostalCodes } from "./pack-postal-codes.ts";
import { type CensusMunicipality, readCensus } from "./read-census.ts";

/** The inverse of `unpackLocalities`; adds the attribution that the licences require. */
export function packLocalities(
  borders: readonly StateBorders[],
): { source: string; license: string } & PackedLocalities {
  const census = readCensus();
  // In the order of `borders`, which is alphabetical.
  const groups = borders.map(({ code, name }) => ({
    name,
    ownMunicipalities: census.filter(({ state }) => state === code),
  }));
  const municipalities = groups.flatMap(({ ownMunicipalities }) => ownMunicipalities);
  const { namesOfParts, nationallyKnown } = addKnownPlaces(municipalities);
  const places = municipalities.flatMap(({ places }) => places);
  const packSize = (population: number) =>
    String.fromCharCode(65 + Math.max(0, Math.round(Math.log(population / 100) / Math.log(1.2))));
  const corners = groups.map(({ name, ownMunicipalities }) => {
    const points = ownMunicipalities.flatMap(({ places }) => places.flatMap(({ point }) => point ?? []));
    return {
      name,
      west: Math.min(...points.map(({ longitude }) => toThousandths(longitude))),
      south: Math.min(...points.map(({ latitude }) => toThousandths(latitude))),
      municipalities: ownMunicipalities.length,
    };
  });
  const recordDefined = <Value>(values: readonly (Value | undefined)[]) =>
    Object.fromEntries(values.flatMap((value, index) => (value === undefined || value === "" ? [] : [[index, value]])));
  return {
    source:
      "INEGI, Censo de 2020; GeoNames, https://www.geonames.org/ (acentos, posiciones); otros nombres: este sitio",
    license: "GeoNames: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/; INEGI: libre uso con crédito",
    states: corners,
    names: municipalities
      .map(({ places }) => places.map(({ name, aliases }) => [name, ...aliases].join("/")).join("|"))
      .join(";"),
    size: places.map(({ population }) => packSize(population)).join(""),
    ...packSteps(
      groups.map(({ ownMunicipalities }, state) => ({
        ownMunicipalities,
        west: corners[state]?.west ?? 0,
        south: corners[state]?.south ?? 0,
      })),
    ),
    unlocated: computeSteps(places.flatMap(({ point }, index) => (point ? [] : [index]))),
    known: computeSteps(places.flatMap((place, index) => (nationallyKnown.has(place) ? [index] : []))),
    ownNames: recordDefined(municipalities.map(({ ownName }) => ownName)),
    municipalSize: municipalities.map(({ population }) => packSize(population)).join(""),
    parts: recordDefined(municipalities.map((municipality) => namesOfParts.get(municipality)?.join("|"))),
    ...packPostalCodes(municipalities),
  };
}

const computeSteps = (numbers: readonly number[]) => numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

const toThousandths = (degrees: number) => Math.round(degrees * 1000);

/**
 * Packs positions as steps: from seat to seat, starting at the state's south-west corner, and from each seat to its
 * other places.
 */
function packSteps(
  states: readonly { ownMunicipalities: readonly CensusMunicipality[]; west: number; south: number }[],
) {
  const east: number[] = [];
  const north: number[] = [];
  for (const { ownMunicipalities, west, south } of states) {
    let [x, y] = [west, south];
    for (const { places } of ownMunicipalities) {
      for (const [rank, { point }] of places.entries()) {
        const [toX, toY] = point ? [toThousandths(point.longitude), toThousandths(point.latitude)] : [x, y];
        east.push(toX - x);
        north.push(toY - y);
        if (rank === 0) [x, y] = [toX, toY];
      }
    }
  }
  const [eastSteps = "", northSteps = ""] = [east, north].map((steps) =>
    steps.map((step) => step.toString(36)).join(" "),
  );
  return { east: eastSteps, north: northSteps };
}
