/**
 * Facts in a text field, as chips. A native field can only show plain text, so a chip is the fact's value between
 * invisible marks, of which the first ones name the source, such as `{{plazo.paquete}}`. Undo keeps the marks.
 */
import { listFactNames } from "#domain/text/facts/fact-references.ts";
import { fillKnownFacts } from "#editor/api/form/form-value.ts";
import type { FormContextValue } from "#editor/app/form/form-context.ts";
import { diffTexts, type TextSelection } from "./text-selection.ts";

type Range = Pick<TextSelection, "from" | "to">;
export type Chip = Range & { source: string };

const edge = "\u2063";
const [firstDigit, base] = [0xfe00, 14];
const chipPattern = /\u2063([\ufe00-\ufe0d]+)([^\u2063]*)\u2063/g;
const markPattern = /\u2063|[\ufe00-\ufe0d]/g;

/** A link whose words include a fact is one chip; other links stay text, so that their words can be edited. */
const sourcePattern = /\[([^[\]\n]*\{\{[^[\]\n]*)\]\([^()\s]*\)|\{\{[^{}]*\}\}/g;

/** The sources of all chips shown so far; a chip's marks are an index. */
const sources: string[] = [];

function formatMarks(source: string): string {
  if (!sources.includes(source)) sources.push(source);
  const digits = sources.indexOf(source).toString(base);
  return [...digits].map((digit) => String.fromCharCode(firstDigit + Number.parseInt(digit, base))).join("");
}

function readMarks(marks: string): string {
  const digits = [...marks].map((mark) => (mark.charCodeAt(0) - firstDigit).toString(base)).join("");
  return sources[Number.parseInt(digits, base)] ?? "";
}

/** Replaces facts by chips. A fact without a known value stays as it is written. */
export const toShownText = (source: string, facts: FormContextValue["facts"]): string =>
  source.replaceAll(sourcePattern, (piece, words: string = piece) =>
    listFactNames(piece).every((name) => Object.hasOwn(facts, name))
      ? `${edge}${formatMarks(piece)}${fillKnownFacts(words, facts) || "vacío"}${edge}`
      : piece,
  );

/** Replaces chips by their sources. */
export const toSourceText = (shownText: string): string =>
  shownText.replaceAll(chipPattern, (_chip, marks: string) => readMarks(marks)).replaceAll(markPattern, "");

export const listChips = (shownText: string): Chip[] =>
  [...shownText.matchAll(chipPattern)].map(({ 0: chip, 1: marks = "", index }) => ({
    from: index,
    to: index + chip.length,
    source: readMarks(marks),
  }));

/** Converts a range of the source to one of the shown text, which contains chips whole. */
export function toShownRange(shownText: string, { from, to }: Range): Range {
  const chips = listChips(shownText);
  const convert = (position: number, side: "from" | "to") => {
    let shift = 0;
    for (const chip of chips) {
      const start = chip.from + shift;
      if (position <= start) break;
      if (position < start + chip.source.length) return chip[side];
      shift += chip.source.length - (chip.to - chip.from);
    }
    return position - shift;
  };
  return { from: convert(from, "from"), to: convert(to, from === to ? "from" : "to") };
}

/** Converts a range of the shown text to one of the source. */
export function toSourceRange(shownText: string, { from, to }: Range): Range {
  const chips = listChips(shownText);
  const convert = (position: number, side: "from" | "to") => {
    const chip = chips.find((each) => each.from < position && position < each.to);
    return toSourceText(shownText.slice(0, chip?.[side] ?? position)).length;
  };
  return { from: convert(from, "from"), to: convert(to, from === to ? "from" : "to") };
}

/**
 * Moves a selection out of chips: an end that a key moved into a chip goes on to its other side, and one that a click
 * placed there goes to the nearest side.
 */
export function snapToChips(shownText: string, range: Range, previous: Range): Range {
  const chips = listChips(shownText);
  const snap = (position: number, last: number) => {
    const chip = chips.find(({ from, to }) => from < position && position < to);
    if (!chip) return position;
    if (last === chip.from) return chip.to;
    if (last === chip.to) return chip.from;
    return position - chip.from < chip.to - position ? chip.from : chip.to;
  };
  if (range.from !== range.to) return { from: snap(range.from, previous.from), to: snap(range.to, previous.to) };
  const position = snap(range.from, range.from > previous.from ? previous.to : previous.from);
  return { from: position, to: position };
}

/** Removes chips of which an edit removed a part, such as deleting a whole line that a chip begins. */
export function removeDamagedChips(before: string, after: string): string {
  if (after.replaceAll(chipPattern, "").search(markPattern) < 0) return after;
  const { from, to, piece } = diffTexts(before, after);
  const damaged = listChips(before).filter((chip) => chip.from < to && from < chip.to);
  const [start, end] = [Math.min(from, damaged[0]?.from ?? from), Math.max(to, damaged.at(-1)?.to ?? to)];
  return before.slice(0, start) + piece.replaceAll(markPattern, "") + before.slice(end);
}
