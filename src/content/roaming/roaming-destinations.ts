import type { Destination, Zone } from "#domain/destination.ts";
import { betterNames, beyondEurope, europe, homeCodes, otherNames, outsideCodes } from "./roaming-rows.ts";

const spanishNames = new Intl.DisplayNames(["es-MX"], { type: "region", fallback: "none" });

/** @throws {RangeError} if the code has no known name. */
function nameOf(code: string): string {
  const name = betterNames[code] ?? spanishNames.of(code);
  if (name === undefined) throw new RangeError(`no Spanish name for ${code}`);
  return name;
}

function destinationsOf(zone: Zone, codes: string): Destination[] {
  return codes.split(" ").map((code) => ({ code, zone, name: nameOf(code), otherNames: otherNames[code] ?? [] }));
}

function alphabetically(destinations: Destination[]): Destination[] {
  return destinations.sort((a, b) => a.name.localeCompare(b.name, "es"));
}

export type DestinationGroup = { name: string; destinations: readonly Destination[] };

export const europeanDestinations: DestinationGroup = {
  name: europe.name,
  destinations: alphabetically(destinationsOf("europe", europe.codes)),
};

/** The whole list, roughly by continent, Europe first. */
export const roamingRegions: readonly DestinationGroup[] = [
  europeanDestinations,
  ...beyondEurope.map(({ name, codes }) => ({ name, destinations: alphabetically(destinationsOf("world", codes)) })),
];

export const homeDestinations: readonly Destination[] = destinationsOf("home", homeCodes);

/** Every destination that can be looked up, whether or not a membership covers it. */
export const allDestinations: readonly Destination[] = [
  ...homeDestinations,
  ...roamingRegions.flatMap(({ destinations }) => destinations),
  ...destinationsOf("outside", outsideCodes),
];
