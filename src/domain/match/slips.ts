/** The one rule for slips (typos): how many are forgiven, and what therefore resembles what. All texts are folded. */
import { slipsToBeginnings } from "#domain/slips-to-beginnings.ts";

/** One slip in four letters or more, two in eight or more; none where there is a digit: numbers are taken as typed. */
export function slipsForgiven(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether a word is the beginning of a known one, but for the slips that are forgiven. */
export function resemblesBeginning(word: string, known: string): boolean {
  if (known.startsWith(word)) return true;
  const limit = slipsForgiven(word);
  if (limit === 0 || isFar(word, known, limit)) return false;
  return slipsToBeginnings(word, known.slice(0, word.length + limit)).some((slips) => slips <= limit);
}

/** @returns how many slips a text is from the whole of a known one; undefined if they are more than are forgiven. */
export function slipsApart(text: string, known: string): number | undefined {
  const limit = slipsForgiven(text);
  if (text === known) return 0;
  if (known.length > text.length + limit || isFar(text, known, limit)) return undefined;
  const slips = slipsToBeginnings(text, known)[known.length] ?? Infinity;
  return slips <= limit ? slips : undefined;
}

/** A quick look that spares most of the counting: too short, or lacking too many of the letters. */
function isFar(word: string, known: string, limit: number): boolean {
  if (known.length < word.length - limit) return true;
  let missing = 0;
  for (const letter of word) {
    if (!known.includes(letter) && ++missing > limit) return true;
  }
  return false;
}
