import { hasClearMeaning, isSubjectless } from "#domain/assistant/conversation.ts";
import type { SearchAnswer, SearchMeaning } from "#domain/search/search-results.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { AssistantTool, ToolAnswer } from "./turns/assistant-turn.ts";

/** Minimum probability of a meaning at which its tool is used. */
const minToolProbability = 0.15;

/**
 * Maximum number of words in a message that only names another item for the last tool: «y el de mi mamá es un iPhone
 * 12».
 */
const maxNameWords = 8;

/** Maximum number of words in a message that refers to the item named earlier: «¿y 5G?». */
const maxFollowUpWords = 3;

/** Matches a word with digits, which names another model, unless it is a network generation such as 5G. */
const otherModelPattern = /(^|\s)(?![345]g\b)\S*\d/i;

export type ToolMatch = {
  tool: AssistantTool;
  answer: ToolAnswer;
  /** The meaning that led to the tool; undefined if only the previous answer led to it. */
  meaning: SearchMeaning | undefined;
};

/**
 * Finds the tool that can answer a message: the message or the previous answer must be about the tool, and the message
 * must name an item that the tool knows.
 *
 * @param lastTool - the tool that the previous answer was about.
 * @param lastTexts - the last text that each tool could answer; the message is added if a tool can answer it.
 */
export async function answerByTool(
  tools: readonly AssistantTool[],
  message: string,
  searchAnswer: SearchAnswer,
  lastTool: AssistantTool | undefined,
  lastTexts: Map<AssistantTool, string>,
): Promise<ToolMatch | undefined> {
  const likelyMeanings = searchAnswer.meanings.filter(({ probability }) => probability >= minToolProbability);
  const findMeaning = (sections: readonly string[]) =>
    likelyMeanings.find(({ results: [first] }) => first !== undefined && sections.includes(first.href));
  const wordCount = message.trim().split(/\s+/).length;
  const isName = wordCount <= maxNameWords && !isSubjectless(message);
  // The meaning of the message has priority over the tool of the previous answer.
  const matchesOpening = ({ openingPattern }: AssistantTool) =>
    openingPattern?.test(foldSpelling(message)) && !hasClearMeaning(searchAnswer);
  const rankTool = (tool: AssistantTool) => (matchesOpening(tool) ? 0 : findMeaning(tool.sections) ? 1 : 2);
  for (const tool of [...tools].sort((a, b) => rankTool(a) - rankTool(b))) {
    const isLastTool = tool === lastTool;
    const meaning = findMeaning(tool.sections);
    if (!meaning && !findMeaning(tool.namedSections ?? []) && !matchesOpening(tool) && !(isLastTool && isName))
      continue;
    const directAnswer = await tool.find(message).catch(() => undefined);
    if (directAnswer) lastTexts.set(tool, message);
    const earlierText =
      meaning && isLastTool && wordCount <= maxFollowUpWords && !otherModelPattern.test(message)
        ? lastTexts.get(tool)
        : undefined;
    const answer =
      directAnswer ?? (earlierText === undefined ? undefined : await tool.find(earlierText).catch(() => undefined));
    if (answer) return { tool, answer, meaning };
  }
  return undefined;
}
