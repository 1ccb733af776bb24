/** All rules for typos: how many are allowed, and which words are alike. All texts are folded. */
import { computePrefixEditDistances } from "./prefix-edit-distances.ts";

/**
 * Gets the maximum number of typos in a word: one from four letters on, two from eight on, none in a word with a digit,
 * because numbers are never corrected.
 */
export function getMaxTypos(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

const soundCache = new Map<string, string>();

/** Respells a text so that letters that sound the same in Mexico are equal: «siudad» counts as «ciudad». */
function computeSound(text: string): string {
  const cachedSound = soundCache.get(text);
  if (cachedSound !== undefined) return cachedSound;
  const sound = text
    .replace(/h/g, "")
    .replace(/ll/g, "y")
    .replace(/z|c(?=[ei])/g, "s")
    .replace(/qu|c/g, "k")
    .replace(/v/g, "b")
    .replace(/g(?=[ei])/g, "j");
  soundCache.set(text, sound);
  return sound;
}

/** Whether a word is the beginning of a known one, apart from allowed typos and letters that sound the same. */
export function isSimilarPrefix(word: string, knownWord: string): boolean {
  if (knownWord.startsWith(word)) return true;
  const limit = getMaxTypos(word);
  if (limit === 0) return false;
  const isSimilar = (one: string, ownWord: string) =>
    !exceedsTypoLimit(one, ownWord, limit) &&
    computePrefixEditDistances(one, ownWord.slice(0, one.length + limit)).some((slips) => slips <= limit);
  return isSimilar(word, knownWord) || isSimilar(computeSound(word), computeSound(knownWord));
}

/** @returns the number of typos between a text and a whole known one; undefined if there are too many. */
export function countTypos(text: string, knownWord: string): number | undefined {
  const typoCount = Math.min(
    countWholeTypos(text, knownWord),
    countWholeTypos(computeSound(text), computeSound(knownWord)),
  );
  return typoCount < Infinity ? typoCount : undefined;
}

function countWholeTypos(one: string, other: string): number {
  const limit = getMaxTypos(one);
  if (one === other) return 0;
  if (
    limit === 0 ||
    other.length > one.length + limit ||
    !haveSimilarStarts(one, other) ||
    exceedsTypoLimit(one, other, limit)
  )
    return Infinity;
  const typoCount = computePrefixEditDistances(one, other)[other.length] ?? Infinity;
  return typoCount <= limit ? typoCount : Infinity;
}

/** The first letter is seldom wrong, but it may be missing, superfluous, or swapped with the second. */
const haveSimilarStarts = (one: string, other: string) =>
  one[0] === other[0] || one[0] === other[1] || one[1] === other[0];

/** A quick check before typos are counted: whether `knownWord` is too short, or lacks too many letters. */
function exceedsTypoLimit(word: string, knownWord: string, limit: number): boolean {
  if (knownWord.length < word.length - limit) return true;
  let missingCount = 0;
  for (const letter of word) {
    if (!knownWord.includes(letter) && ++missingCount > limit) return true;
  }
  return false;
}
