/** The engine of the conversation: it answers a message, asks for clarification, or hands over to a person. */
import {
  type ConversationChoice,
  dependsOnLastAnswer,
  getSentenceSection,
  hasClearMeaning,
  isProbablyAnswered,
  isSubjectless,
  listChoices,
} from "#domain/assistant/conversation.ts";
import { removeCorrection, saysUnsolved } from "#domain/assistant/dialogue-replies.ts";
import { hasNumberedParts, listNeeds } from "#domain/assistant/needs.ts";
import { isNonsenseOrAccidental } from "#domain/assistant/nonsense.ts";
import { removePersonalNumbers } from "#domain/assistant/personal-numbers.ts";
import type { SearchAnswer, SearchResult } from "#domain/search/search-results.ts";
import { foldSpelling } from "#domain/text/fold.ts";
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
import { findPagePart, quoteSection } from "./reading/quote-section.ts";
import { readDanger } from "./reading/read-danger.ts";
import { isAboutSuicide, readForSafety, type SafetyReading } from "./reading/read-for-safety.ts";
import { readInContext } from "./reading/read-in-context.ts";
import { readNeeds } from "./reading/read-needs.ts";
import {
  addNeeds,
  createContactReader,
  findSuggestedChoice,
  getTurnText,
  listActions,
  listNearestChoices,
  listOtherChoices,
  listSuggestions,
  pickAnswer,
  toNeedChoice,
  toSectionTurn,
  toToolTurn,
} from "./suggestions.ts";
import type { AssistantChoice, AssistantTool, AssistantTurn } from "./turns/assistant-turn.ts";
import { createHandOvers } from "./turns/hand-over.ts";

/** @returns the engine of one conversation: functions that answer a message or a choice, and remember the turns. */
export function createAssistant(sources: AssistantSources) {
  const { search, tools, readSection, copy, contactSections, safetyTopics, contradictions, quoteHints } = sources;
  const { askForTrouble, askAboutData, handOver, suggestSafetySteps, buildRepeatTurn } = createHandOvers(copy);
  const { isContact, isAboutPerson } = createContactReader(contactSections);
  let topic: ConversationTopic | undefined;
  let lastTurn: AssistantTurn | undefined;
  let suggestedChoices: readonly AssistantChoice[] = [];
  /** Choices for the other needs of an earlier message; each is removed once it is chosen. */
  let pendingChoices: readonly AssistantChoice[] = [];
  /** Choices for all needs of an earlier message whose parts the visitor numbered. */
  let countedChoices: readonly AssistantChoice[] = [];
  let lastMessage = "";
  const lastTextByTool = new Map<AssistantTool, string>();
  const listSafetyActions = () => topic?.safetyTopic?.actions ?? [];

  /** Remembers a turn and its choices. A turn that would repeat the previous one is replaced by another answer. */
  async function rememberTurn(turn: AssistantTurn, message = ""): Promise<AssistantTurn> {
    const isSame = lastTurn !== undefined && turn.kind !== "reply" && getTurnText(turn) === getTurnText(lastTurn);
    if (isSame && turn.kind === "answer") lastTurn = await answerAgain(message);
    else lastTurn = isSame && turn.kind === "ask" ? handOver("unknown") : turn;
    [lastMessage, suggestedChoices] = [foldSpelling(message), listSuggestions(lastTurn)];
    return lastTurn;
  }

  async function replyToMessage(message: string): Promise<AssistantTurn> {
    const answer = search(message);
    if (isAboutSuicide(message, answer)) return handOverUnanswered(message, { ...answer, absence: "suicide" });
    if (foldSpelling(message) === "") return handOver("unknown", { actions: listSafetyActions() });
    const danger = readDanger(message, answer, topic, safetyTopics, search);
    if (danger?.kind === "section") topic = undefined;
    const meanings = answer.isUnanswered ? [] : listOtherChoices({ ...answer, results: [] }, undefined);
    if (danger) return followSafety(danger, message, meanings);
    if (lastTurn?.kind === "answer" && foldSpelling(message) === lastMessage) return buildRepeatTurn(lastTurn);
    const findChoice = (among: readonly AssistantChoice[]) => findSuggestedChoice(message, answer, among);
    const choice = findChoice(countedChoices) ?? findChoice([...new Set([...suggestedChoices, ...pendingChoices])]);
    if (choice) return answerChoice(choice);
    if (topic && saysUnsolved(message, answer)) return suggestNextSection();
    if (answer.reply === "unsolved") return askForTrouble();
    if (answer.reply) return { kind: "reply", text: copy[answer.reply] };
    if (!topic && isSubjectless(message) && !hasClearMeaning(answer)) return handOver("unknown");
    if (!answer.isUnanswered && answer.meanings[0]?.results.some(isContact))
      return answerFromSearch(answer, message, false);
    if (topic?.safetyTopic && !isAboutPerson(answer)) {
      const safetyReading = readForSafety(message, answer, topic, safetyTopics, search);
      if (safetyReading?.kind === "new") topic = undefined;
      else if (safetyReading) return followSafety(safetyReading, message, []);
    }
    const contradiction = topic && findContradiction(answer, topic, contradictions);
    if (contradiction) return answerContradiction(contradiction.step, message);
    const namedPart = topic && (await findPagePart(readSection, topic, message));
    if (namedPart) return showSections([namedPart], [], message);
    const amountTurn = dependsOnLastAnswer(message) ? await quoteTopic(message, true) : undefined;
    if (amountTurn) return amountTurn;
    const reading = topic && readInContext(message, answer, topic, search, lastTurn?.kind === "handOver");
    if (reading === "same") {
      const toolTurn = topic?.tool || topic?.results.length ? await askTools(message, answer) : undefined;
      const [need] = toolTurn ? [] : listNeeds(message, search);
      return toolTurn ?? (need ? respondTo(need.text, need.answer) : answerAgain(message, answer));
    }
    return respondToNeeds(message, reading?.searchAnswer ?? answer, reading?.isCombined);
  }

  async function followSafety(reading: SafetyReading, message: string, otherChoices: readonly AssistantChoice[]) {
    if (reading.kind === "section") return showSections(reading.results, otherChoices, message);
    if (reading.kind === "step") return respondTo(reading.text, search(reading.text));
    const isAboutShown = search(message).meanings[0]?.results.some(({ href }) => href === topic?.lastSection?.href);
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
    topic = { ...beginTopic(message, [], undefined), isAsking: true };
    return { kind: "ask", choices };
  }

  /** Answers a choice that an earlier turn suggested. */
  function answerChoice(choice: AssistantChoice): Promise<AssistantTurn> {
    pendingChoices = pendingChoices.filter((other) => other !== choice);
    if ("text" in choice) return respondTo(choice.text, search(choice.text));
    topic = beginTopic(choice.label, choice.results, findSafetyTopic(safetyTopics, choice.results));
    return showSections(choice.results, [], choice.label);
  }

  async function askTools(message: string, answer: SearchAnswer): Promise<AssistantTurn | undefined> {
    const toolMatch = await answerByTool(tools, message, answer, topic?.tool, lastTextByTool);
    if (!toolMatch) return undefined;
    const { tool, answer: toolAnswer, meaning } = toolMatch;
    topic = tool === topic?.tool && topic ? topic : beginTopic(message, meaning?.results ?? [], undefined);
    [topic.tool, topic.lastSection] = [tool, undefined];
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
    if (topic && safetyTopic && safetyTopic === topic.safetyTopic) topic.results = results;
    else if (!isCombined || !topic || safetyTopic) topic = beginTopic(message, results, safetyTopic);
    return showSections(results, listOtherChoices(answer, meaning), message);
  }

  async function showSections(results: readonly SearchResult[], choices: readonly AssistantChoice[], message: string) {
    const [first] = results as [SearchResult, ...SearchResult[]];
    if (results.some(isContact)) return handOver("asked");
    const safetyTopic = findSafetyTopic(safetyTopics, results);
    topic ??= beginTopic(message, results, safetyTopic);
    if (safetyTopic?.firstAdvice && !topic.shownHrefs.has(first.href)) {
      topic.shownHrefs.add(first.href);
      return suggestSafetySteps(safetyTopic);
    }
    const section = getSentenceSection(results) ?? first;
    const tool = tools.find(({ sections }) => sections.includes(first.href));
    const [text, isNamed] = await Promise.all([
      readSection(section.href).catch(() => undefined),
      tool && (!tool.prompt || lastTextByTool.has(tool) || tool.find(message).catch(() => undefined)),
    ]);
    // The next message may name an item for the tool of another section, such as a town after «no signal».
    topic.tool = tool ?? tools.find(({ sections }) => results.some(({ href }) => sections.includes(href)));
    topic.shownHrefs.add(section.href);
    [topic.isAsking, topic.lastSection] = [false, section];
    const paragraphs = text ? pickParagraphs(text, `${message} ${quoteHints[section.href] ?? ""}`) : [[section.text]];
    const prompts = tool && !isNamed ? [[tool.prompt]] : [];
    return toSectionTurn(section, [...paragraphs, ...prompts], listActions(section, first, text), choices);
  }

  /** Replies after an answer did not help: with the next section about the question, or with a person. */
  function suggestNextSection(): Promise<AssistantTurn> | AssistantTurn {
    const section = topic?.failureCount === 0 ? findNextSection(topic, search(topic.question).results) : undefined;
    if (topic) topic.failureCount += 1;
    return section ? showSections([section], [], "") : handOver("unsolved", { actions: listSafetyActions() });
  }

  /** Answers instead of repeating a section: by its fitting sentences, the next section, a new meaning, or a person. */
  async function answerAgain(message: string, answer?: SearchAnswer): Promise<AssistantTurn> {
    if (topic?.safetyTopic?.isUrgent) return (await quoteTopic(message, true)) ?? suggestSafetySteps(topic.safetyTopic);
    const nextSection = topic && findNextSection(topic, search(topic.question).results);
    const contradiction = topic?.tool && findContradiction(undefined, topic, contradictions);
    const newTurn = (await quoteTopic(message)) ?? (nextSection && (await showSections([nextSection], [], message)));
    if (!newTurn && contradiction) return answerContradiction(contradiction.step, message);
    if (!newTurn && answer && topic && hasUnshownMeaning(answer, topic)) return respondTo(message, answer);
    return newTurn ?? (lastTurn?.kind === "handOver" ? lastTurn : handOver("again", { actions: listSafetyActions() }));
  }
  const quoteTopic = (text: string, asksAmount = false) =>
    quoteSection(readSection, topic?.lastSection, lastTurn, text, asksAmount);

  /** Answers with the step of a contradiction: the only meaning that the message can have in the topic. */
  async function answerContradiction(step: string, message: string): Promise<AssistantTurn> {
    const [section] = search(step).results;
    if (!section || !topic) return handOver("again");
    if (!topic.shownHrefs.has(section.href)) return showSections([section], [], message);
    topic.lastSection = section;
    return (await quoteTopic(message)) ?? handOver("again");
  }

  function handOverUnanswered(message: string, answer: SearchAnswer): AssistantTurn {
    const [absence, own] = [answer.absence, findSafetyTopic(safetyTopics, [], answer.absence)];
    if (absence || !topic) topic = beginTopic(message, [], own);
    if (!absence) return handOver("unknown", { otherChoices: listNearestChoices(answer), otherChoicesKind: "nearest" });
    return handOver(absence, { actions: own?.actions ?? [] });
  }

  /** Answers the first need in a message, and suggests the others as choices. */
  async function respondToNeeds(message: string, answer: SearchAnswer, isCombined = false): Promise<AssistantTurn> {
    const severalNeeds = readNeeds(message, answer, sources);
    if (!severalNeeds) return (!isCombined && askAboutData(message)) || respondTo(message, answer, isCombined);
    const turn = await respondTo(severalNeeds.main.text, severalNeeds.main.answer);
    countedChoices = hasNumberedParts(message) ? severalNeeds.needs.map(toNeedChoice) : [];
    if (turn.kind === "reply") return turn;
    if (turn.kind === "ask") return { ...turn, choices: addNeeds(turn.choices, severalNeeds.needs) };
    pendingChoices = severalNeeds.needs.filter((need) => need !== severalNeeds.main).map(toNeedChoice);
    return { ...turn, otherChoices: pendingChoices, otherChoicesKind: "alsoAsked" };
  }

  return {
    answer: async (message: string) => {
      const text = removeCorrection(removePersonalNumbers(message));
      return rememberTurn(await replyToMessage(text), text);
    },
    choose: async (choice: ConversationChoice) => rememberTurn(await answerChoice(choice)),
    handOver: () => rememberTurn(handOver("asked")),
    isAboutDanger: () => overridesOtherTopics(topic?.safetyTopic),
  };
}
