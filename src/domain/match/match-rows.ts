import { foldSpelling } from "#domain/text/fold.ts";
import { isStopWord } from "./stop-words.ts";
import { isSimilarPrefix } from "./typos.ts";

export type Matches<Row> = {
  /** The matching rows, in the order of the list. */
  rows: readonly Row[];
  /** Whether the rows contain the query's words; if not, they have only similar words. */
  isExact: boolean;
};

/** Splits a text into folded words. */
export function splitWords(text: string): string[] {
  return foldSpelling(text)
    .split(" ")
    .filter((word) => word !== "");
}

/** Removes a plural ending, so that the word also matches the singular; at least three letters remain. */
const removePlural = (word: string) => word.replace(/(\p{L}{3})e?s$/u, "$1");

/** Extracts the significant words of a query, without plural endings. */
export function extractQueryWords(text: string): string[] {
  return splitWords(text)
    .filter((word) => !isStopWord(word))
    .map(removePlural);
}

/**
 * Finds the rows that contain all words of the query, in any order: each word must be the beginning of a word of the
 * row. Two adjacent words may be one word in the row. If no row matches, finds the rows that match despite typos.
 *
 * @param queryWords - folded words; an empty list matches nothing.
 * @param listRowWords - gives the folded words of a row.
 */
export function matchRows<Row>(
  queryWords: readonly string[],
  rows: readonly Row[],
  listRowWords: (row: Row) => readonly string[],
): Matches<Row> {
  if (queryWords.length === 0) return { rows: [], isExact: false };
  const wordsByRow = rows.map(listRowWords);
  const filterRows = (words: readonly string[], fits: (knownWord: string, word: string) => boolean) =>
    rows.filter((_, index) => words.every((word) => wordsByRow[index]?.some((candidate) => fits(candidate, word))));
  const isPrefix = (ownWord: string, word: string) => ownWord.startsWith(word);
  for (const words of [queryWords, ...joinPairs(queryWords)]) {
    const exactRows = filterRows(words, isPrefix);
    if (exactRows.length > 0) return { rows: exactRows, isExact: true };
  }
  return { rows: filterRows(queryWords, (own, word) => isSimilarPrefix(word, own)), isExact: false };
}

/** Joins each pair of adjacent words in turn: «big box» is also «bigbox». */
function joinPairs(words: readonly string[]): string[][] {
  return words
    .slice(1)
    .map((word, index) => [...words.slice(0, index), words[index] + word, ...words.slice(index + 2)]);
}
