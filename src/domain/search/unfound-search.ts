/** Searches for which the site had no answer: counted by their text, without anything that could identify a person. */
import { foldSpelling } from "#domain/text/fold.ts";
import { spellBySound } from "./intent-model.ts";

export const unfoundSearchPath = "/api/unfound-searches";

/** Maximum number of characters of a counted text. */
const maxLength = 80;

export const unfoundRetentionDays = 30;

/** Maximum number of different texts of a day, so that strangers who invent texts cannot fill the store. */
export const maxUnfoundTextsPerDay = 5_000;

/** Minimum number of searches with the same text for the text to be shown to anyone. */
export const minSharedSearches = 3;

/** Number of searches with the same text. */
export type UnfoundSearch = { text: string; count: number };

/** Words that are left out: with digits, and addresses of e-mail, pages and files. */
const removedWord = /[\p{N}/\\]|[\p{L}_]\.[\p{L}_]/u;

/** Signs of an e-mail address, also spelled out. */
const emailSign = /@|\barroba\b/i;

/** Words after which people give a name, spelled by sound. */
const introduction =
  /(^| )(yamo|me yaman|se yama|nonbre (?:es|era)|a nonbre|apeyid\w*|so[iy]|atentamente|my name|name is|i ?a?m)( |$)/;

const digitNames = "cero|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince";
const tensNames = "veinti\\w+|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|y";
const spelledNumber = new RegExp(`(?:\\b(?:${digitNames}|${tensNames})\\b ?){4}`);

/**
 * Reduces what was searched for to what may be counted: without accents, capitals, punctuation and words with digits,
 * and at most 80 characters. A text that was reduced stays the same if it is reduced again.
 *
 * @returns undefined if the text may give a name, an e-mail address or a number in words, or if nothing is left.
 */
export function anonymizeSearch(written: string): string | undefined {
  if (emailSign.test(written.normalize("NFKC"))) return undefined;
  const words = written.split(/\s+/).filter((word) => !removedWord.test(word.normalize("NFKC")));
  const text = foldSpelling(words.join(" "));
  if (introduction.test(spellBySound(text)) || spelledNumber.test(text)) return undefined;
  const short = text.length <= maxLength ? text : text.slice(0, maxLength + 1).replace(/ ?\S*$/, "");
  return /\p{L}{2}/u.test(short) ? short : undefined;
}
