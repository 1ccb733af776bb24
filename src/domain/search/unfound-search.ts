/** Searches for which the site had no answer: counted by their text, without anything that could identify a person. */
import { foldSpelling } from "#domain/text/fold.ts";
import { spellBySound } from "./intent-model.ts";

export const unfoundSearchPath = "/api/unfound-searches";

/** Maximum number of characters of a counted text. */
const maxTextLength = 80;

export const unfoundRetentionDays = 30;

/** Maximum number of different texts per day, so that invented texts cannot fill the store. */
export const maxUnfoundTextsPerDay = 5_000;

/** Minimum number of searches with the same text for the text to be shown to anyone. */
export const minSharedSearches = 3;

/** A text, and the number of searches for it. */
export type UnfoundSearch = { text: string; count: number };

/** Matches words that are left out: words with digits, and addresses of e-mail, pages and files. */
const removedWordPattern = /[\p{N}/\\]|[\p{L}_]\.[\p{L}_]/u;

/** Matches a sign of an e-mail address, even if it is spelled out. */
const emailSignPattern = /@|\barroba\b/i;

/** Words after which people give a name, spelled by sound. */
const introductionPattern =
  /(^| )(yamo|me yaman|se yama|nonbre (?:es|era)|a nonbre|apeyid\w*|so[iy]|atentamente|my name|name is|i ?a?m)( |$)/;

const digitNamePattern = "cero|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince";
const tensNamePattern = "veinti\\w+|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|y";
const spelledNumberPattern = new RegExp(`(?:\\b(?:${digitNamePattern}|${tensNamePattern})\\b ?){4}`);

/**
 * Reduces the text of a search to a form that may be counted: without accents, capitals, punctuation and words with
 * digits, and with at most 80 characters. Reducing a text twice changes nothing.
 *
 * @returns undefined if the text may give a name, an e-mail address or a number in words, or if nothing is left.
 */
export function anonymizeSearch(query: string): string | undefined {
  if (emailSignPattern.test(query.normalize("NFKC"))) return undefined;
  const words = query.split(/\s+/).filter((word) => !removedWordPattern.test(word.normalize("NFKC")));
  const text = foldSpelling(words.join(" "));
  if (introductionPattern.test(spellBySound(text)) || spelledNumberPattern.test(text)) return undefined;
  const shortenedText = text.length <= maxTextLength ? text : text.slice(0, maxTextLength + 1).replace(/ ?\S*$/, "");
  return /\p{L}{2}/u.test(shortenedText) ? shortenedText : undefined;
}
