import { listStems } from "#domain/search/search-words.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { AssistantParagraph, SectionText } from "#features/help-assistant/turns/assistant-turn.ts";

/** Maximum numbers of quoted paragraphs from a part of a page, and of quoted list items. */
const [maxParagraphs, maxItems] = [2, 4];

/** Maximum number of characters of a paragraph that only introduces a list. */
const maxLeadInLength = 60;

/** Prefix of the items of an unnumbered list. */
export const itemMark = "• ";

/**
 * Patterns of questions about times, days, prices or payments, each with the pattern of the paragraphs that answer
 * them; both match folded text.
 */
const amountPatterns: readonly (readonly [asked: RegExp, stated: RegExp])[] = [
  [
    /\bcuando\b|\b(que|cual|cuantos?|cuantas)( es el)? (tiempo|plazo|dias|horas)\b|\b(tardan?|demoran?)\b|\bcuanto dura/,
    /\d+\s(dias?|horas?|minutos?|anos?|mes(es)?|semanas?)\b|\bplazos?\b/,
  ],
  [/\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo|festivo)\b/, /\bdias?\shabil/],
  [/\b(cuesta|cuestan|cuanto es|precio|vale|cobr(an?|ar|aran|o)|gratis|costo)\b/, /\d%|\$|gratis|cuesta|costo/],
  [/\bsi( (ya|yo|la|lo|les?|me))? (pago|compro|renuevo|recargo)\b/, /\bcompras? una membresia\b/],
];

/**
 * Picks the paragraphs of a section that fit a follow-up question: those with its words, or with the time or price that
 * it asks for.
 *
 * @param isOnlyForAmounts - returns paragraphs only if the question asks for a time or a price.
 */
export function pickFittingParagraphs(
  paragraphs: readonly AssistantParagraph[],
  question: string,
  isOnlyForAmounts = false,
): readonly AssistantParagraph[] {
  const [questionStems, folded] = [new Set(listStems(question)), foldSpelling(question)];
  const requestedAmounts = amountPatterns.filter(([copy]) => copy.test(folded)).slice(0, 1);
  if (isOnlyForAmounts && requestedAmounts.length === 0) return [];
  const texts = paragraphs.map(getParagraphText);
  const tellingParagraphs = paragraphs.filter((_, index) =>
    requestedAmounts.some(([, stated]) => stated.test(removeAccents(texts[index] ?? ""))),
  );
  if (tellingParagraphs.length > 0) return tellingParagraphs.slice(0, maxParagraphs);
  const ranks = texts.map((text) => new Set(listStems(text).filter((stem) => questionStems.has(stem))).size);
  const best = Math.max(0, ...ranks);
  const fittingIndexes = ranks.flatMap((rank, index) => (rank === best ? [index] : [])).slice(0, maxParagraphs);
  return best === 0 ? [] : addLeadIns(paragraphs, fittingIndexes);
}

const isListItem = (text: string) => text.startsWith(itemMark) || /^\d+\. /.test(text);

/** Returns the paragraphs at the indexes; an unnumbered item is preceded by the paragraph that introduces its list. */
function addLeadIns(paragraphs: readonly AssistantParagraph[], sections: readonly number[]): AssistantParagraph[] {
  const texts = paragraphs.map(getParagraphText);
  const indexes = sections.flatMap((position) => {
    if (!texts[position]?.startsWith(itemMark)) return [position];
    const earlierTexts = texts.slice(0, position).reverse();
    const distance = earlierTexts.findIndex((text) => !isListItem(text));
    const isLeadIn = distance >= 0 && earlierTexts[distance]?.endsWith(":");
    return isLeadIn ? [position - 1 - distance, position] : [position];
  });
  return [...new Set(indexes)].sort((a, b) => a - b).map((index) => paragraphs[index] ?? []);
}

const getParagraphText = (parts: AssistantParagraph) =>
  parts.map((part) => (typeof part === "string" ? part : part.label)).join("");

const removeAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Picks the paragraphs of a section that answer a question: all if the whole section answers, otherwise those with the
 * question's words.
 */
export function pickParagraphs(
  { paragraphs, isWholeAnswer }: SectionText,
  question: string,
): readonly AssistantParagraph[] {
  if (isWholeAnswer && paragraphs.length <= maxItems) return paragraphs;
  const texts = paragraphs.map(getParagraphText);
  const isItemAt = texts.map(isListItem);
  const [first = ""] = texts;
  // A list is quoted with the paragraph that introduces it, and steps are quoted from the first one.
  const isLeadIn = isItemAt[1] && (first.endsWith(":") || first.length <= maxLeadInLength);
  if (isItemAt[0] || isLeadIn) {
    const listEnd = isItemAt.indexOf(false, 1);
    return paragraphs.slice(0, Math.min(listEnd < 0 ? paragraphs.length : listEnd, maxItems + (isLeadIn ? 1 : 0)));
  }
  const questionStems = new Set(listStems(question));
  // The first paragraph counts as one shared word, because it introduces the others.
  const rankedParagraphs = texts.map((text, index) => {
    const sharedStems = new Set(listStems(text).filter((stem) => questionStems.has(stem)));
    return { at: index, rank: sharedStems.size + (index === 0 ? 1 : 0) };
  });
  const pickedParagraphs = rankedParagraphs.sort((a, b) => b.rank - a.rank || a.at - b.at).slice(0, maxParagraphs);
  return addLeadIns(
    paragraphs,
    pickedParagraphs.map(({ at }) => at),
  );
}
