/** Three-way merge of a text with one paragraph per line. Keeps both people's changes to different paragraphs. */
import { diffArrays } from "diff";
import type { MergeInput } from "./align-rows.ts";

/** Lines `start` to `end` of `base`, and the `lines` that replace them. */
type Hunk = { start: number; end: number; lines: readonly string[] };

/** `firstWords`: first words of the paragraph in `base`; for two insertions, those of `mine`. */
export type ParagraphConflict = { firstWords: string; mine: string; theirs: string };

export function mergeParagraphs(texts: MergeInput<string>, winningSide: "mine" | "theirs") {
  const baseLines = texts.base.split("\n");
  const [mine, theirs] = [listHunks(baseLines, texts.mine), listHunks(baseLines, texts.theirs)];
  const conflicts: ParagraphConflict[] = [];
  const mergedLines: string[] = [];
  let position = 0;
  for (const { start, end } of joinOverlapping([...mine, ...theirs])) {
    const baseRegion = baseLines.slice(start, end);
    const [own, other] = [mine, theirs].map((hunks) =>
      applyHunks(baseRegion, start, selectHunks(hunks, { start, end })),
    );
    mergedLines.push(...baseLines.slice(position, start), ...mergeRegion(baseRegion, own ?? [], other ?? []));
    position = end;
  }
  return { text: [...mergedLines, ...baseLines.slice(position)].join("\n"), conflicts };

  function mergeRegion(
    region: readonly string[],
    ownLines: readonly string[],
    otherLines: readonly string[],
  ): readonly string[] {
    const isSame = (one: readonly string[], two: readonly string[]) =>
      one.length === two.length && one.every((line, index) => line === two[index]);
    if (isSame(ownLines, otherLines) || isSame(region, otherLines)) return ownLines;
    if (isSame(region, ownLines)) return otherLines;
    const [first = ""] = [...region, ...ownLines];
    conflicts.push({
      firstWords: first.split(/\s+/).slice(0, 5).join(" "),
      mine: ownLines.join("\n"),
      theirs: otherLines.join("\n"),
    });
    return winningSide === "mine" ? ownLines : otherLines;
  }
}

/** Lists the changes of a text. If a change keeps the number of lines, each changed line is a separate change. */
function listHunks(base: readonly string[], text: string): Hunk[] {
  const hunks: Hunk[] = [];
  let lineIndex = 0;
  let removedCount = 0;
  const closeHunk = (lines: readonly string[]) => {
    const start = lineIndex - removedCount;
    const keepsLineCount = removedCount === lines.length;
    if (keepsLineCount)
      hunks.push(...lines.map((line, index) => ({ start: start + index, end: start + index + 1, lines: [line] })));
    else hunks.push({ start, end: lineIndex, lines });
    removedCount = 0;
  };
  for (const { added, removed, value } of diffArrays([...base], text.split("\n"))) {
    if (added) {
      closeHunk(value);
      continue;
    }
    if (removedCount > 0) closeHunk([]);
    lineIndex += value.length;
    if (removed) removedCount = value.length;
  }
  if (removedCount > 0) closeHunk([]);
  return hunks;
}

/** Joins overlapping changes to regions of `base`; two insertions at the same place also overlap. */
function joinOverlapping(hunks: readonly Hunk[]): { start: number; end: number }[] {
  const regions: { start: number; end: number }[] = [];
  for (const { start, end } of hunks.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const lastRegion = regions.at(-1);
    const isSameInsertion = lastRegion && lastRegion.start === start && lastRegion.end === end;
    if (lastRegion && (start < lastRegion.end || isSameInsertion)) lastRegion.end = Math.max(lastRegion.end, end);
    else regions.push({ start, end });
  }
  return regions;
}

/** Selects the changes of a region; an insertion at its end belongs to the region after it. */
const selectHunks = (hunks: readonly Hunk[], region: { start: number; end: number }) =>
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
