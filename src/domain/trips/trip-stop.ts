/** The stops of a trip, and the places by which travellers name them. */

import { type NamedEntry, NameIndex } from "#domain/match/name-index.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { Destination } from "./destination.ts";

/** A country, or a region of the world with several countries. */
export type TripStop = {
  /** Two letters of a country, or a word for a region, as used in the URL. */
  code: string;
  name: string;
  /** The destinations of the stop; empty for the open sea, which belongs to no country. */
  destinations: readonly Destination[];
};

/** Whether a stop is the open sea, about which memberships say nothing. */
export const isOpenSea = ({ destinations }: TripStop): boolean => destinations.length === 0;

/** A stop as a traveller names it. */
export type NamedStop = {
  stop: TripStop;
  /** The city, state, island or region in the stop; absent if the stop itself is named. */
  place?: string;
};

/** Names of places. Names of one place are separated by `/`, places by `|`; the first name is shown. */
export type PlaceNames = {
  /** Places by country code, entered manually; they take precedence over `cities`. */
  rows: Readonly<Record<string, string>>;
  /** Places by country code, from a list of cities. */
  cities: Readonly<Record<string, string>>;
  /** Regions of the world, with the codes of their countries; the open sea has no countries. */
  regions: readonly { code: string; names: string; countries: string }[];
  /** Other names of countries, by code. */
  countries: Readonly<Record<string, string>>;
};

export const emptyPlaceNames: PlaceNames = { rows: {}, cities: {}, regions: [], countries: {} };

export type Gazetteer = {
  stops: readonly TripStop[];
  index: NameIndex<NamedStop>;
  /** Names from the list of cities; used only if a name has no other meaning. */
  cities: NameIndex<NamedStop>;
};

/**
 * Builds the indexes in which the stops of a trip are found by name.
 *
 * @throws {RangeError} if a place is in a country that is not a destination.
 */
export function buildGazetteer(destinations: readonly Destination[], places: PlaceNames): Gazetteer {
  const byCode = new Map(destinations.map((each) => [each.code, each]));
  const requireDestination = (code: string) => {
    const destination = byCode.get(code);
    if (!destination) throw new RangeError(`no destination ${code}`);
    return destination;
  };
  const isPlaceIn = (code: string, name: string) =>
    (places.rows[code] ?? "")
      .split("|")
      .some((row) => splitNames(row).some((each) => foldSpelling(each) === foldSpelling(name)));
  const countries = destinations.map((destination) => ({
    stop: { code: destination.code, name: destination.name, destinations: [destination] },
    names: [
      destination.name,
      // A name of a place in the country, such as «Dubái», is not also a name of the country.
      ...[...destination.otherNames, ...splitNames(places.countries[destination.code])].filter(
        (name) => !isPlaceIn(destination.code, name),
      ),
    ],
  }));
  const stopsByCode = new Map(countries.map(({ stop }) => [stop.code, stop]));
  const regions = places.regions.map(({ code, names, countries }) => {
    const [name = "", ...others] = splitNames(names);
    return {
      stop: { code, name, destinations: splitCodes(countries).map(requireDestination) },
      names: [name, ...others],
    };
  });
  const listPlaces = (rows: Readonly<Record<string, string>>) =>
    Object.entries(rows).flatMap(([code, row]) => {
      const stop = stopsByCode.get(code);
      if (!stop) throw new RangeError(`no destination ${code}`);
      return row.split("|").map((text) => {
        const [place = "", ...others] = splitNames(text);
        return { item: { stop, place }, names: [place, ...others] };
      });
    });
  // `localeCompare` is avoided: its first use costs a cheap phone 60 to 90 ms.
  const stopNames = [...countries, ...regions]
    .map(({ stop, names }) => ({ item: { stop }, names, rank: foldSpelling(stop.name) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const index = new NameIndex<NamedStop>([...stopNames, ...listPlaces(places.rows)]);
  const isMissing = ({ item, names: [name = ""] }: NamedEntry<NamedStop>) =>
    !index.findExact(name).some(({ stop }) => stop === item.stop);
  return {
    stops: [...countries, ...regions].map(({ stop }) => stop),
    index,
    cities: new NameIndex(listPlaces(places.cities).filter(isMissing)),
  };
}

const splitCodes = (text: string) => (text ? text.split(" ") : []);
const splitNames = (text: string | undefined) => (text ? text.split("/") : []);

/**
 * Parses a list of codes into stops, each once, in the order of the list.
 *
 * @param codes - any text: codes separated by commas; anything that is not a code is skipped.
 * @param maxStops - maximum number of stops.
 */
export function parseStopCodes(codes: string, stops: readonly TripStop[], maxStops: number): TripStop[] {
  const byCode = new Map(stops.map((stop) => [stop.code.toUpperCase(), stop]));
  const knownStops = codes.split(",").flatMap((code) => byCode.get(code.trim().toUpperCase()) ?? []);
  return [...new Set(knownStops)].slice(0, maxStops);
}
