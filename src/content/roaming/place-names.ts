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
const sea = {
  code: "mar-abierto",
  names:
    "mar abierto/alta mar/altamar/el mar/en el mar/mar adentro/por mar/océano/Atlántico/océano Atlántico/Pacífico/océano Pacífico/océano Índico/océano Ártico/mar Mediterráneo/Mediterráneo/mar Caribe/mar Báltico/mar del Norte/mar Adriático/Adriático/mar Egeo/mar de Cortés/golfo de México/crucero/cruceros/cruise/ferry/ferri/ferries/ferrys/transbordador/barco/barcos/buque/navío/embarcación/yate/velero/lancha/catamarán/trasatlántico/Royal Caribbean/MSC/MSC Cruceros/Carnival/Norwegian Cruise/Norwegian Cruise Line/NCL/Princess Cruises/Celebrity Cruises/Holland America/Costa Cruceros/Virgin Voyages/Disney Cruise/crucero Disney/crucero de Disney/Baja Ferries/Buquebus/Pullmantur/Icon of the Seas/Oasis of the Seas/Wonder of the Seas/Symphony of the Seas/Harmony of the Seas/Allure of the Seas/Utopia of the Seas/Star of the Seas/Navigator of the Seas/Mariner of the Seas/Liberty of the Seas/MSC Seaside/MSC Seascape",
  countries: "",
};

/** Joins every beginning to every end by every link; the results are the names of one place. */
function combine(
  name: string,
  beginnings: readonly string[],
  links: readonly string[],
  ends: readonly string[],
): string {
  const ways = beginnings.flatMap((one) => links.flatMap((link) => ends.map((end) => [one, link, end])));
  return [...new Set([name, ...ways.map((parts) => parts.filter(Boolean).join(" "))])].join("/");
}

/** Names for a trip along a river: «crucero por el río Nilo». By itself, «crucero» means the sea. */
const alongRiver = (name: string, river: string) =>
  combine(
    name,
    ["", "crucero", "crucero fluvial", "barco", "paseo en barco"],
    ["por el río", "en el río", "del río", "río", "por el", "en el", "del", ""],
    [river],
  );

const riverRegions = [
  { code: "rio-danubio", names: alongRiver("Danubio", "Danubio"), countries: "AT BG DE HR HU MD RO RS SK UA" },
  { code: "rio-rin", names: alongRiver("Rin", "Rin"), countries: "AT CH DE FR LI NL" },
];

/** Names of a park with its city or country: «Disney de Tokio». Other countries have parks of the same name. */
const disneyIn = (name: string, ...ends: string[]) => combine(name, ["Disney", "Disneyland"], ["", "de", "en"], ends);
const universalIn = (name: string, ...ends: string[]) =>
  combine(name, ["Universal", "Universal Studios", "Estudios Universal"], ["", "de", "en"], ends);

const combinedRows = {
  CN: `${disneyIn("Shanghai Disneyland", "Shanghái", "China")}|${universalIn("Universal Beijing", "Pekín", "Beijing", "China")}`,
  EG: alongRiver("Río Nilo", "Nilo"),
  FR: `${alongRiver("Río Sena", "Sena")}|${disneyIn("Disneyland París", "París", "Francia")}/Eurodisney/Euro Disney`,
  HK: disneyIn("Hong Kong Disneyland", "Hong Kong"),
  JP: `${disneyIn("Tokyo Disneyland", "Tokio", "Tokyo", "Japón")}/Tokyo Disney|${universalIn("Universal Studios Japan", "Osaka", "Japón")}`,
  SG: universalIn("Universal Studios Singapore", "Singapur"),
  US: `${disneyIn("Disney World", "Orlando", "Florida")}|${disneyIn("Disneylandia", "California", "Los Ángeles")}|${universalIn("Universal Orlando", "Orlando", "Florida")}|${universalIn("Universal Studios Hollywood", "Hollywood", "California", "Los Ángeles")}`,
};

/** The rows of several lists, joined by country. */
function joinRows(...lists: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [code, row] of lists.flatMap(Object.entries)) joined[code] = joined[code] ? `${joined[code]}|${row}` : row;
  return joined;
}

export const placeNames: PlaceNames = {
  rows: joinRows(placeRows, airportRows, landmarkRows, combinedRows),
  cities: cities.names,
  regions: [...regionRows, ...riverRegions, sea],
  countries: cities.english,
};
