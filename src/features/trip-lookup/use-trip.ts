import { useEffect, useState } from "react";
import { parseStopCodes, type TripStop } from "#domain/trips/trip-stop.ts";
import { countryFieldName } from "./country-field.tsx";

/** Query parameter that holds the trip, so that it can be shared. */
const parameter = "paises";

/** Maximum number of stops: more than any trip needs, and few enough for a URL. */
const most = 30;

/**
 * Keeps the stops of the trip in state and in the page's URL.
 *
 * @param stops - the stops known so far.
 * @param askForMore - called if the URL may contain the code of a world region, which loads later.
 */
export function useTrip(stops: readonly TripStop[], askForMore: () => void) {
  const [codes, setCodes] = useState("");
  const trip = parseStopCodes(codes, stops, most);

  // The HTML is built without a query: the trip in the URL is read after hydration.
  useEffect(() => {
    const written = new URLSearchParams(location.search).get(parameter) ?? "";
    setCodes(written);
    if (/\w{3}/.test(written)) askForMore();
  }, [askForMore]);

  function keep(next: readonly TripStop[]): void {
    const codes = next.map(({ code }) => code).join(",");
    setCodes(codes);
    const query = new URLSearchParams(location.search);
    for (const answered of [parameter, countryFieldName]) query.delete(answered);
    const parts = [query.toString(), codes && `${parameter}=${codes}`].filter(Boolean);
    const search = parts.length > 0 ? `?${parts.join("&")}` : "";
    history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
  }

  return {
    trip,
    add: (more: readonly TripStop[]) => keep([...new Set([...trip, ...more])].slice(0, most)),
    remove: (gone: TripStop) => keep(trip.filter((stop) => stop !== gone)),
    clear: () => keep([]),
  };
}
