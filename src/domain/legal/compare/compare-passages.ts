import { diffArrays } from "diff";
import { type DiffPart, diffWords } from "./diff-words.ts";
import type { Passage } from "./passages.ts";

/** A compared passage: for each cell, the unchanged, added and removed words. */
export type PassageChange = Omit<Passage, "cells"> & {
  kind: DiffPart["kind"] | "changed";
  cells: readonly (readonly DiffPart[])[];
  /** Whether the passage is the title of the clause. */
  isTitle?: true;
};

/** Minimum likeness of two passages that are compared word by word; other passages count as removed and added. */
const minPairLikeness = 0.4;

/**
 * Compares two texts passage by passage, in the order of the newer one. Two passages are paired if they share many
 * words; two table rows also if their first cell is the same. Removed text comes before added text.
 */
export function comparePassages(older: readonly Passage[], newer: readonly Passage[]): PassageChange[] {
  const changes: PassageChange[] = [];
  let removedPassages: readonly Passage[] = [];
  const chunks = diffArrays([...older], [...newer], { comparator: hasSameText });
  for (const [index, { added, removed, value }] of chunks.entries()) {
    if (removed) {
      removedPassages = value;
      if (chunks[index + 1]?.added) continue;
    }
    changes.push(
      ...(added || removed ? matchPassages(removedPassages, added ? value : []) : value.map(createWholeChange("same"))),
    );
    removedPassages = [];
  }
  return changes;
}

const hasSameText = (one: Passage, other: Passage) =>
  one.row === other.row &&
  one.cells.length === other.cells.length &&
  one.cells.every((c, index) => c === other.cells[index]);

const createWholeChange =
  (kind: DiffPart["kind"]) =>
  ({ cells, ...passage }: Passage): PassageChange => ({
    ...passage,
    kind,
    cells: cells.map((text) => (text === "" ? [] : [{ kind, text }])),
  });

function createChange(before: Passage, after: Passage): PassageChange {
  const { cells, ...passage } = after;
  const length = Math.max(cells.length, before.cells.length);
  const cellDiffs = Array.from({ length }, (_, index) => diffWords(before.cells[index] ?? "", cells[index] ?? ""));
  return { ...passage, kind: "changed", cells: cellDiffs };
}

/** Pairs removed with added passages for the highest total likeness; the others stay removed or added. */
function matchPassages(removedPassages: readonly Passage[], addedPassages: readonly Passage[]): PassageChange[] {
  const likenesses = removedPassages.map((before) => addedPassages.map((after) => computeLikeness(before, after)));
  /**
   * `bestTotals[i][j]` is the highest total likeness of `removedPassages` from `i` on with `addedPassages` from `j` on.
   */
  const bestTotals = Array.from({ length: removedPassages.length + 1 }, () =>
    new Array<number>(addedPassages.length + 1).fill(0),
  );
  const getBestTotal = (index: number, to: number) => bestTotals[index]?.[to] ?? 0;
  const getPairTotal = (index: number, to: number) => (likenesses[index]?.[to] ?? 0) + getBestTotal(index + 1, to + 1);
  for (let index = removedPassages.length - 1; index >= 0; index--)
    for (let to = addedPassages.length - 1; to >= 0; to--)
      bestTotals[index]?.splice(
        to,
        1,
        Math.max(getBestTotal(index + 1, to), getBestTotal(index, to + 1), getPairTotal(index, to)),
      );
  const changes: PassageChange[] = [];
  let [at, to] = [0, 0];
  let [goneHere, comeHere]: [Passage[], Passage[]] = [[], []];
  const addUnpaired = () => {
    changes.push(...goneHere.map(createWholeChange("removed")), ...comeHere.map(createWholeChange("added")));
    [goneHere, comeHere] = [[], []];
  };
  while (at < removedPassages.length || to < addedPassages.length) {
    const [before, after] = [removedPassages[at], addedPassages[to]];
    if (before && after && (likenesses[at]?.[to] ?? 0) > 0 && getPairTotal(at, to) === getBestTotal(at, to)) {
      addUnpaired();
      changes.push(createChange(before, after));
      at++;
      to++;
    } else if (before && (!after || getBestTotal(at + 1, to) === getBestTotal(at, to))) {
      goneHere.push(before);
      at++;
    } else if (after) {
      comeHere.push(after);
      to++;
    }
  }
  addUnpaired();
  return changes;
}

/**
 * Matches a cell that is a row number, such as «iv.» or «b)». It does not identify a row, because an additional row
 * changes the numbers.
 */
const rowNumberPattern = /^(?:[ivxlcdm]+|[a-zñ])[.)]?$/i;

/**
 * Computes the likeness of two passages: 1 for rows with the same first cell, otherwise the share of common words, or 0
 * below `minPairLikeness`.
 */
function computeLikeness(one: Passage, other: Passage): number {
  if (one.row !== other.row) return 0;
  const [name = ""] = one.cells;
  if (one.row === "body" && name === other.cells[0] && /\p{L}/u.test(name) && !rowNumberPattern.test(name)) return 1;
  const words = splitWords(one);
  const otherWords = splitWords(other);
  const totalWords = words.length + otherWords.length;
  let commonWords = 0;
  for (const word of words) {
    const wordIndex = otherWords.indexOf(word);
    if (wordIndex < 0) continue;
    commonWords++;
    otherWords.splice(wordIndex, 1);
  }
  const share = totalWords === 0 ? 0 : (2 * commonWords) / totalWords;
  return share < minPairLikeness ? 0 : share;
}

const splitWords = ({ cells }: Passage): string[] =>
  cells
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
