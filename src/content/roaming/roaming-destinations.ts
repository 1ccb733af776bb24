import type { Destination, Zone } from "#domain/trips/destination.ts";
import { countryName } from "./country-names.ts";
import { coveredCodes, otherNames } from "./roaming-rows.ts";
import { homeCodes, regionIds, worldRegions } from "./world-regions.ts";

function destinationsOf(zone: Zone, codes: readonly string[]): Destination[] {
  return codes.map((code) => ({ code, zone, name: countryName(code), otherNames: otherNames[code] ?? [] }));
}

function alphabetically(destinations: Destination[]): Destination[] {
  return destinations.sort((a, b) => a.name.localeCompare(b.name, "es"));
}

export type DestinationGroup = { name: string; destinations: readonly Destination[] };

export const europeanDestinations: DestinationGroup = {
  name: worldRegions.europe.name,
  destinations: alphabetically(destinationsOf("europe", coveredCodes.europe)),
};

/** All destinations with roaming, roughly by continent, Europe first. */
export const roamingRegions: readonly DestinationGroup[] = [
  europeanDestinations,
  ...regionIds
    .filter((id) => id !== "europe")
    .map((id) => ({
      name: worldRegions[id].name,
      destinations: alphabetically(destinationsOf("world", coveredCodes[id])),
    })),
];

export const homeDestinations: readonly Destination[] = destinationsOf("home", homeCodes);

/** Codes of countries that no membership covers. */
const outsideCodes = regionIds
  .flatMap((id) => worldRegions[id].codes.filter((code) => !coveredCodes[id].includes(code)))
  .toSorted();

/** Every destination that can be looked up, whether or not a membership covers it. */
export const allDestinations: readonly Destination[] = [
  ...homeDestinations,
  ...roamingRegions.flatMap(({ destinations }) => destinations),
  ...destinationsOf("outside", outsideCodes),
];
