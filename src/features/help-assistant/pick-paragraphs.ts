import { listStems } from "#domain/search/search-words.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { AssistantParagraph, PlaceText } from "./assistant-turn.ts";

/** Maximum number of paragraphs of a part of a page, and of items of a list. */
const [mostParagraphs, mostItems] = [2, 4];

/** Maximum number of characters of a paragraph that only announces a list. */
const mostOfLeadIn = 60;

/** Precedes the items of a list without numbers. */
export const itemMark = "• ";

/** What a text asks for, as folded words, and the paragraphs that say it. */
const amounts: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\bcuando\b|\b(que|cual|cuantos?|cuantas)( es el)? (tiempo|plazo|dias|horas)\b|\b(tardan?|demoran?)\b|\bcuanto dura/,
    /\d+\s(dias?|horas?|minutos?|anos?|mes(es)?|semanas?)\b|\bplazos?\b/,
  ],
  [/\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo|festivo)\b/, /\bdias?\shabil/],
  [/\b(cuesta|cuestan|cuanto es|precio|vale|cobr(an?|ar|aran|o)|gratis|costo)\b/, /\d%|\$|gratis|cuesta|costo/],
  [/\bsi( (ya|yo|la|lo|les?|me))? (pago|compro|renuevo|recargo)\b/, /\bcompras? una membresia\b/],
];

/**
 * Picks the paragraphs of a place that fit a further question about it: with its words, or with the time or the price
 * that it asks for.
 *
 * @param isAmount - only if it asks for a time or a price.
 */
export function pickFitting(
  paragraphs: readonly AssistantParagraph[],
  question: string,
  isAmount = false,
): readonly AssistantParagraph[] {
  const [asked, folded] = [new Set(listStems(question)), foldSpelling(question)];
  const wanted = amounts.filter(([words]) => words.test(folded)).slice(0, 1);
  if (isAmount && wanted.length === 0) return [];
  const texts = paragraphs.map(textOf);
  const telling = paragraphs.filter((_, at) => wanted.some(([, told]) => told.test(unaccented(texts[at] ?? ""))));
  if (telling.length > 0) return telling.slice(0, mostParagraphs);
  const ranks = texts.map((text) => new Set(listStems(text).filter((stem) => asked.has(stem))).size);
  const best = Math.max(0, ...ranks);
  const fitting = ranks.flatMap((rank, at) => (rank === best ? [at] : [])).slice(0, mostParagraphs);
  return best === 0 ? [] : withLeadIns(paragraphs, fitting);
}

const isItem = (text: string) => text.startsWith(itemMark) || /^\d+\. /.test(text);

/** The paragraphs at some places; before an item without a number, what announces its list. */
function withLeadIns(paragraphs: readonly AssistantParagraph[], places: readonly number[]): AssistantParagraph[] {
  const texts = paragraphs.map(textOf);
  const all = places.flatMap((at) => {
    if (!texts[at]?.startsWith(itemMark)) return [at];
    const before = texts.slice(0, at).reverse();
    const distance = before.findIndex((text) => !isItem(text));
    const isLeadIn = distance >= 0 && before[distance]?.endsWith(":");
    return isLeadIn ? [at - 1 - distance, at] : [at];
  });
  return [...new Set(all)].sort((a, b) => a - b).map((at) => paragraphs[at] ?? []);
}

const textOf = (parts: AssistantParagraph) =>
  parts.map((part) => (typeof part === "string" ? part : part.label)).join("");

const unaccented = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Picks what a place says about a question: of a part of a page, the paragraphs with the question's words. */
export function pickParagraphs({ paragraphs, isWhole }: PlaceText, question: string): readonly AssistantParagraph[] {
  if (isWhole && paragraphs.length <= mostItems) return paragraphs;
  const texts = paragraphs.map(textOf);
  const isItemAt = texts.map(isItem);
  const [first = ""] = texts;
  // A list is shown with what announces it, and steps from the first.
  const isLeadIn = isItemAt[1] && (first.endsWith(":") || first.length <= mostOfLeadIn);
  if (isItemAt[0] || isLeadIn) {
    const end = isItemAt.indexOf(false, 1);
    return paragraphs.slice(0, Math.min(end < 0 ? paragraphs.length : end, mostItems + (isLeadIn ? 1 : 0)));
  }
  const asked = new Set(listStems(question));
  // The beginning of the part counts as much as one word: it says what the rest is about.
  const ranked = texts.map((text, at) => {
    const shared = new Set(listStems(text).filter((stem) => asked.has(stem)));
    return { at, rank: shared.size + (at === 0 ? 1 : 0) };
  });
  const picked = ranked.sort((a, b) => b.rank - a.rank || a.at - b.at).slice(0, mostParagraphs);
  return withLeadIns(
    paragraphs,
    picked.map(({ at }) => at),
  );
}
