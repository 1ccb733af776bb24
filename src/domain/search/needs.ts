/** Several needs in one text: «no tengo datos, la app no abre y encima me cobraron doble». */
import { hasClearMeaning, isByChance, isRelated } from "./conversation.ts";
import type { SearchAnswer } from "./search-results.ts";
import type { SiteSearch } from "./site-search.ts";

/** One need of a text that has several. */
export type Need = { text: string; found: SearchAnswer; tool?: object | undefined };

/** Maximum number of needs of one text. */
const mostNeeds = 3;

/** Minimum number of words of a part that may be a need, and of a part that may be a need without an answer here. */
const [leastWords, leastAbsentWords] = [2, 4];

/** Minimum similarity of a part to a known way to ask. */
const leastNearness = 0.33;

const separator =
  /[.,;:?!\n]+\s*(?:y|e|pero|tambi[eé]n|adem[aá]s|encima|luego)?(?=\s)|\s+(?:y adem[aá]s|y tambi[eé]n|y encima|adem[aá]s|tambi[eé]n|pero|y|e)\s+/i;

/** «1 cuánto cuesta 2 si hay señal», and the number before each part. */
const [numberedParts, partNumber] = [/(^|\s)1[.):-]*\s.*\s2[.):-]*\s/, /(?:^|\s)[1-9][.):-]*\s+(?=\D)/];

/** A text that announces how many things it asks. */
const announced = /\b(dos|tres|varias|unas) (cosas|dudas|preguntas)\b/i;

/** Who asks, in at most three words: «soy sorda». */
const introduction = /^(soy|somos|estoy|vivo)( \S+){1,2}$/i;

/** Whether a person counts the parts of a text, and may choose one by its number. */
export const isCounted = (written: string): boolean => numberedParts.test(written) || announced.test(written);

/**
 * Lists the parts of a text that are clear by themselves and about different things, in its order, at most three.
 *
 * @param findTool - finds the tool that may answer a part that is not clear; two parts for the same tool are one need.
 */
export function listNeeds(
  written: string,
  search: SiteSearch,
  findTool: (found: SearchAnswer) => object | undefined = () => undefined,
): Need[] {
  const parts = (numberedParts.test(written) ? written.split(partNumber) : [written])
    .flatMap((part) => part.split(separator))
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= leastWords && !announced.test(part) && !introduction.test(part));
  if (parts.length < 2) return [];
  const needs: Need[] = [];
  for (const text of parts) {
    const found = search(text);
    const tool = findTool(found);
    const isOwn = isNeed(text, found) || (isLong(text) && tool !== undefined);
    const isKnown = needs.some((need) => isSameNeed(need.found, found) || (tool && need.tool === tool));
    if (!found.reply && isOwn && !isKnown) needs.push({ text, found, tool });
  }
  return needs.slice(0, mostNeeds);
}

const isLong = (text: string) => text.split(/\s+/).length >= leastAbsentWords;

function isNeed(text: string, found: SearchAnswer): boolean {
  const [best] = found.meant;
  if (found.isUnanswered) return isLong(text) && found.absence !== undefined && found.absence !== "insult";
  return hasClearMeaning(found) && !isByChance(found) && (best?.nearness ?? 0) >= leastNearness;
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
