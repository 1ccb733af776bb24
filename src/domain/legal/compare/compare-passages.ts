import { diffArrays } from "diff";
import { type DiffPart, diffWords } from "./diff-words.ts";
import type { Passage } from "./passages.ts";

/** A compared passage: for each cell, the unchanged, added and removed words. */
export type PassageChange = Omit<Passage, "cells"> & {
  kind: DiffPart["kind"] | "changed";
  cells: readonly (readonly DiffPart[])[];
  /** Set for the title of the clause. */
  isTitle?: true;
};

/** Minimum likeness of two passages that are compared word by word; other passages count as removed and added. */
const minLikeness = 0.4;

/**
 * Compares two texts passage by passage, in the order of the newer one. Two passages are paired if they share many
 * words; two table rows also if their first cell is the same. Removed text comes before added text.
 */
export function comparePassages(older: readonly Passage[], newer: readonly Passage[]): PassageChange[] {
  const changes: PassageChange[] = [];
  let gone: readonly Passage[] = [];
  const chunks = diffArrays([...older], [...newer], { comparator: saysTheSame });
  for (const [at, { added, removed, value }] of chunks.entries()) {
    if (removed) {
      gone = value;
      if (chunks[at + 1]?.added) continue;
    }
    changes.push(...(added || removed ? matchPassages(gone, added ? value : []) : value.map(whole("same"))));
    gone = [];
  }
  return changes;
}

const saysTheSame = (one: Passage, other: Passage) =>
  one.row === other.row && one.cells.length === other.cells.length && one.cells.every((c, at) => c === other.cells[at]);

const whole =
  (kind: DiffPart["kind"]) =>
  ({ cells, ...passage }: Passage): PassageChange => ({
    ...passage,
    kind,
    cells: cells.map((text) => (text === "" ? [] : [{ kind, text }])),
  });

function createChange(before: Passage, after: Passage): PassageChange {
  const { cells, ...passage } = after;
  const length = Math.max(cells.length, before.cells.length);
  const both = Array.from({ length }, (_, at) => diffWords(before.cells[at] ?? "", cells[at] ?? ""));
  return { ...passage, kind: "changed", cells: both };
}

/** Pairs removed with added passages for the highest total likeness; the others stay removed or added. */
function matchPassages(gone: readonly Passage[], come: readonly Passage[]): PassageChange[] {
  const alike = gone.map((before) => come.map((after) => likeness(before, after)));
  /** `best[i][j]`: the highest total likeness of `gone` from `i` on with `come` from `j` on. */
  const best = Array.from({ length: gone.length + 1 }, () => new Array<number>(come.length + 1).fill(0));
  const bestAt = (at: number, to: number) => best[at]?.[to] ?? 0;
  const pairAt = (at: number, to: number) => (alike[at]?.[to] ?? 0) + bestAt(at + 1, to + 1);
  for (let at = gone.length - 1; at >= 0; at--)
    for (let to = come.length - 1; to >= 0; to--)
      best[at]?.splice(to, 1, Math.max(bestAt(at + 1, to), bestAt(at, to + 1), pairAt(at, to)));
  const changes: PassageChange[] = [];
  let [at, to] = [0, 0];
  let [goneHere, comeHere]: [Passage[], Passage[]] = [[], []];
  const end = () => {
    changes.push(...goneHere.map(whole("removed")), ...comeHere.map(whole("added")));
    [goneHere, comeHere] = [[], []];
  };
  while (at < gone.length || to < come.length) {
    const [before, after] = [gone[at], come[to]];
    if (before && after && (alike[at]?.[to] ?? 0) > 0 && pairAt(at, to) === bestAt(at, to)) {
      end();
      changes.push(createChange(before, after));
      at++;
      to++;
    } else if (before && (!after || bestAt(at + 1, to) === bestAt(at, to))) {
      goneHere.push(before);
      at++;
    } else if (after) {
      comeHere.push(after);
      to++;
    }
  }
  end();
  return changes;
}

/** Row numbers, such as «iv.» or «b)». They do not identify a row, because an additional row changes them. */
const isCount = /^(?:[ivxlcdm]+|[a-zñ])[.)]?$/i;

/** Similarity: 1 for rows with the same first cell, otherwise the share of common words; 0 below `minLikeness`. */
function likeness(one: Passage, other: Passage): number {
  if (one.row !== other.row) return 0;
  const [name = ""] = one.cells;
  if (one.row === "body" && name === other.cells[0] && /\p{L}/u.test(name) && !isCount.test(name)) return 1;
  const words = splitWords(one);
  const left = splitWords(other);
  const all = words.length + left.length;
  let common = 0;
  for (const word of words) {
    const found = left.indexOf(word);
    if (found < 0) continue;
    common++;
    left.splice(found, 1);
  }
  const share = all === 0 ? 0 : (2 * common) / all;
  return share < minLikeness ? 0 : share;
}

const splitWords = ({ cells }: Passage): string[] =>
  cells
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
