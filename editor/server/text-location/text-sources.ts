/** Finds the fields and facts that a page's text comes from, by its marks or, without marks, by its words. */
import type { ShownValue } from "./field-values.ts";
import type { PageBlock } from "./page-blocks.ts";
import type { FieldSource, MarkedSource } from "./text-marks.ts";

/** If more than this share of a text's words comes from a field, the text is written in that field. */
const minWholeShare = 0.5;

type RankedSources = { sources: { source: MarkedSource; isWhole: boolean }[]; isWhole: boolean };

/**
 * Ranks the sources of a text's words by number of words; facts come last, because they are parts of a text. The text
 * is written in the first source if most words come from it and the facts in it.
 */
export function rankSources({ words }: PageBlock): RankedSources {
  const counts = new Map<MarkedSource, number>();
  for (const { source } of words) if (source) counts.set(source, (counts.get(source) ?? 0) + 1);
  const rankedSources = [...counts].toSorted(
    ([one, a], [other, b]) => Number("fact" in one) - Number("fact" in other) || b - a,
  );
  const factSources = rankedSources.slice(1).filter(([source]) => "fact" in source);
  const ownWordCount = [...rankedSources.slice(0, 1), ...factSources].reduce((sum, [, count]) => sum + count, 0);
  const isWhole = rankedSources.length > 0 && ownWordCount >= words.length * minWholeShare;
  return { isWhole, sources: rankedSources.map(([source]) => ({ source, isWhole })) };
}

/**
 * Finds values that equal the whole text, and values in the page's own row and in the rows that the text names. If
 * several values are equal, those of the surrounding texts come first, and none counts as certain.
 */
export function findShownValues(block: PageBlock, values: readonly ShownValue[], ownRow: FieldSource | undefined) {
  const text = normalize(block.text);
  const rows = [...(ownRow ? [ownRow] : []), ...block.words.flatMap(({ source }) => getRow(source))];
  const isInRow = (value: ShownValue) => rows.some((row) => countShared(row, value) === row.path.length);
  const words = new Set(block.words.map(({ word }) => word));
  const wholeValues = values.filter(({ shownText }) => normalize(shownText) === text && !/^\d{1,4}$/.test(text));
  const countNearSources = (value: FieldSource) =>
    Math.max(-1, ...block.surroundingSources.map((source) => ("fact" in source ? -1 : countShared(source, value))));
  const rankedValues = wholeValues
    .map((value) => ({ value, near: countNearSources(value) }))
    .toSorted((a, b) => b.near - a.near);
  const nearestValues = rankedValues.filter((each) => each.near === rankedValues[0]?.near).map(({ value }) => value);
  const partialValues = values.filter(
    (value) =>
      (/^\d{6,}$/.test(value.shownText) && words.has(value.shownText)) ||
      (isInRow(value) && value.shownText.length > 3 && text.includes(normalize(value.shownText))),
  );
  return [
    ...nearestValues.map((source) => ({ source, isWhole: nearestValues.length === 1 })),
    ...partialValues.map((source) => ({ source, isWhole: false })),
  ];
}

const getRow = (source: MarkedSource | undefined): FieldSource[] =>
  source && !("fact" in source) && typeof source.path[0] === "number"
    ? [{ file: source.file, path: source.path.slice(0, 1) }]
    : [];

function countShared(one: FieldSource, other: FieldSource): number {
  if (one.file !== other.file) return -1;
  const different = one.path.findIndex((key, index) => key !== other.path[index]);
  return different < 0 ? one.path.length : different;
}

const normalize = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();
