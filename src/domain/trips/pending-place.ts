/** The parts of a traveller's text, each read as one place; adjacent parts help to resolve each other. */

import { foldSpelling } from "#domain/text/fold.ts";
import { isStateAbbreviation, narrowingPattern } from "./travel-words.ts";
import type { NamedStop } from "./trip-stop.ts";

export type PendingPlace = {
  text: string;
  /**
   * `named`: the text is the first option's name. `which`: the text is the name of several options. `begun`: the
   * options' names begin with the text. `like`: the options' names resemble the text. `unknown`: no options. `avoided`:
   * the text says where the trip does not go; no options.
   */
  kind: "named" | "which" | "begun" | "like" | "unknown" | "avoided";
  options: readonly NamedStop[];
};

/** Leaves out a region if all places after it are inside it: «Europa, pero solo Italia». */
export function narrowRegion(text: string, parsePlaces: (text: string) => PendingPlace[]): PendingPlace[] {
  const [regionText = "", narrowText, ...furtherNarrowTexts] = text.split(narrowingPattern);
  if (narrowText === undefined || furtherNarrowTexts.length > 0) return parsePlaces(text);
  const innerPlaces = parsePlaces(narrowText);
  const innerCodes = innerPlaces.flatMap(
    ({ options: [first] }) => first?.stop.destinations.map(({ code }) => code) ?? [],
  );
  const containsAll = ({ options: [first] }: PendingPlace) =>
    innerCodes.length > 0 && innerCodes.every((code) => first?.stop.destinations.some((each) => each.code === code));
  return [...parsePlaces(regionText).filter((part) => part.kind !== "named" || !containsAll(part)), ...innerPlaces];
}

/** Resolves an ambiguous name to its place in Mexico, for a stop where travellers start or return. */
export function resolveToMexicanPlace(part: PendingPlace): PendingPlace {
  const home = part.kind === "which" ? part.options.filter(({ stop }) => stop.code === "MX").slice(0, 1) : [];
  return home.length > 0 ? { ...part, kind: "named", options: home } : part;
}

/** Resolves each part with the help of the adjacent parts, and drops abbreviations of states next to a place. */
export function resolveByAdjacentParts(parts: readonly PendingPlace[]): PendingPlace[] {
  const namedParts = parts.filter(({ kind }) => kind === "named" || kind === "which");
  // Each part is resolved twice, because one part may resolve another: «Guadalajara a Mérida, Yucatán» settles Mérida,
  // then Guadalajara.
  return resolveAll(resolveAll(parts))
    .filter((part) => namedParts.length === 0 || part.kind === "named" || !isStateAbbreviation(foldSpelling(part.text)))
    .map((part, index, { length }) =>
      // Only the last part may be unfinished.
      part.kind === "begun" && index < length - 1 ? { ...part, kind: "like" } : part,
    );
}

const resolveAll = (parts: readonly PendingPlace[]) =>
  parts.map((part, index) => resolvePlace(part, [parts[index + 1], parts[index - 1]]));

/** Resolves an ambiguous name next to the country of one of its places: «Córdoba, España». */
function resolvePlace(part: PendingPlace, neighbours: readonly (PendingPlace | undefined)[]): PendingPlace {
  if (part.kind !== "which") return part;
  const neighbouringStops = neighbours.flatMap((other) =>
    other?.kind === "named" ? (other.options[0]?.stop ?? []) : [],
  );
  const intendedStop = part.options.find(({ stop }) => neighbouringStops.includes(stop));
  return intendedStop ? { ...part, kind: "named", options: [intendedStop] } : part;
}
