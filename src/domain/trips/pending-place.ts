/** The parts of a traveller's text, each read as one place; adjacent parts help to resolve each other. */

import { foldSpelling } from "#domain/text/fold.ts";
import { isStateAbbreviation, narrowing } from "./travel-words.ts";
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
export function narrowRegion(text: string, read: (text: string) => PendingPlace[]): PendingPlace[] {
  const [wide = "", narrow, ...more] = text.split(narrowing);
  if (narrow === undefined || more.length > 0) return read(text);
  const inside = read(narrow);
  const codes = inside.flatMap(({ options: [first] }) => first?.stop.destinations.map(({ code }) => code) ?? []);
  const holdsAll = ({ options: [first] }: PendingPlace) =>
    codes.length > 0 && codes.every((code) => first?.stop.destinations.some((each) => each.code === code));
  return [...read(wide).filter((part) => part.kind !== "named" || !holdsAll(part)), ...inside];
}

/** Resolves an ambiguous name of the traveller's home: it means the place in Mexico. */
export function preferHome(part: PendingPlace): PendingPlace {
  const home = part.kind === "which" ? part.options.filter(({ stop }) => stop.code === "MX").slice(0, 1) : [];
  return home.length > 0 ? { ...part, kind: "named", options: home } : part;
}

/** Resolves each part with the help of the adjacent parts, and drops abbreviations of states next to a place. */
export function together(parts: readonly PendingPlace[]): PendingPlace[] {
  const named = parts.filter(({ kind }) => kind === "named" || kind === "which");
  // Twice, because one part may resolve another: «Guadalajara a Mérida, Yucatán» settles Mérida, then Guadalajara.
  return settleAll(settleAll(parts))
    .filter((part) => named.length === 0 || part.kind === "named" || !isStateAbbreviation(foldSpelling(part.text)))
    .map((part, place, { length }) =>
      // Only the last part may be unfinished.
      part.kind === "begun" && place < length - 1 ? { ...part, kind: "like" } : part,
    );
}

const settleAll = (parts: readonly PendingPlace[]) =>
  parts.map((part, place) => settlePlace(part, [parts[place + 1], parts[place - 1]]));

/** Resolves an ambiguous name beside the country of one of its places, to that place: «Córdoba, España». */
function settlePlace(part: PendingPlace, neighbours: readonly (PendingPlace | undefined)[]): PendingPlace {
  if (part.kind !== "which") return part;
  const beside = neighbours.flatMap((other) => (other?.kind === "named" ? (other.options[0]?.stop ?? []) : []));
  const meant = part.options.find(({ stop }) => beside.includes(stop));
  return meant ? { ...part, kind: "named", options: [meant] } : part;
}
