import type { ComponentProps } from "react";
import type { PlaceNames } from "#domain/trips/trip-stop.ts";
import { TripLookup as Tool } from "#features/trip-lookup/trip-lookup.tsx";

/** The trip tool with the names of places, which load when the tool's field is used. */
export function TripLookup(props: Omit<ComponentProps<typeof Tool>, "loadPlaces">) {
  return <Tool {...props} loadPlaces={loadPlaces} />;
}

/** Written by `npm run geography`. */
const placesPath = "/mapas/lugares.json";

/** @throws {Error} if the file does not load. */
async function loadPlaces(): Promise<PlaceNames> {
  const response = await fetch(placesPath);
  if (!response.ok) throw new Error(`${placesPath} answers ${response.status}`);
  return response.json();
}
