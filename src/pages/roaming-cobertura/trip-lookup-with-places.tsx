import type { ComponentProps } from "react";
import { loadPlaceNames } from "#features/trip-lookup/load-place-names.ts";
import { TripLookup } from "#features/trip-lookup/trip-lookup.tsx";

/** The trip tool with the names of places, which load when the tool's field is used. */
export function TripLookupWithPlaces(props: Omit<ComponentProps<typeof TripLookup>, "loadPlaces">) {
  return <TripLookup {...props} loadPlaces={loadPlaceNames} />;
}
