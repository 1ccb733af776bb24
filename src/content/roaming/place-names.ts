/** The places that the trip tool knows besides the destinations; a file of its own, which loads when its field is used. */
import type { PlaceNames } from "#domain/trip-stop.ts";
import cities from "./cities.json" with { type: "json" };
import { placeRows, regionRows } from "./place-rows.ts";

export const placeNames: PlaceNames = {
  rows: placeRows,
  cities: cities.names,
  regions: regionRows,
  countries: cities.english,
};
