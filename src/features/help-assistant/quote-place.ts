/** What the place that was just shown, or its page, says about a further question. */
import type { SearchResult } from "#domain/search/search-results.ts";
import { isCommonWord, splitSearchWords } from "#domain/search/search-words.ts";
import type { AssistantTurn, PlaceText } from "./assistant-turn.ts";
import type { ConversationTopic } from "./conversation-topic.ts";
import { pickFitting } from "./pick-paragraphs.ts";

type ReadPlace = (href: string) => Promise<PlaceText | undefined>;

/** Maximum number of words of a text that names a part of the topic's pages, and minimum number of the name's letters. */
const [mostPartWords, leastPartLetters] = [5, 4];

/**
 * Quotes the sentences of the last place that fit a text, or those of the tool that answered last.
 *
 * @param isAmount - only if the text asks for a time or a price.
 */
export async function quotePlace(
  readPlace: ReadPlace,
  place: SearchResult | undefined,
  last: AssistantTurn | undefined,
  written: string,
  isAmount: boolean,
): Promise<AssistantTurn | undefined> {
  const source = place ?? (last?.kind === "answer" ? last : undefined);
  if (!source) return undefined;
  const said = place && (await readPlace(place.href).catch(() => undefined));
  const all = "paragraphs" in source ? source.paragraphs : (said?.paragraphs ?? []);
  const paragraphs = pickFitting(all, written, isAmount);
  if (paragraphs.length === 0) return undefined;
  const { title, href } = source;
  return { kind: "answer", title, href, paragraphs, actions: [], names: [], others: [], othersKind: "beside" };
}

/** Finds a part of the topic's pages that a short text names: after the APN, «es un Xiaomi». */
export async function findPart(
  readPlace: ReadPlace,
  { tool, meant, shown }: ConversationTopic,
  written: string,
): Promise<SearchResult | undefined> {
  const words = splitSearchWords(written);
  if (tool || words.length > mostPartWords) return undefined;
  const pages = meant.filter(({ href }) => !href.includes("#"));
  for (const name of words.filter((word) => word.length >= leastPartLetters && !isCommonWord(word)))
    for (const page of pages) {
      const href = `${page.href}#${name}`;
      const said = shown.has(href) ? undefined : await readPlace(href).catch(() => undefined);
      if (said?.title) return { ...page, href, title: said.title };
    }
  return undefined;
}
