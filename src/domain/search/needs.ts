/** Several needs in one text: «no tengo datos, la app no abre y encima me cobraron doble». */
import { isByChance, isClear, isRelated } from "./conversation.ts";
import type { SearchAnswer } from "./search-results.ts";
import type { SiteSearch } from "./site-search.ts";

/** One need of a text that has several. */
export type Need = { text: string; found: SearchAnswer };

/** Maximum number of needs of one text. */
const mostNeeds = 3;

/** Minimum number of words of a part that may be a need, and of one that the site does not have. */
const [leastWords, leastAbsentWords] = [2, 4];

/** Minimum similarity of a part to a known way to ask. */
const leastNearness = 0.33;

const separator =
  /[.,;:?!\n]+\s*(?:y|e|pero|tambi[eé]n|adem[aá]s|encima|luego)?(?=\s)|\s+(?:y adem[aá]s|y tambi[eé]n|y encima|adem[aá]s|tambi[eé]n|pero|y|e)\s+/i;

/**
 * Lists the parts of a text that are clear by themselves and about different things, at most three.
 */
export function listNeeds(written: string, search: SiteSearch): Need[] {
  const parts = written
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= leastWords);
  if (parts.length < 2) return [];
  const needs: Need[] = [];
  for (const text of parts) {
    const found = search(text);
    if (!found.reply && isNeed(text, found) && !needs.some((need) => isSameNeed(need.found, found)))
      needs.push({ text, found });
  }
  return needs.slice(0, mostNeeds);
}

function isNeed(text: string, found: SearchAnswer): boolean {
  const [best] = found.meant;
  const isLong = text.split(/\s+/).length >= leastAbsentWords;
  if (found.isUnanswered) return isLong && found.absence !== undefined && found.absence !== "insult";
  return isClear(found) && !isByChance(found) && (best?.nearness ?? 0) >= leastNearness;
}

/** Whether two texts ask for the same. */
export function isSameNeed(one: SearchAnswer, other: SearchAnswer): boolean {
  if (one.isUnanswered || other.isUnanswered)
    return one.absence === other.absence && one.isUnanswered === other.isUnanswered;
  return isRelated(one.meant[0]?.results ?? [], other.meant[0]?.results ?? []);
}

/** Minimum number of words of a dictated text, and its similarity to a known way to ask below which it is unclear. */
const [leastDictatedWords, dictatedNearness] = [20, 0.3];

/** Whether a text is long and unclear as a whole, so that even one clear part is worth offering. */
export const isDictated = (written: string, { meant: [best] }: SearchAnswer): boolean =>
  written.split(/\s+/).length >= leastDictatedWords && (best?.nearness ?? 0) < dictatedNearness;
