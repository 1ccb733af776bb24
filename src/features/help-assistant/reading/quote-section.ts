/** Quotes the last shown section, or finds another part of its page, for a follow-up question. */
import type { SearchResult } from "#domain/search/search-results.ts";
import { isCommonWord, splitSearchWords } from "#domain/search/search-words.ts";
import type { AssistantTurn, SectionText } from "#features/help-assistant/turns/assistant-turn.ts";
import type { ConversationTopic } from "./conversation-topic.ts";
import { pickFittingParagraphs } from "./pick-paragraphs.ts";

type ReadSection = (href: string) => Promise<SectionText | undefined>;

/**
 * Maximum number of words in a message that names a part of the topic's pages, and minimum number of letters of the
 * name.
 */
const [maxPartWords, minPartLetters] = [5, 4];

/**
 * Quotes the sentences that fit a message, from the last section or from the tool that answered last.
 *
 * @param isOnlyForAmounts - quotes only if the message asks for a time or a price.
 */
export async function quoteSection(
  readSection: ReadSection,
  section: SearchResult | undefined,
  lastTurn: AssistantTurn | undefined,
  message: string,
  isOnlyForAmounts: boolean,
): Promise<AssistantTurn | undefined> {
  const source = section ?? (lastTurn?.kind === "answer" ? lastTurn : undefined);
  if (!source) return undefined;
  const sectionText = section && (await readSection(section.href).catch(() => undefined));
  const allParagraphs = "paragraphs" in source ? source.paragraphs : (sectionText?.paragraphs ?? []);
  const paragraphs = pickFittingParagraphs(allParagraphs, message, isOnlyForAmounts);
  if (paragraphs.length === 0) return undefined;
  const { title, href } = source;
  return {
    kind: "answer",
    title,
    href,
    paragraphs,
    actions: [],
    names: [],
    otherChoices: [],
    otherChoicesKind: "beside",
  };
}

/** Finds the part of the topic's pages that a short message names: after the question about the APN, «es un Xiaomi». */
export async function findPagePart(
  readSection: ReadSection,
  { tool, results, shownHrefs }: ConversationTopic,
  message: string,
): Promise<SearchResult | undefined> {
  const words = splitSearchWords(message);
  if (tool || words.length > maxPartWords) return undefined;
  const pages = results.filter(({ href }) => !href.includes("#"));
  for (const name of words.filter((word) => word.length >= minPartLetters && !isCommonWord(word)))
    for (const page of pages) {
      const href = `${page.href}#${name}`;
      const sectionText = shownHrefs.has(href) ? undefined : await readSection(href).catch(() => undefined);
      if (sectionText?.title) return { ...page, href, title: sectionText.title };
    }
  return undefined;
}
