/** Three-way merge of a text by its paragraphs, one a line: changes of two people to two paragraphs are both kept. */
import { diffArrays } from "diff";
import type { MergeInput } from "./align-rows.ts";

/** Lines of `base` from `start` to `end`, and what replaces them. */
type Hunk = { start: number; end: number; lines: readonly string[] };

/** `at`: first words of the paragraph, as it was before both changes. */
export type ParagraphConflict = { at: string; mine: string; theirs: string };

/** @param winningSide - whose paragraph wins where both changed the same one. */
export function mergeParagraphs(texts: MergeInput<string>, winningSide: "mine" | "theirs") {
  const base = texts.base.split("\n");
  const [mine, theirs] = [listHunks(base, texts.mine), listHunks(base, texts.theirs)];
  const conflicts: ParagraphConflict[] = [];
  const merged: string[] = [];
  let place = 0;
  for (const { start, end } of joinOverlapping([...mine, ...theirs])) {
    const region = base.slice(start, end);
    const [own, other] = [mine, theirs].map((hunks) => applyHunks(region, start, within(hunks, { start, end })));
    merged.push(...base.slice(place, start), ...pick(region, own ?? [], other ?? []));
    place = end;
  }
  return { text: [...merged, ...base.slice(place)].join("\n"), conflicts };

  function pick(region: readonly string[], own: readonly string[], other: readonly string[]): readonly string[] {
    const isSame = (one: readonly string[], two: readonly string[]) =>
      one.length === two.length && one.every((line, at) => line === two[at]);
    if (isSame(own, other) || isSame(region, other)) return own;
    if (isSame(region, own)) return other;
    const [first = ""] = [...region, ...own];
    conflicts.push({ at: first.split(/\s+/).slice(0, 5).join(" "), mine: own.join("\n"), theirs: other.join("\n") });
    return winningSide === "mine" ? own : other;
  }
}

/** The changes of a text; as many lines for as many are changes line by line. */
function listHunks(base: readonly string[], text: string): Hunk[] {
  const hunks: Hunk[] = [];
  let place = 0;
  let gone = 0;
  const end = (lines: readonly string[]) => {
    const start = place - gone;
    const areMatched = gone === lines.length;
    if (areMatched) hunks.push(...lines.map((line, at) => ({ start: start + at, end: start + at + 1, lines: [line] })));
    else hunks.push({ start, end: place, lines });
    gone = 0;
  };
  for (const { added, removed, value } of diffArrays([...base], text.split("\n"))) {
    if (added) {
      end(value);
      continue;
    }
    if (gone > 0) end([]);
    place += value.length;
    if (removed) gone = value.length;
  }
  if (gone > 0) end([]);
  return hunks;
}

/** The regions of `base` that overlapping changes cover; two insertions at the same place overlap too. */
function joinOverlapping(hunks: readonly Hunk[]): { start: number; end: number }[] {
  const regions: { start: number; end: number }[] = [];
  for (const { start, end } of hunks.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const last = regions.at(-1);
    const isSameInsertion = last && last.start === start && last.end === end;
    if (last && (start < last.end || isSameInsertion)) last.end = Math.max(last.end, end);
    else regions.push({ start, end });
  }
  return regions;
}

/** The changes of a region; an insertion at its end belongs to the region after it. */
const within = (hunks: readonly Hunk[], region: { start: number; end: number }) =>
  hunks.filter(({ start, end }) =>
    region.start === region.end
      ? start === region.start && end === region.end
      : start >= region.start &&
        end <= region.end &&
        !(start === end && (start === region.start || start === region.end)),
  );

function applyHunks(region: readonly string[], from: number, hunks: readonly Hunk[]): string[] {
  return hunks
    .toReversed()
    .reduce<string[]>(
      (lines, { start, end, lines: instead }) => lines.toSpliced(start - from, end - start, ...instead),
      [...region],
    );
}
