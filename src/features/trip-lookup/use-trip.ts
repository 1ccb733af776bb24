import { useEffect, useState } from "react";
import { parseStopCodes, type TripStop } from "#domain/trips/trip-stop.ts";
import { countryFieldName } from "./country-field.tsx";

/** Query parameter that holds the trip, so that it can be shared. */
const tripParameter = "paises";

/** Maximum number of stops: more than any trip needs, and few enough for a URL. */
const maxStops = 30;

/**
 * Keeps the stops of the trip in state and in the page's URL.
 *
 * @param stops - the stops known so far.
 * @param askForMore - called if the URL may contain the code of a world region, which loads later.
 */
export function useTrip(stops: readonly TripStop[], askForMore: () => void) {
  const [codes, setCodes] = useState("");
  const trip = parseStopCodes(codes, stops, maxStops);

  // The HTML is built without a query: the trip in the URL is read after hydration.
  useEffect(() => {
    const addressCodes = new URLSearchParams(location.search).get(tripParameter) ?? "";
    setCodes(addressCodes);
    if (/\w{3}/.test(addressCodes)) askForMore();
  }, [askForMore]);

  function setTrip(nextTrip: readonly TripStop[]): void {
    const codes = nextTrip.map(({ code }) => code).join(",");
    setCodes(codes);
    const query = new URLSearchParams(location.search);
    for (const usedParameter of [tripParameter, countryFieldName]) query.delete(usedParameter);
    const parts = [query.toString(), codes && `${tripParameter}=${codes}`].filter(Boolean);
    const search = parts.length > 0 ? `?${parts.join("&")}` : "";
    history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
  }

  return {
    trip,
    add: (more: readonly TripStop[]) => setTrip([...new Set([...trip, ...more])].slice(0, maxStops)),
    remove: (removedStop: TripStop) => setTrip(trip.filter((stop) => stop !== removedStop)),
    clear: () => setTrip([]),
  };
}
