/** Splits a text with several needs: «no tengo datos, la app no abre y encima me cobraron doble». */

import type { SearchAnswer } from "#domain/search/search-results.ts";
import type { SiteSearch } from "#domain/search/site-search.ts";
import { hasClearMeaning, haveCommonPage, isAccidentalResemblance } from "./conversation.ts";

/** One need of a text that has several. */
export type Need = { text: string; answer: SearchAnswer; tool?: object | undefined };

/** Maximum number of needs of one text. */
const maxNeeds = 3;

/** Minimum number of words of a need, and of a need without an answer on the site. */
const [minNeedWords, minUnansweredWords] = [2, 4];

/** Minimum similarity of a part to a known way to ask. */
const minSimilarity = 0.33;

const separatorPattern =
  /[.,;:?!\n]+\s*(?:y|e|pero|tambi[eé]n|adem[aá]s|encima|luego)?(?=\s)|\s+(?:y adem[aá]s|y tambi[eé]n|y encima|adem[aá]s|tambi[eé]n|pero|y|e)\s+/i;

/** Patterns of a text with numbered parts, «1 cuánto cuesta 2 si hay señal», and of the number before each part. */
const [numberedPartsPattern, partNumberPattern] = [/(^|\s)1[.):-]*\s.*\s2[.):-]*\s/, /(?:^|\s)[1-9][.):-]*\s+(?=\D)/];

/** Matches a text that announces how many things it asks. */
const announcementPattern = /\b(dos|tres|varias|unas) (cosas|dudas|preguntas)\b/i;

/** Matches an introduction of at most three words: «soy sorda». */
const introductionPattern = /^(soy|somos|estoy|vivo)( \S+){1,2}$/i;

/** Whether a text numbers its parts, so that the person may choose one by its number. */
export const hasNumberedParts = (message: string): boolean =>
  numberedPartsPattern.test(message) || announcementPattern.test(message);

/**
 * Lists up to three parts of a text that are clear by themselves and about different things, in the order of the text.
 *
 * @param findTool - finds the tool that may answer a part that is not clear; two parts for the same tool are one need.
 */
export function listNeeds(
  message: string,
  search: SiteSearch,
  findTool: (answer: SearchAnswer) => object | undefined = () => undefined,
): Need[] {
  const parts = (numberedPartsPattern.test(message) ? message.split(partNumberPattern) : [message])
    .flatMap((part) => part.split(separatorPattern))
    .map((part) => part.trim())
    .filter(
      (part) =>
        part.split(/\s+/).length >= minNeedWords && !announcementPattern.test(part) && !introductionPattern.test(part),
    );
  if (parts.length < 2) return [];
  const needs: Need[] = [];
  for (const text of parts) {
    const answer = search(text);
    const tool = findTool(answer);
    const isSeparateNeed = isNeed(text, answer) || (hasEnoughWords(text) && tool !== undefined);
    const isKnown = needs.some((need) => isSameNeed(need.answer, answer) || (tool && need.tool === tool));
    if (!answer.reply && isSeparateNeed && !isKnown) needs.push({ text, answer, tool });
  }
  return needs.slice(0, maxNeeds);
}

const hasEnoughWords = (text: string) => text.split(/\s+/).length >= minUnansweredWords;

function isNeed(text: string, answer: SearchAnswer): boolean {
  const [best] = answer.meanings;
  if (answer.isUnanswered) return hasEnoughWords(text) && answer.absence !== undefined && answer.absence !== "insult";
  return hasClearMeaning(answer) && !isAccidentalResemblance(answer) && (best?.similarity ?? 0) >= minSimilarity;
}

/** Whether two texts have the same need. */
export function isSameNeed(one: SearchAnswer, other: SearchAnswer): boolean {
  if (one.isUnanswered || other.isUnanswered)
    return one.absence === other.absence && one.isUnanswered === other.isUnanswered;
  return haveCommonPage(one.meanings[0]?.results ?? [], other.meanings[0]?.results ?? []);
}

/** Minimum number of words of a long text, and the similarity to a known way to ask below which it is unclear. */
const [minLongWords, maxUnclearSimilarity] = [20, 0.3];

/** Whether a text is long and unclear as a whole, so that even one clear part is worth offering. */
export const isLongAndUnclear = (message: string, { meanings: [best] }: SearchAnswer): boolean =>
  message.split(/\s+/).length >= minLongWords && (best?.similarity ?? 0) < maxUnclearSimilarity;
