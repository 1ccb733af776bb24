/** The answers of a conversation: by the tools, from the pages, or by handing over to a person. */
import { getSentenceSection, isProbablyAnswered, listChoices } from "#domain/assistant/conversation.ts";
import { isNonsenseOrAccidental } from "#domain/assistant/nonsense.ts";
import type { SearchAnswer, SearchResult } from "#domain/search/search-results.ts";
import { answerByTool } from "./answer-by-tool.ts";
import type { AssistantSources } from "./assistant-sources.ts";
import {
  beginTopic,
  type ConversationTopic,
  findBetterMeaning,
  findContradiction,
  findLikelySafetyTopic,
  findNextSection,
  findSafetyTopic,
  hasUnshownMeaning,
  overridesOtherTopics,
} from "./reading/conversation-topic.ts";
import { pickParagraphs } from "./reading/pick-paragraphs.ts";
import { quoteSection } from "./reading/quote-section.ts";
import type { SafetyReading } from "./reading/read-for-safety.ts";
import {
  createContactReader,
  listActions,
  listNearestChoices,
  listOtherChoices,
  pickAnswer,
  toSectionTurn,
  toToolTurn,
} from "./suggestions.ts";
import type { AssistantChoice, AssistantTool, AssistantTurn } from "./turns/assistant-turn.ts";
import { createHandOvers } from "./turns/hand-over.ts";

/** What a conversation remembers of its last turns. */
export type ConversationState = { topic?: ConversationTopic | undefined; lastTurn?: AssistantTurn };

/** @returns functions that answer within the conversation, and change its topic. */
export function createAnswers(sources: AssistantSources, state: ConversationState) {
  const { search, tools, readSection, copy, contactSections, safetyTopics, contradictions, quoteHints } = sources;
  const { handOver, suggestSafetySteps } = createHandOvers(copy);
  const { isContact, isAboutPerson } = createContactReader(contactSections);
  const lastTextByTool = new Map<AssistantTool, string>();
  const listSafetyActions = () => state.topic?.safetyTopic?.actions ?? [];

  async function followSafety(reading: SafetyReading, message: string, otherChoices: readonly AssistantChoice[]) {
    if (reading.kind === "section") return showSections(reading.results, otherChoices, message);
    if (reading.kind === "step") return respondTo(reading.text, search(reading.text));
    const isAboutShown = search(message).meanings[0]?.results.some(
      ({ href }) => href === state.topic?.lastSection?.href,
    );
    return (await quoteTopic(message, !isAboutShown)) ?? suggestSafetySteps(reading.safetyTopic);
  }

  async function respondTo(message: string, answer: SearchAnswer, isCombined = false): Promise<AssistantTurn> {
    const byTool = await askTools(message, answer);
    if (byTool) return byTool;
    const [best] = answer.meanings;
    const isAccidental = !isCombined && isNonsenseOrAccidental(message, answer) && best !== undefined;
    if ((answer.isUnanswered && (answer.absence || !isProbablyAnswered(answer))) || isAccidental)
      return handOverUnanswered(message, answer);
    const safetyTopic = findLikelySafetyTopic(safetyTopics, best);
    const closerMeaning = safetyTopic && findBetterMeaning(safetyTopic, answer);
    if (closerMeaning) return showSections(closerMeaning.results, [], message);
    const choices = isCombined || overridesOtherTopics(safetyTopic) ? [] : listChoices(answer, message);
    if (choices.length === 0) return answerFromSearch(answer, message, isCombined);
    state.topic = { ...beginTopic(message, [], undefined), isAsking: true };
    return { kind: "ask", choices };
  }

  async function askTools(message: string, answer: SearchAnswer): Promise<AssistantTurn | undefined> {
    const toolMatch = await answerByTool(tools, message, answer, state.topic?.tool, lastTextByTool);
    if (!toolMatch) return undefined;
    const { tool, answer: toolAnswer, meaning } = toolMatch;
    state.topic =
      tool === state.topic?.tool && state.topic ? state.topic : beginTopic(message, meaning?.results ?? [], undefined);
    [state.topic.tool, state.topic.lastSection] = [tool, undefined];
    return toToolTurn(toolAnswer, meaning ? listOtherChoices(answer, undefined) : []);
  }

  function answerFromSearch(answer: SearchAnswer, message: string, isCombined: boolean) {
    const { meaning, results } = pickAnswer(answer);
    if (results.length === 0) return handOverUnanswered(message, answer);
    // A request for a person has priority over any other meaning.
    if (isAboutPerson(answer))
      return handOver("asked", { otherChoices: listOtherChoices(answer, undefined, contactSections) });
    const safetyTopic = findSafetyTopic(safetyTopics, results);
    // Keep the first question about someone's safety, because it says most of what happened.
    if (state.topic && safetyTopic && safetyTopic === state.topic.safetyTopic) state.topic.results = results;
    else if (!isCombined || !state.topic || safetyTopic) state.topic = beginTopic(message, results, safetyTopic);
    return showSections(results, listOtherChoices(answer, meaning), message);
  }

  async function showSections(results: readonly SearchResult[], choices: readonly AssistantChoice[], message: string) {
    const [first] = results as [SearchResult, ...SearchResult[]];
    if (results.some(isContact)) return handOver("asked");
    const safetyTopic = findSafetyTopic(safetyTopics, results);
    state.topic ??= beginTopic(message, results, safetyTopic);
    if (safetyTopic?.firstAdvice && !state.topic.shownHrefs.has(first.href)) {
      state.topic.shownHrefs.add(first.href);
      return suggestSafetySteps(safetyTopic);
    }
    const section = getSentenceSection(results) ?? first;
    const tool = tools.find(({ sections }) => sections.includes(first.href));
    const [text, isNamed] = await Promise.all([
      readSection(section.href).catch(() => undefined),
      tool && (!tool.prompt || lastTextByTool.has(tool) || tool.find(message).catch(() => undefined)),
    ]);
    // The next message may name an item for the tool of another section, such as a town after «no signal».
    state.topic.tool = tool ?? tools.find(({ sections }) => results.some(({ href }) => sections.includes(href)));
    state.topic.shownHrefs.add(section.href);
    [state.topic.isAsking, state.topic.lastSection] = [false, section];
    const paragraphs = text ? pickParagraphs(text, `${message} ${quoteHints[section.href] ?? ""}`) : [[section.text]];
    const prompts = tool && !isNamed ? [[tool.prompt]] : [];
    return toSectionTurn(section, [...paragraphs, ...prompts], listActions(section, first, text), choices);
  }

  /** Replies after an answer did not help: with the next section about the question, or with a person. */
  function suggestNextSection(): Promise<AssistantTurn> | AssistantTurn {
    const section =
      state.topic?.failureCount === 0 ? findNextSection(state.topic, search(state.topic.question).results) : undefined;
    if (state.topic) state.topic.failureCount += 1;
    return section ? showSections([section], [], "") : handOver("unsolved", { actions: listSafetyActions() });
  }

  /** Answers instead of repeating a section: by its fitting sentences, the next section, a new meaning, or a person. */
  async function answerAgain(message: string, answer?: SearchAnswer): Promise<AssistantTurn> {
    if (state.topic?.safetyTopic?.isUrgent)
      return (await quoteTopic(message, true)) ?? suggestSafetySteps(state.topic.safetyTopic);
    const nextSection = state.topic && findNextSection(state.topic, search(state.topic.question).results);
    const contradiction = state.topic?.tool && findContradiction(undefined, state.topic, contradictions);
    const newTurn = (await quoteTopic(message)) ?? (nextSection && (await showSections([nextSection], [], message)));
    if (!newTurn && contradiction) return answerContradiction(contradiction.step, message);
    if (!newTurn && answer && state.topic && hasUnshownMeaning(answer, state.topic)) return respondTo(message, answer);
    return (
      newTurn ??
      (state.lastTurn?.kind === "handOver" ? state.lastTurn : handOver("again", { actions: listSafetyActions() }))
    );
  }
  const quoteTopic = (text: string, asksAmount = false) =>
    quoteSection(readSection, state.topic?.lastSection, state.lastTurn, text, asksAmount);

  /** Answers with the step of a contradiction: the only meaning that the message can have in the topic. */
  async function answerContradiction(step: string, message: string): Promise<AssistantTurn> {
    const [section] = search(step).results;
    if (!section || !state.topic) return handOver("again");
    if (!state.topic.shownHrefs.has(section.href)) return showSections([section], [], message);
    state.topic.lastSection = section;
    return (await quoteTopic(message)) ?? handOver("again");
  }

  function handOverUnanswered(message: string, answer: SearchAnswer): AssistantTurn {
    const [absence, own] = [answer.absence, findSafetyTopic(safetyTopics, [], answer.absence)];
    if (absence || !state.topic) state.topic = beginTopic(message, [], own);
    if (!absence) return handOver("unknown", { otherChoices: listNearestChoices(answer), otherChoicesKind: "nearest" });
    return handOver(absence, { actions: own?.actions ?? [] });
  }

  return {
    answerAgain,
    answerContradiction,
    answerFromSearch,
    askTools,
    followSafety,
    handOverUnanswered,
    listSafetyActions,
    quoteTopic,
    respondTo,
    showSections,
    suggestNextSection,
  };
}
