import { useCallback, useMemo, useRef, useState } from "react";
import type { Destination } from "#domain/trips/destination.ts";
import { buildGazetteer, emptyPlaceNames, type PlaceNames } from "#domain/trips/trip-stop.ts";

/** Loads the places and world regions, which are in a separate file. */
export type LoadPlaces = () => Promise<{ placeNames: PlaceNames }>;

/**
 * Provides the names of the destinations and, once `ask` is called, also of places and world regions.
 *
 * @returns `isWhole` is true also if they failed to load: then the next call of `ask` tries again.
 */
export function useGazetteer(destinations: readonly Destination[], load: LoadPlaces) {
  const [places, setPlaces] = useState(emptyPlaceNames);
  const [isWhole, setIsWhole] = useState(false);
  const loading = useRef<Promise<void>>(undefined);
  const gazetteer = useMemo(() => buildGazetteer(destinations, places), [destinations, places]);

  const ask = useCallback(() => {
    loading.current ??= load()
      .then(({ placeNames }) => setPlaces(placeNames))
      .catch(() => {
        loading.current = undefined;
      })
      .then(() => setIsWhole(true));
  }, [load]);

  return { gazetteer, isWhole, ask };
}
