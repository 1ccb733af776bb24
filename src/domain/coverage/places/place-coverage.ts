/** The newest technology at each place of the list, computed by the build, so that a search needs no overlay. */
import type { Technology } from "#domain/coverage/overlay.ts";
import type { Localities } from "./localities.ts";
import type { Position } from "./place-entries.ts";

/** The file `placeAnswersPath`: texts with the placeholders `{technology}` and `{place}`. */
export type PlaceAnswers = {
  /** A digit for each position, from {@link packNewestTechnologies}. */
  newest: string;
  yes: string;
  no: string;
  /** Note below an answer. */
  indoors: string;
  /** Set while any overlay is sample data. */
  sampleNotice?: { mark: string; text: string } | undefined;
};

const technologies: readonly Technology[] = ["3G", "4G", "5G"];

/** Lists the positions of the places; a municipality and its parts share the position of its seat. */
const listPositions = ({ entries }: Localities): Position[] => [
  ...new Set(entries.flatMap(({ position }) => position ?? [])),
];

/**
 * @param covers - whether any overlay of a technology covers a position.
 * @returns a digit for each position: of the newest technology, or 0 where there is no signal.
 */
export function packNewestTechnologies(
  localities: Localities,
  covers: (technology: Technology, position: Position) => boolean,
): string {
  const newestFirst = [...technologies].reverse();
  return listPositions(localities)
    .map((position) => newestFirst.find((technology) => covers(technology, position))?.[0] ?? "0")
    .join("");
}

/**
 * @param digits - from {@link packNewestTechnologies}, for the same list of places.
 * @param position - of a place of the list.
 * @returns `none` where there is no signal; undefined if the list has no such position.
 */
export function findNewestTechnology(
  localities: Localities,
  digits: string,
  position: Position | undefined,
): Technology | "none" | undefined {
  const digit = position && digits[listPositions(localities).indexOf(position)];
  return digit === "0" ? "none" : technologies.find(([generation]) => generation === digit);
}
