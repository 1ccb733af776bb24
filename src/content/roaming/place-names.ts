/** Places that the trip tool knows besides the destinations. A separate file, loaded when the tool's field is used. */
import type { PlaceNames } from "#domain/trips/trip-stop.ts";
import cities from "./cities.json" with { type: "json" };
import { placeRows, regionRows } from "./place-rows.ts";

/** The open sea, which belongs to no country: no membership has service there. */
const sea = {
  code: "mar-abierto",
  names:
    "mar abierto/alta mar/altamar/crucero/cruceros/cruise/ferry/ferri/ferries/transbordador/barco/barcos/buque/yate/velero/catamarán/trasatlántico/océano/océano Atlántico/océano Pacífico/océano Índico/mar Mediterráneo/Mediterráneo/mar de Cortés/golfo de México/Royal Caribbean/MSC/MSC Cruceros/Carnival/Norwegian Cruise/Princess Cruises/Celebrity Cruises/Disney Cruise",
  countries: "",
};

export const placeNames: PlaceNames = {
  rows: placeRows,
  cities: cities.names,
  regions: [...regionRows, sea],
  countries: cities.english,
};
