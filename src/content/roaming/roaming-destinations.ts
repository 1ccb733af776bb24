import type { Destination, RoamingZone } from "#domain/trips/destination.ts";
import { getCountryName } from "./places/country-names.ts";
import { homeCountryCodes, regionIds, worldRegions } from "./places/world-regions.ts";
import { alternativeCountryNames, coveredCountryCodes } from "./roaming-rows.ts";

function createDestinations(zone: RoamingZone, codes: readonly string[]): Destination[] {
  return codes.map((code) => ({
    code,
    zone,
    name: getCountryName(code),
    otherNames: alternativeCountryNames[code] ?? [],
  }));
}

function sortByName(destinations: Destination[]): Destination[] {
  return destinations.sort((a, b) => a.name.localeCompare(b.name, "es"));
}

export type DestinationGroup = { name: string; destinations: readonly Destination[] };

export const europeanDestinations: DestinationGroup = {
  name: worldRegions.europe.name,
  destinations: sortByName(createDestinations("europe", coveredCountryCodes.europe)),
};

/** All destinations with roaming, roughly by continent, Europe first. */
export const roamingRegions: readonly DestinationGroup[] = [
  europeanDestinations,
  ...regionIds
    .filter((id) => id !== "europe")
    .map((id) => ({
      name: worldRegions[id].name,
      destinations: sortByName(createDestinations("world", coveredCountryCodes[id])),
    })),
];

export const homeDestinations: readonly Destination[] = createDestinations("home", homeCountryCodes);

/** Codes of countries that no membership covers. */
const outsideCodes = regionIds
  .flatMap((id) => worldRegions[id].codes.filter((code) => !coveredCountryCodes[id].includes(code)))
  .toSorted();

/** Every destination that can be looked up, whether or not a membership covers it. */
export const allDestinations: readonly Destination[] = [
  ...homeDestinations,
  ...roamingRegions.flatMap(({ destinations }) => destinations),
  ...createDestinations("outside", outsideCodes),
];
