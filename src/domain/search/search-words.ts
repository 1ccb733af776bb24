/** The words of a text as compared by the site search; the same at build time, in tests and in the browser. */
import { stemmer } from "@orama/stemmers/spanish";
import { isStopWord } from "#domain/match/stop-words.ts";
import { foldSpelling } from "#domain/text/fold.ts";

/** Terms that are spelt as one word or as two; the search treats both spellings alike. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\bwi fi\b/g, "wifi"],
  [/\be sim(s?)\b/g, "esim$1"],
  [/\bbig box\b/g, "bigbox"],
  [/\be mail(s?)\b/g, "email$1"],
  [/\b([345]) g\b/g, "$1g"],
];

/** The words of a text in order, folded; `Wi-Fi` is one word. */
export function splitSearchWords(text: string): string[] {
  const folded = joined.reduce((all, [apart, together]) => all.replace(apart, together), foldSpelling(text));
  return folded === "" ? [] : folded.split(" ");
}

/** Whether a folded word is too common to search for; so is a single digit. */
export const isCommonWord = (word: string): boolean => isStopWord(word) || /^\d$/.test(word);

const stems = new Map<string, string>();

/** The common stem of a folded word's plural, genders and tenses: `cancel` for `cancelaciones`. */
export function getStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = /\d/.test(word) ? word : tidy(foldSpelling(stemmer(accented(word))));
  stems.set(word, stem);
  return stem;
}

/** Restores the accent of «-ción» and «-sión», because folding removes it and the Spanish stemmer needs it. */
const accented = (word: string) => word.replace(/([cs])ion$/, "$1ión");

/** Removes the endings that the stemmer leaves on words without their accents: `perdi`, `bloque`, `dias`. */
const tidy = (stem: string) => stem.replace(/(...)i$|(qu)e$|^(...)s$/, "$1$2$3");

/** The stems of the significant words of a text. */
export const listStems = (text: string): string[] =>
  splitSearchWords(text)
    .filter((word) => !isCommonWord(word))
    .map(getStem);
