/**
 * Places that the trip tool knows besides the destinations. `npm run geography` writes them to
 * `public/mapas/lugares.json`, which is loaded when the tool's field is used: data, so that browsers need not compile it.
 */
import type { PlaceNames } from "#domain/trips/trip-stop.ts";
import { airportRows } from "./airport-rows.ts";
import cities from "./cities.json" with { type: "json" };
import { landmarkRows } from "./landmark-rows.ts";
import { placeRows, regionRows } from "./place-rows.ts";

/** The open sea, which belongs to no country, by its names and those of what sails it. */
const sea = {
  code: "mar-abierto",
  names:
    "mar abierto/alta mar/altamar/el mar/en el mar/mar adentro/por mar/océano/Atlántico/océano Atlántico/océano Pacífico/océano Índico/océano Ártico/mar Mediterráneo/Mediterráneo/mar Caribe/mar Báltico/mar del Norte/mar Adriático/Adriático/mar Egeo/mar de Cortés/golfo de México/crucero/cruceros/cruise/ferry/ferri/ferries/ferrys/transbordador/barco/barcos/buque/navío/embarcación/yate/velero/lancha/catamarán/trasatlántico/navegar/navegando/Royal Caribbean/MSC/MSC Cruceros/Carnival/Norwegian Cruise/NCL/Princess Cruises/Celebrity Cruises/Holland America/Costa Cruceros/Virgin Voyages/Disney Cruise/crucero Disney/crucero de Disney/Baja Ferries/Buquebus/Icon of the Seas/Oasis of the Seas/Wonder of the Seas/Symphony of the Seas/Harmony of the Seas/Allure of the Seas/Utopia of the Seas/Star of the Seas/Navigator of the Seas/Mariner of the Seas/Liberty of the Seas/MSC Seaside/MSC Seascape",
  countries: "",
};

/** Ways to say that a trip follows a river, which is not the sea: «crucero por el río Nilo». */
const afloat = ["crucero", "crucero fluvial", "barco", "paseo en barco"];
const along = ["por el", "por el río", "en el", "en el río", "del", "del río", "río", ""];
const alongRiver = (river: string) => [
  `río ${river}`,
  ...afloat.flatMap((way) => along.map((link) => [way, link, river].filter(Boolean).join(" "))),
];

const withRiver = (names: string, river: string) => [names, ...alongRiver(river)].join("/");

const riverRows = { EG: withRiver("Río Nilo", "Nilo"), FR: withRiver("Río Sena", "Sena") };

/** The rows of several lists, joined by country. */
function joinRows(...lists: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [code, row] of lists.flatMap(Object.entries)) joined[code] = joined[code] ? `${joined[code]}|${row}` : row;
  return joined;
}

export const placeNames: PlaceNames = {
  rows: joinRows(placeRows, airportRows, landmarkRows, riverRows),
  cities: cities.names,
  regions: [
    ...regionRows.map((row) =>
      row.code.startsWith("rio-") ? { ...row, names: withRiver(row.names, row.names) } : row,
    ),
    sea,
  ],
  countries: cities.english,
};
