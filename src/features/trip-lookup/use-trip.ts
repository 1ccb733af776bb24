import { useEffect, useState } from "react";
import { type Destination, readCodes } from "#domain/destination.ts";

/** The part of the address that holds the trip, so that it can be shared. */
const parameter = "paises";

/** More than any trip needs, and few enough for an address. */
const most = 30;

/** The destinations of the trip, kept in the page's address too. */
export function useTrip(destinations: readonly Destination[]) {
  const [trip, setTrip] = useState<readonly Destination[]>([]);

  // The HTML is built without an address: the trip in it is read once the tool is awake.
  useEffect(() => {
    const codes = new URLSearchParams(location.search).get(parameter);
    if (codes) setTrip(readCodes(codes, destinations, most));
  }, [destinations]);

  function keep(next: readonly Destination[]): void {
    setTrip(next);
    const query = new URLSearchParams(location.search);
    query.delete(parameter);
    const codes = next.map(({ code }) => code).join(",");
    const parts = [query.toString(), codes && `${parameter}=${codes}`].filter(Boolean);
    const search = parts.length > 0 ? `?${parts.join("&")}` : "";
    history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
  }

  return {
    trip,
    add: (more: readonly Destination[]) => keep([...new Set([...trip, ...more])].slice(0, most)),
    remove: (gone: Destination) => keep(trip.filter((destination) => destination !== gone)),
    clear: () => keep([]),
  };
}
