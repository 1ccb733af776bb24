import { hasClearMeaning, isSubjectless } from "#domain/search/conversation.ts";
import type { SearchAnswer, SearchMeaning } from "#domain/search/search-results.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { AssistantTool, ToolAnswer } from "./assistant-turn.ts";

/** Minimum probability of a meaning whose tool is asked first if the text names one of the tool's things. */
const leastOfTool = 0.15;

/** Maximum number of words of a text that only names a thing for the last tool: «y el de mi mamá es un iPhone 12». */
const mostNameWords = 8;

/** Maximum number of words of a text that is about what was named before: «¿y 5G?». */
const mostBareWords = 3;

/** A word with digits that is no generation of networks: another model. */
const otherModel = /(^|\s)(?![345]g\b)\S*\d/i;

export type AnswerByTool = {
  tool: AssistantTool;
  answer: ToolAnswer;
  /** The meaning that is about the tool; undefined if only the last answer was. */
  meant: SearchMeaning | undefined;
};

/**
 * Answers by a tool, if the text names one of its things and is about the tool, as the last answer may have been.
 *
 * @param last - the tool that the last answer was about.
 * @param named - what each tool was last asked about; a name that the text has is added.
 */
export async function answerByTool(
  tools: readonly AssistantTool[],
  written: string,
  found: SearchAnswer,
  last: AssistantTool | undefined,
  named: Map<AssistantTool, string>,
): Promise<AnswerByTool | undefined> {
  const likely = found.meanings.filter(({ probability }) => probability >= leastOfTool);
  const findMeant = (places: readonly string[]) =>
    likely.find(({ results: [first] }) => first !== undefined && places.includes(first.href));
  const count = written.trim().split(/\s+/).length;
  const isName = count <= mostNameWords && !isSubjectless(written);
  // What the text means precedes what the last answer was about.
  const isOpened = ({ opening }: AssistantTool) => opening?.test(foldSpelling(written)) && !hasClearMeaning(found);
  const rankOf = (tool: AssistantTool) => (isOpened(tool) ? 0 : findMeant(tool.places) ? 1 : 2);
  for (const tool of [...tools].sort((a, b) => rankOf(a) - rankOf(b))) {
    const isLast = tool === last;
    const meant = findMeant(tool.places);
    if (!meant && !findMeant(tool.namedPlaces ?? []) && !isOpened(tool) && !(isLast && isName)) continue;
    const own = await tool.find(written).catch(() => undefined);
    if (own) named.set(tool, written);
    const before = meant && isLast && count <= mostBareWords && !otherModel.test(written) ? named.get(tool) : undefined;
    const answer = own ?? (before === undefined ? undefined : await tool.find(before).catch(() => undefined));
    if (answer) return { tool, answer, meant };
  }
  return undefined;
}
