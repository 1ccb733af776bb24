/** Countries and territories as travellers name them, and the roaming zone of each. */
import { fold } from "./fold.ts";

/**
 * `home`: included in every membership. `europe`: on every roaming list. `world`: only on the long list. `outside`: on
 * no list.
 */
export const zones = ["home", "europe", "world", "outside"] as const;
export type Zone = (typeof zones)[number];

export type Destination = {
  /** Two capital letters, as in ISO 3166-1. */
  code: string;
  /** In Spanish. */
  name: string;
  zone: Zone;
  /** The search finds it by these too. */
  otherNames: readonly string[];
};

/** How well a name matches a search: 0 is best, undefined is no match. All arguments are folded. */
function rankOf(query: string, name: string, others: readonly string[]): number | undefined {
  if ([name, ...others].includes(query)) return 0;
  if (name.startsWith(query)) return 1;
  if (others.some((other) => other.startsWith(query))) return 2;
  return ` ${[name, ...others].join(" ")}`.includes(` ${query}`) ? 3 : undefined;
}

/**
 * The destinations that a text may mean: accents, case and punctuation do not matter. Whole names come first, then
 * beginnings of names; among equals, those with roaming come first, then alphabetical order.
 *
 * @param text - the beginning of any word of a name or of an alternative name.
 * @returns nothing for an empty text.
 */
export function searchDestinations(text: string, destinations: readonly Destination[]): Destination[] {
  const query = fold(text);
  if (query === "") return [];
  return destinations
    .flatMap((destination) => {
      const rank = rankOf(query, fold(destination.name), destination.otherNames.map(fold));
      return rank === undefined ? [] : [{ destination, rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(a.destination.zone === "outside") - Number(b.destination.zone === "outside") ||
        a.destination.name.localeCompare(b.destination.name, "es"),
    )
    .map(({ destination }) => destination);
}

/**
 * Reads the text up to the last comma as destinations.
 *
 * @returns the destinations given there by a whole name or alternative name, and the text that is left.
 */
export function takeNames(text: string, destinations: readonly Destination[]): { found: Destination[]; rest: string } {
  const parts = text.split(",");
  const last = parts.pop() ?? "";
  const found: Destination[] = [];
  const unknown: string[] = [];
  for (const part of parts) {
    const query = fold(part);
    const match = destinations.find(({ name, otherNames }) => [name, ...otherNames].some((one) => fold(one) === query));
    if (match) found.push(match);
    else if (query !== "") unknown.push(part);
  }
  return { found, rest: [...unknown, found.length > 0 ? last.trimStart() : last].join(",") };
}

/**
 * The destinations for a list of codes, each once, in the order of the list.
 *
 * @param codes - any text: codes separated by commas; anything that is not a code is skipped.
 * @param most - how many to take.
 */
export function readCodes(codes: string, destinations: readonly Destination[], most: number): Destination[] {
  const byCode = new Map(destinations.map((destination) => [destination.code, destination]));
  const known = codes.split(",").flatMap((code) => byCode.get(code.trim().toUpperCase()) ?? []);
  return [...new Set(known)].slice(0, most);
}

/** Destinations as a few short strings, one per zone: a fifth of their size as data. */
export type PackedDestinations = Readonly<Record<Zone, string>>;

const between = "|";
const betweenNames = "/";

/** @throws {RangeError} if a name contains one of the separators. */
export function packDestinations(destinations: readonly Destination[]): PackedDestinations {
  const textOf = (zone: Zone) =>
    destinations
      .filter((destination) => destination.zone === zone)
      .map(({ code, name, otherNames }) => {
        const names = [name, ...otherNames];
        if (names.some((one) => one.includes(between) || one.includes(betweenNames))) {
          throw new RangeError(`a name of ${code} holds ${between} or ${betweenNames}`);
        }
        return code + names.join(betweenNames);
      })
      .join(between);
  return { home: textOf("home"), europe: textOf("europe"), world: textOf("world"), outside: textOf("outside") };
}

/** The inverse of {@link packDestinations}, zone by zone. */
export function unpackDestinations(packed: PackedDestinations): Destination[] {
  return zones.flatMap((zone) =>
    packed[zone]
      .split(between)
      .filter((text) => text !== "")
      .map((text) => {
        const [name = "", ...otherNames] = text.slice(2).split(betweenNames);
        return { code: text.slice(0, 2), name, zone, otherNames };
      }),
  );
}
