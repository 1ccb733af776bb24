import { listStems } from "#domain/search/search-words.ts";
import type { AssistantParagraph, PlaceText } from "./assistant-turn.ts";

/** Maximum number of paragraphs of a part of a page, and of items of a list. */
const [mostParagraphs, mostItems] = [2, 4];

/** Maximum number of characters of a paragraph that only announces a list. */
const mostOfLeadIn = 60;

/** Precedes the items of a list without numbers. */
export const itemMark = "• ";

/** Picks what a place says about a question: of a part of a page, the paragraphs with the question's words. */
export function pickParagraphs({ paragraphs, isWhole }: PlaceText, question: string): readonly AssistantParagraph[] {
  if (isWhole && paragraphs.length <= mostItems) return paragraphs;
  const texts = paragraphs.map((parts) => parts.map((part) => (typeof part === "string" ? part : part.label)).join(""));
  const isItem = texts.map((text) => text.startsWith(itemMark) || /^\d+\. /.test(text));
  const [first = ""] = texts;
  // A list is shown with what announces it, and steps from the first.
  const isLeadIn = isItem[1] && (first.endsWith(":") || first.length <= mostOfLeadIn);
  if (isItem[0] || isLeadIn) {
    const end = isItem.indexOf(false, 1);
    return paragraphs.slice(0, Math.min(end < 0 ? paragraphs.length : end, mostItems + (isLeadIn ? 1 : 0)));
  }
  const asked = new Set(listStems(question));
  // The beginning of the part counts as much as one word: it says what the rest is about.
  const ranked = texts.map((text, at) => {
    const shared = new Set(listStems(text).filter((stem) => asked.has(stem)));
    return { at, rank: shared.size + (at === 0 ? 1 : 0) };
  });
  const picked = ranked.sort((a, b) => b.rank - a.rank || a.at - b.at).slice(0, mostParagraphs);
  return picked.sort((a, b) => a.at - b.at).map(({ at }) => paragraphs[at] ?? []);
}
