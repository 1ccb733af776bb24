import { foldSpelling } from "#domain/text/fold.ts";
import { isStopWord } from "./stop-words.ts";
import { isSimilarPrefix } from "./typos.ts";

export type Matches<Row> = {
  /** The matching rows, in the order of the list. */
  rows: readonly Row[];
  /** Whether the rows contain the query's words; otherwise the rows only have similar words. */
  isExact: boolean;
};

/** The words of a text, folded. */
export function splitWords(text: string): string[] {
  return foldSpelling(text)
    .split(" ")
    .filter((word) => word !== "");
}

/** Removes a plural ending, so that the word also matches the singular; at least three letters remain. */
const withoutPlural = (word: string) => word.replace(/(\p{L}{3})e?s$/u, "$1");

/** The significant words of a query, without plural endings. */
export function extractQueryWords(text: string): string[] {
  return splitWords(text)
    .filter((word) => !isStopWord(word))
    .map(withoutPlural);
}

/**
 * Finds the rows that contain all words of the query, in any order: each word must be the beginning of a word of the
 * row. Two adjacent words may be one word in the row. If no row matches, finds the rows that match despite typos.
 *
 * @param asked - folded words; an empty list matches nothing.
 * @param ownWords - gives the folded words of a row.
 */
export function matchRows<Row>(
  asked: readonly string[],
  rows: readonly Row[],
  ownWords: (row: Row) => readonly string[],
): Matches<Row> {
  if (asked.length === 0) return { rows: [], isExact: false };
  const known = rows.map(ownWords);
  const having = (words: readonly string[], fits: (known: string, word: string) => boolean) =>
    rows.filter((_, place) => words.every((word) => known[place]?.some((own) => fits(own, word))));
  const begins = (own: string, word: string) => own.startsWith(word);
  for (const words of [asked, ...joinPairs(asked)]) {
    const exact = having(words, begins);
    if (exact.length > 0) return { rows: exact, isExact: true };
  }
  return { rows: having(asked, (own, word) => isSimilarPrefix(word, own)), isExact: false };
}

/** The words with each pair of adjacent words joined in turn: «big box» is also «bigbox». */
function joinPairs(words: readonly string[]): string[][] {
  return words
    .slice(1)
    .map((word, place) => [...words.slice(0, place), words[place] + word, ...words.slice(place + 2)]);
}
