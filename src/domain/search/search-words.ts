/** Splits texts into words for the site search; the result is the same at build time, in tests and in the browser. */
import { stemmer } from "@orama/stemmers/spanish";
import { isStopWord } from "#domain/match/stop-words.ts";
import { foldSpelling } from "#domain/text/fold.ts";

/** Terms that are spelt as one word or as two; the search treats both spellings alike. */
const spellingVariants: readonly (readonly [RegExp, string])[] = [
  [/\bwi fi\b/g, "wifi"],
  [/\be sim(s?)\b/g, "esim$1"],
  [/\bbig box\b/g, "bigbox"],
  [/\be mail(s?)\b/g, "email$1"],
  [/\b([345]) g\b/g, "$1g"],
];

/** Splits a text into folded words in order; `Wi-Fi` is one word. */
export function splitSearchWords(text: string): string[] {
  const foldedText = spellingVariants.reduce(
    (all, [apart, together]) => all.replace(apart, together),
    foldSpelling(text),
  );
  return foldedText === "" ? [] : foldedText.split(" ");
}

/** Whether a folded word is too common to search for, like a single digit. */
export const isCommonWord = (word: string): boolean => isStopWord(word) || /^\d$/.test(word);

const stemCache = new Map<string, string>();

/** Gets the stem that a folded word shares with its plural, genders and tenses: `cancel` for `cancelaciones`. */
export function getStem(word: string): string {
  const cachedStem = stemCache.get(word);
  if (cachedStem !== undefined) return cachedStem;
  const stem = /\d/.test(word) ? word : trimStem(foldSpelling(stemmer(restoreAccent(word))));
  stemCache.set(word, stem);
  return stem;
}

/** Restores the accent of «-ción» and «-sión», because folding removes it and the Spanish stemmer needs it. */
const restoreAccent = (word: string) => word.replace(/([cs])ion$/, "$1ión");

/** Removes the endings that the stemmer leaves on words without their accents: `perdi`, `bloque`, `dias`. */
const trimStem = (stem: string) => stem.replace(/(...)i$|(qu)e$|^(...)s$/, "$1$2$3");

/** Lists the stems of the significant words of a text. */
export const listStems = (text: string): string[] =>
  splitSearchWords(text)
    .filter((word) => !isCommonWord(word))
    .map(getStem);
