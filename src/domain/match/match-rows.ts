import { fold } from "#domain/text/fold.ts";
import { resemblesBeginning } from "./slips.ts";
import { isSmallWord } from "./small-words.ts";

export type Matches<Row> = {
  /** In the order of the list. */
  rows: readonly Row[];
  /** Whether the rows contain what was asked; otherwise they only resemble it. */
  isExact: boolean;
};

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(" ")
    .filter((word) => word !== "");
}

/** A plural finds the singular too; at least three letters remain. */
const withoutPlural = (word: string) => word.replace(/(\p{L}{3})e?s$/u, "$1");

/** The words of a text that say what is searched for. */
export function queryWords(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !isSmallWord(word))
    .map(withoutPlural);
}

/**
 * The rows that have all words asked for, in any order: each is the beginning of one of the row's words. Two words
 * also match where the row has them as one. If no row matches, those that do but for slips.
 *
 * @param asked - folded words; none match nothing.
 * @param ownWords - the folded words of a row.
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
  for (const words of [asked, ...joinedPairs(asked)]) {
    const exact = having(words, begins);
    if (exact.length > 0) return { rows: exact, isExact: true };
  }
  return { rows: having(asked, (own, word) => resemblesBeginning(word, own)), isExact: false };
}

/** «big box» is also «bigbox». */
function joinedPairs(words: readonly string[]): string[][] {
  return words
    .slice(1)
    .map((word, place) => [...words.slice(0, place), words[place] + word, ...words.slice(place + 2)]);
}
