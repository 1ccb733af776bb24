import type { PlaceNames } from "#domain/trips/trip-stop.ts";

/** Written by `npm run geography`. */
const placeNamesPath = "/mapas/lugares.json";

/** Loads the names of places that trips may have. @throws {Error} if the file does not load. */
export async function loadPlaceNames(): Promise<PlaceNames> {
  const response = await fetch(placeNamesPath);
  if (!response.ok) throw new Error(`${placeNamesPath} answers ${response.status}`);
  return response.json();
}
