import type { ComponentProps } from "react";
import { loadPlaceNames } from "#features/trip-lookup/load-place-names.ts";
import { TripLookup as Tool } from "#features/trip-lookup/trip-lookup.tsx";

/** The trip tool with the names of places, which load when the tool's field is used. */
export function TripLookup(props: Omit<ComponentProps<typeof Tool>, "loadPlaces">) {
  return <Tool {...props} loadPlaces={loadPlaceNames} />;
}
