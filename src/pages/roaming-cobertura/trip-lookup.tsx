import type { ComponentProps } from "react";
import { TripLookup as Tool } from "#features/trip-lookup/trip-lookup.tsx";

/** The trip tool with the place names of the content, which load when the tool's field is used. */
export function TripLookup(props: Omit<ComponentProps<typeof Tool>, "loadPlaces">) {
  return <Tool {...props} loadPlaces={loadPlaces} />;
}

const loadPlaces = () => import("#content/roaming/place-names.ts");
