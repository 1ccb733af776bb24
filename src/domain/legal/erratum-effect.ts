import { diffArrays } from "diff";
import { computePrefixEditDistances } from "#domain/match/prefix-edit-distances.ts";
import { numeralPattern } from "./hardcoded-facts.ts";

/** An erratum's only form: «En la cláusula 4, donde dice «…», debe decir «…»». It may correct several places. */
const correctionPattern = /donde\s+dice:?\s*«([^»]*)»[\s,;:]*debe\s+(?:decir|leerse):?\s*«([^»]*)»/giu;

/** Words outside the quotations, which only say where the corrected words are. */
const placePattern =
  /^(?:en|el|la|los|las|del?|y|tambien|su|clausulas?|parrafos?|incisos?|fracci(?:on|ones)|apartados?|numeral(?:es)?|partes?|puntos?|tablas?|filas?|columnas?|renglon(?:es)?|titulo|resumen|corto|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa]|[a-z]|[ivxlc]+|\d[\d.]*)$/;

/**
 * What is wrong with an erratum. `shape`: it says more than where, what and how. `quote`: the version does not have
 * these words. `binding`: the two words differ in more than their spelling.
 */
export type ErratumDiagnostic =
  | { kind: "shape" }
  | { kind: "quote"; words: string }
  | { kind: "binding"; before: string; after: string };

type CorrectedText = {
  /** All words of the published version. */
  versionText: string;
  /** Whether a word, without accents, is a correct one, by its use elsewhere in the legal texts. */
  isWord: (word: string) => boolean;
};

/**
 * Finds the first error of an erratum. It may only mend spelling: accents, capitals, punctuation, one typing error in
 * a word, a word written twice, joined or split words, and the number of an article or clause in a reference.
 * Everything else could change what binds, which takes another version.
 */
export function findErratumDiagnostic(
  text: string,
  { versionText, isWord }: CorrectedText,
): ErratumDiagnostic | undefined {
  const corrections = [...text.matchAll(correctionPattern)];
  const placeWords = splitWords(text.replace(correctionPattern, " "));
  if (corrections.length === 0 || !placeWords.every((word) => placePattern.test(foldWord(word))))
    return { kind: "shape" };
  const shownText = ` ${normalizeSpaces(versionText)} `;
  for (const [, before = "", after = ""] of corrections) {
    const quote = normalizeSpaces(before);
    if (!isQuoted(quote, shownText)) return { kind: "quote", words: before };
    const bindingChange = findBindingChange(splitWords(before), splitWords(after), isWord);
    if (bindingChange) return { kind: "binding", ...bindingChange };
  }
  return undefined;
}

const normalizeSpaces = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

/** A word without accents and capitals. */
const foldWord = (word: string) => word.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");

/** Whether the text has these words, as a whole: «tres» is not a quotation of «trescientos». */
function isQuoted(quote: string, text: string): boolean {
  if (quote === "") return false;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const isInside = (letter = "", neighbour = "") => /[\p{L}\p{N}]/u.test(letter) && /[\p{L}\p{N}]/u.test(neighbour);
    const end = at + quote.length;
    if (!isInside(quote[0], text[at - 1]) && !isInside(quote.at(-1), text[end])) return true;
  }
  return false;
}

/** Splits a text into words, numbers and signs that count. */
const splitWords = (text: string): string[] =>
  text.normalize("NFKC").match(/\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+|[%$€<>≤≥+=/]/gu) ?? [];

type IsWord = CorrectedText["isWord"];

function findBindingChange(
  before: readonly string[],
  after: readonly string[],
  isWord: IsWord,
): { before: string; after: string } | undefined {
  const parts = diffArrays([...before], [...after], {
    comparator: (one, other) => foldWord(one) === foldWord(other),
  });
  const previousWords: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (!part) break;
    if (!part.added && !part.removed) {
      previousWords.push(...part.value);
      continue;
    }
    const next = parts[at + 1];
    const isReplaced = next !== undefined && part.added !== next.added && part.removed !== next.removed;
    const changed = isReplaced && (next.added || next.removed) ? [part, next] : [part];
    if (changed.length === 2) at++;
    const removed = changed.find((each) => each.removed)?.value ?? [];
    const added = changed.find((each) => each.added)?.value ?? [];
    const followingWord = parts[at + 1]?.value[0];
    const change = {
      removed: removed.map(foldWord),
      added: added.map(foldWord),
      previousWords: previousWords.map(foldWord),
      followingWord: followingWord && foldWord(followingWord),
    };
    if (!isSpelling(change, isWord)) return { before: removed.join(" "), after: added.join(" ") };
    previousWords.push(...added);
  }
  return undefined;
}

/** Words that turn another one into its opposite once joined to it: `si no` and `sino`. */
const negations = new Set(["no", "si", "sin", "con", "in"]);

type WordChange = {
  removed: readonly string[];
  added: readonly string[];
  previousWords: readonly string[];
  followingWord: string | undefined;
};

/** Whether a change only mends the spelling, or the number of a reference. */
function isSpelling({ removed, added, previousWords, followingWord }: WordChange, isWord: IsWord): boolean {
  const [one = "", ...others] = removed;
  if (added.length === 0) return others.length === 0 && [previousWords.at(-1), followingWord].includes(one);
  if (removed.join("") === added.join("")) {
    const [joinedWords = [], parts = []] = [removed, added].toSorted((a, b) => a.length - b.length);
    const [joined = ""] = joinedWords;
    return (
      joinedWords.length === 1 &&
      !isWord(joined) &&
      parts.every((word) => /^\p{L}+$/u.test(word) && !negations.has(word))
    );
  }
  if (removed.length !== added.length) return false;
  const wordsBefore = [...previousWords];
  return removed.every((word, index) => {
    const mended = added[index] ?? "";
    const following = removed[index + 1] ?? followingWord;
    const isMended =
      word === mended || isMisspelling(word, mended, isWord) || isReference(word, mended, { wordsBefore, following });
    wordsBefore.push(mended);
    return isMended;
  });
}

const referencePattern = /^(?:articulos?|fracci(?:on|ones)|incisos?|parrafos?|numeral(?:es)?|apartados?|clausulas?)$/;
const referenceNumberPattern = /^(?:\d[\d.]*|[ivxlc]+|[a-z])$/;
const afterReferencePattern = /^(?:del?|y|e|o|bis|ter|fracci(?:on|ones)|incisos?|parrafos?|numeral(?:es)?|apartados?)$/;

/** Whether both are the number of an article or clause: `artículo 19, fracción II`, and not `19 días`. */
function isReference(
  before: string,
  after: string,
  { wordsBefore, following }: { wordsBefore: readonly string[]; following: string | undefined },
): boolean {
  if (!referenceNumberPattern.test(before) || !referenceNumberPattern.test(after)) return false;
  if (following !== undefined && !afterReferencePattern.test(following)) return false;
  const words = [...wordsBefore];
  // «artículos 19 y 20» names two of them.
  while (/^[ye]$/.test(words.at(-1) ?? "") && referenceNumberPattern.test(words.at(-2) ?? "")) words.splice(-2);
  return referencePattern.test(words.at(-1) ?? "");
}

const spelledNumberPattern = new RegExp(`^(?:${numeralPattern.normalize("NFD").replace(/\p{M}/gu, "")}|un[oa]?)$`);

/** Letters that sound alike, so that one is written for the other: `avizar`. */
const soundGroups = ["bv", "csz", "gj", "ckq", "ly", "mn", "sx", "iy"];

/** Whether the first is no word, and one typing error away from the second. */
function isMisspelling(word: string, mended: string, isWord: IsWord): boolean {
  if (Math.min(word.length, mended.length) < 3 || !/^\p{L}+$/u.test(word + mended)) return false;
  if ([word, mended].some((each) => spelledNumberPattern.test(each)) || isWord(word)) return false;
  if (computePrefixEditDistances(word, mended)[mended.length] !== 1) return false;
  const [shorter = "", longer = ""] = [word, mended].toSorted((a, b) => a.length - b.length);
  // `ilegal` and `legal`, `línea` and `líneas`, `pague` and `pagué`: another word, number, person or tense.
  if (/^[aei]/.test(longer) && longer.slice(1) === shorter) return false;
  if (shorter.slice(0, -1) === longer.slice(0, shorter.length - 1) && !/(.)\1$/.test(word)) return false;
  if (shorter.length !== longer.length) return true;
  const at = [...word].findIndex((letter, index) => letter !== mended[index]);
  const [wrong = "", right = ""] = [word[at], mended[at]];
  const isSwapped = word.slice(at + 1) !== mended.slice(at + 1);
  if (isSwapped || soundGroups.some((group) => group.includes(wrong) && group.includes(right))) return true;
  const isEnding = at >= word.length - 3 && /[aeiou]/.test(wrong) && /[aeiou]/.test(right);
  return word.length >= 7 && !isEnding;
}
