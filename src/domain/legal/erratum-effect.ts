import { diffArrays } from "diff";
import { computePrefixEditDistances } from "#domain/match/prefix-edit-distances.ts";
import { numeralPattern } from "./hardcoded-facts.ts";

/**
 * The only permitted form of an erratum: «En la cláusula 4, donde dice «…», debe decir «…»»; it may correct several
 * places.
 */
const correctionPattern = /donde\s+dice:?\s*«([^»]*)»[\s,;:]*debe\s+(?:decir|leerse):?\s*«([^»]*)»/giu;

/** Words outside the quotations, which only say where the corrected words are. */
const placePattern =
  /^(?:en|el|la|los|las|del?|y|tambien|su|clausulas?|parrafos?|incisos?|fracci(?:on|ones)|apartados?|numeral(?:es)?|partes?|puntos?|tablas?|filas?|columnas?|renglon(?:es)?|titulo|resumen|corto|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa]|[a-z]|[ivxlc]+|\d[\d.]*)$/;

/**
 * An error in an erratum. `shape`: it does not have the permitted form. `quote`: the version does not contain the
 * quoted words. `binding`: the correction changes more than the spelling.
 */
export type ErratumDiagnostic =
  | { kind: "shape" }
  | { kind: "quote"; words: string }
  | { kind: "binding"; before: string; after: string };

type CorrectedText = {
  /** All words of the published version. */
  versionText: string;
  /** Whether a word, given without accents, is correct, to judge by its use elsewhere in the legal texts. */
  isWord: (word: string) => boolean;
};

/**
 * Finds the first error in an erratum. An erratum may correct only the spelling: accents, capitals, punctuation, one
 * typing error in a word, a repeated word, joined or split words, and the number in a reference to an article or
 * clause. Any other change could alter an obligation, so it needs a new version.
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

/** What a correction of the spelling changes that may also change what a clause binds to. */
export type ErratumRisk = "sign" | "number" | "capital" | "accent";

/** Finds what someone should read again in an erratum that is permitted: a comma may move a condition. */
export function findErratumRisk(text: string): ErratumRisk | undefined {
  for (const [, before = "", after = ""] of text.matchAll(correctionPattern)) {
    const [wordsBefore, wordsAfter] = [splitWords(before), splitWords(after)];
    const hasSameCount = wordsBefore.length === wordsAfter.length;
    const listSigns = (words: string) =>
      words
        .normalize("NFKC")
        .replaceAll(/[\p{L}\p{M}\p{N}]+/gu, hasSameCount ? "w" : "")
        .replaceAll(/\s/gu, "");
    if (listSigns(before) !== listSigns(after)) return "sign";
    for (const [index, word] of hasSameCount ? wordsBefore.entries() : []) {
      const risk = findWordRisk(word, wordsAfter[index] ?? "");
      if (risk) return risk;
    }
  }
  return undefined;
}

function findWordRisk(word: string, mended: string): ErratumRisk | undefined {
  if (word === mended) return undefined;
  const [folded, foldedMended] = [foldWord(word), foldWord(mended)];
  if (folded !== foldedMended) return referenceNumberPattern.test(foldedMended) ? "number" : undefined;
  if (word.toLowerCase() === mended.toLowerCase()) return "capital";
  // An accent in the last two letters changes the tense or the word: «pague» and «pagué», «si» and «sí».
  return word.slice(-2).toLowerCase() === mended.slice(-2).toLowerCase() ? undefined : "accent";
}

const normalizeSpaces = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

/** Removes accents and capitals from a word. */
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

/** Splits a text into words, numbers and significant signs. */
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

/** Words that change the meaning of another word when they are joined to it: `si no` and `sino`. */
const negations = new Set(["no", "si", "sin", "con", "in"]);

type WordChange = {
  removed: readonly string[];
  added: readonly string[];
  previousWords: readonly string[];
  followingWord: string | undefined;
};

/** Whether a change corrects only the spelling, or the number in a reference. */
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

/** Whether both words are the number of an article or clause: `artículo 19, fracción II`, but not `19 días`. */
function isReference(
  before: string,
  after: string,
  { wordsBefore, following }: { wordsBefore: readonly string[]; following: string | undefined },
): boolean {
  if (!referenceNumberPattern.test(before) || !referenceNumberPattern.test(after)) return false;
  if (following !== undefined && !afterReferencePattern.test(following)) return false;
  const words = [...wordsBefore];
  // In «artículos 19 y 20», both numbers belong to the reference.
  while (/^[ye]$/.test(words.at(-1) ?? "") && referenceNumberPattern.test(words.at(-2) ?? "")) words.splice(-2);
  return referencePattern.test(words.at(-1) ?? "");
}

const spelledNumberPattern = new RegExp(`^(?:${numeralPattern.normalize("NFD").replace(/\p{M}/gu, "")}|un[oa]?)$`);

/** Letters that sound alike, so that people confuse them: `avizar`. */
const soundGroups = ["bv", "csz", "gj", "ckq", "ly", "mn", "sx", "iy"];

/** Whether `word` is misspelt and one typing error away from `mended`. */
function isMisspelling(word: string, mended: string, isWord: IsWord): boolean {
  if (Math.min(word.length, mended.length) < 3 || !/^\p{L}+$/u.test(word + mended)) return false;
  if ([word, mended].some((each) => spelledNumberPattern.test(each)) || isWord(word)) return false;
  if (computePrefixEditDistances(word, mended)[mended.length] !== 1) return false;
  const [shorter = "", longer = ""] = [word, mended].toSorted((a, b) => a.length - b.length);
  // Each of these pairs differs in word, number, person or tense: `ilegal` and `legal`, `línea` and `líneas`, `pague`
  // and `pagué`.
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
