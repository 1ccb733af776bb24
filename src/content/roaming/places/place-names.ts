/**
 * Places that the trip tool knows besides the destinations. `npm run geography` writes them to
 * `public/mapas/lugares.json`, loaded when the tool's field is used: unlike a module, JSON need not be compiled.
 */
import type { PlaceNames } from "#domain/trips/trip-stop.ts";
import { airportRows } from "./airport-rows.ts";
import cities from "./cities.json" with { type: "json" };
import { landmarkRows } from "./landmark-rows.ts";
import { placeRows, regionRows } from "./place-rows.ts";

/** The open sea, with the names of seas, ships and cruise lines. It belongs to no country. */
const openSea = {
  code: "mar-abierto",
  names:
    "mar abierto/alta mar/altamar/el mar/en el mar/mar adentro/por mar/océano/Atlántico/océano Atlántico/Pacífico/océano Pacífico/océano Índico/océano Ártico/mar Mediterráneo/Mediterráneo/mar Caribe/mar Báltico/mar del Norte/mar Adriático/Adriático/mar Egeo/mar de Cortés/golfo de México/crucero/cruceros/cruise/ferry/ferri/ferries/ferrys/transbordador/barco/barcos/buque/navío/embarcación/yate/velero/lancha/catamarán/trasatlántico/Royal Caribbean/MSC/MSC Cruceros/Carnival/Norwegian Cruise/Norwegian Cruise Line/NCL/Princess Cruises/Celebrity Cruises/Holland America/Costa Cruceros/Virgin Voyages/Disney Cruise/crucero Disney/crucero de Disney/Baja Ferries/Buquebus/Pullmantur/Icon of the Seas/Oasis of the Seas/Wonder of the Seas/Symphony of the Seas/Harmony of the Seas/Allure of the Seas/Utopia of the Seas/Star of the Seas/Navigator of the Seas/Mariner of the Seas/Liberty of the Seas/MSC Seaside/MSC Seascape",
  countries: "",
};

/** Joins every beginning to every end with every link, to list the names of one place. */
function combineNames(
  name: string,
  beginnings: readonly string[],
  links: readonly string[],
  ends: readonly string[],
): string {
  const combinations = beginnings.flatMap((one) => links.flatMap((link) => ends.map((end) => [one, link, end])));
  return [...new Set([name, ...combinations.map((parts) => parts.filter(Boolean).join(" "))])].join("/");
}

/** Lists names of a trip along a river: «crucero por el río Nilo». The word «crucero» alone means the sea. */
const createRiverTripNames = (name: string, river: string) =>
  combineNames(
    name,
    ["", "crucero", "crucero fluvial", "barco", "paseo en barco"],
    ["por el río", "en el río", "del río", "río", "por el", "en el", "del", ""],
    [river],
  );

const riverRegions = [
  {
    code: "rio-danubio",
    names: createRiverTripNames("Danubio", "Danubio"),
    countries: "AT BG DE HR HU MD RO RS SK UA",
  },
  { code: "rio-rin", names: createRiverTripNames("Rin", "Rin"), countries: "AT CH DE FR LI NL" },
];

/**
 * Lists names of a park with its city or country, «Disney de Tokio», because other countries have parks of the same
 * name.
 */
const createDisneyNames = (name: string, ...ends: string[]) =>
  combineNames(name, ["Disney", "Disneyland"], ["", "de", "en"], ends);
const createUniversalNames = (name: string, ...ends: string[]) =>
  combineNames(name, ["Universal", "Universal Studios", "Estudios Universal"], ["", "de", "en"], ends);

const combinedRows = {
  CN: `${createDisneyNames("Shanghai Disneyland", "Shanghái", "China")}|${createUniversalNames("Universal Beijing", "Pekín", "Beijing", "China")}`,
  EG: createRiverTripNames("Río Nilo", "Nilo"),
  FR: `${createRiverTripNames("Río Sena", "Sena")}|${createDisneyNames("Disneyland París", "París", "Francia")}/Eurodisney/Euro Disney`,
  HK: createDisneyNames("Hong Kong Disneyland", "Hong Kong"),
  JP: `${createDisneyNames("Tokyo Disneyland", "Tokio", "Tokyo", "Japón")}/Tokyo Disney|${createUniversalNames("Universal Studios Japan", "Osaka", "Japón")}`,
  SG: createUniversalNames("Universal Studios Singapore", "Singapur"),
  US: `${createDisneyNames("Disney World", "Orlando", "Florida")}|${createDisneyNames("Disneylandia", "California", "Los Ángeles")}|${createUniversalNames("Universal Orlando", "Orlando", "Florida")}|${createUniversalNames("Universal Studios Hollywood", "Hollywood", "California", "Los Ángeles")}`,
};

/** Joins the rows of several lists by country. */
function joinRows(...lists: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const joinedNames: Record<string, string> = {};
  for (const [code, row] of lists.flatMap(Object.entries))
    joinedNames[code] = joinedNames[code] ? `${joinedNames[code]}|${row}` : row;
  return joinedNames;
}

export const placeNames: PlaceNames = {
  rows: joinRows(placeRows, airportRows, landmarkRows, combinedRows),
  cities: cities.names,
  regions: [...regionRows, ...riverRegions, openSea],
  countries: cities.english,
};
