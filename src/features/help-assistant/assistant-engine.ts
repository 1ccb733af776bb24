/** The engine of the conversation: it answers a message, asks back, or hands over to a person. */
import {
  type ConversationChoice,
  getSpokenPlace,
  hasClearMeaning,
  isBare,
  isByChance,
  isProbablyAnswered,
  isSubjectless,
  listChoices,
} from "#domain/search/conversation.ts";
import { isUnsolved, withoutCorrection } from "#domain/search/dialogue-replies.ts";
import { isCounted, listNeeds } from "#domain/search/needs.ts";
import { withoutPersonalNumbers } from "#domain/search/personal-numbers.ts";
import type { SearchAnswer, SearchResult } from "#domain/search/search-results.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { answerByTool } from "./answer-by-tool.ts";
import type { AssistantSources } from "./assistant-sources.ts";
import type { AssistantChoice, AssistantTool, AssistantTurn } from "./assistant-turn.ts";
import {
  beginTopic,
  type Contradiction,
  type ConversationTopic,
  findCareTopic,
  findCloserMeaning,
  findContradiction,
  findNextPlace,
  hasUnshownMeaning,
  isGrave,
} from "./conversation-topic.ts";
import { createHandOvers } from "./hand-over.ts";
import {
  addNeeds,
  createContactReader,
  findOfferedChoice,
  getTurnText,
  listActions,
  listNearestChoices,
  listOffers,
  listOtherChoices,
  pickAnswer,
  toNeedChoice,
  toPlaceTurn,
  toToolTurn,
} from "./offers.ts";
import { pickParagraphs } from "./pick-paragraphs.ts";
import { findPagePart, quotePlace } from "./quote-place.ts";
import { readDanger } from "./read-danger.ts";
import { isAboutSuicide, readForSafety, type SafetyReading } from "./read-for-safety.ts";
import { readInContext } from "./read-in-context.ts";
import { readNeeds } from "./read-needs.ts";

/** Minimum probability at which an emergency is answered without asking back. */
const minUrgentProbability = 0.5;

/**
 * Creates the engine of one conversation, which remembers what was said.
 *
 * @returns functions that answer a message or a choice.
 */
export function createAssistant(sources: AssistantSources) {
  const { search, tools, readPlace, words, contactPlaces, careTopics, contradictions, quoteHints } = sources;
  const { askForTrouble, handOver, offerSafety, buildRepeatTurn } = createHandOvers(words);
  const { isContact, isAboutPerson } = createContactReader(contactPlaces);
  let topic: ConversationTopic | undefined;
  let lastTurn: AssistantTurn | undefined;
  let offeredChoices: readonly AssistantChoice[] = [];
  /** Choices for the other needs of an earlier message; each is removed once it is chosen. */
  let pendingChoices: readonly AssistantChoice[] = [];
  /** Choices for all needs of an earlier message whose parts the visitor numbered. */
  let countedChoices: readonly AssistantChoice[] = [];
  let lastMessage = "";
  /** The last text that each tool could answer. */
  const lastTexts = new Map<AssistantTool, string>();

  /** Remembers a turn and its choices. A turn that would repeat the previous one is replaced by another answer. */
  async function rememberTurn(turn: AssistantTurn, message = ""): Promise<AssistantTurn> {
    const isSame = lastTurn !== undefined && turn.kind !== "said" && getTurnText(turn) === getTurnText(lastTurn);
    if (isSame && turn.kind === "answer") lastTurn = await answerAgain(message);
    else lastTurn = isSame && turn.kind === "ask" ? handOver("unknown") : turn;
    [lastMessage, offeredChoices] = [foldSpelling(message), listOffers(lastTurn)];
    return lastTurn;
  }

  async function replyToMessage(message: string): Promise<AssistantTurn> {
    const ownAnswer = search(message);
    if (isAboutSuicide(message, ownAnswer)) return handOverUnanswered(message, { ...ownAnswer, absence: "suicide" });
    if (foldSpelling(message) === "") return handOver("unknown", { actions: topic?.careTopic?.actions ?? [] });
    const danger = readDanger(message, ownAnswer, topic, careTopics, search);
    if (danger?.kind === "place") topic = undefined;
    if (danger)
      return followSafetyReading(
        danger,
        message,
        ownAnswer.isUnanswered ? [] : listOtherChoices({ ...ownAnswer, results: [] }, undefined),
      );
    if (lastTurn?.kind === "answer" && foldSpelling(message) === lastMessage) return buildRepeatTurn(lastTurn);
    const findChoice = (among: readonly AssistantChoice[]) => findOfferedChoice(message, ownAnswer, among);
    const choice = findChoice(countedChoices) ?? findChoice([...new Set([...offeredChoices, ...pendingChoices])]);
    if (choice) return answerChoice(choice);
    if (topic && isUnsolved(message, ownAnswer)) return offerNextPlace();
    if (ownAnswer.reply === "unsolved") return askForTrouble();
    if (ownAnswer.reply) return { kind: "said", text: words[ownAnswer.reply] };
    if (!topic && isSubjectless(message) && !hasClearMeaning(ownAnswer)) return handOver("unknown");
    if (!ownAnswer.isUnanswered && ownAnswer.meant[0]?.results.some(isContact))
      return answerFromSearch(ownAnswer, message, false);
    const safetyReading =
      topic?.careTopic && !isAboutPerson(ownAnswer)
        ? readForSafety(message, ownAnswer, topic, careTopics, search)
        : undefined;
    if (safetyReading?.kind === "new") topic = undefined;
    else if (safetyReading) return followSafetyReading(safetyReading, message, []);
    const contradiction = topic && findContradiction(ownAnswer, topic, contradictions);
    if (contradiction) return answerContradiction(contradiction, message);
    const namedPart = topic && (await findPagePart(readPlace, topic, message));
    if (namedPart) return answerWithPlaces([namedPart], [], message);
    const amountTurn = isBare(message) ? await quoteLastPlace(message, true) : undefined;
    if (amountTurn) return amountTurn;
    const reading = topic
      ? readInContext(message, ownAnswer, topic, search)
      : { searchAnswer: ownAnswer, isTogether: false };
    if (reading === "same") {
      const toolTurn = topic?.tool ? await askTools(message, ownAnswer) : undefined;
      const [need] = toolTurn ? [] : listNeeds(message, search);
      return toolTurn ?? (need ? respondTo(need.text, need.found) : answerAgain(message, ownAnswer));
    }
    return respondToNeeds(message, reading.searchAnswer, reading.isTogether);
  }

  async function followSafetyReading(
    reading: SafetyReading,
    message: string,
    otherChoices: readonly AssistantChoice[],
  ) {
    if (reading.kind === "place") return answerWithPlaces(reading.results, otherChoices, message);
    if (reading.kind === "step") return respondTo(reading.text, search(reading.text));
    const isAboutShownPlace = search(message).meant[0]?.results.some(({ href }) => href === topic?.lastPlace?.href);
    return (await quoteLastPlace(message, !isAboutShownPlace)) ?? offerSafety(reading.careTopic);
  }

  async function respondTo(message: string, searchAnswer: SearchAnswer, isTogether = false): Promise<AssistantTurn> {
    const byTool = await askTools(message, searchAnswer);
    if (byTool) return byTool;
    const [best] = searchAnswer.meant;
    const isChanceMatch = !isTogether && message.includes(" ") && isByChance(searchAnswer) && best !== undefined;
    if ((searchAnswer.isUnanswered && (searchAnswer.absence || !isProbablyAnswered(searchAnswer))) || isChanceMatch)
      return handOverUnanswered(message, searchAnswer);
    const careTopic =
      best && best.probability >= minUrgentProbability ? findCareTopic(careTopics, best.results) : undefined;
    const closerMeaning = careTopic && findCloserMeaning(careTopic, searchAnswer);
    if (closerMeaning) return answerWithPlaces(closerMeaning.results, [], message);
    const choices = isTogether || isGrave(careTopic) ? [] : listChoices(searchAnswer, message);
    if (choices.length === 0) return answerFromSearch(searchAnswer, message, isTogether);
    topic = beginTopic(message, [], undefined);
    topic.isAsking = true;
    return { kind: "ask", choices };
  }

  /** Answers a choice that an earlier turn offered. */
  function answerChoice(choice: AssistantChoice): Promise<AssistantTurn> {
    pendingChoices = pendingChoices.filter((other) => other !== choice);
    if ("text" in choice) return respondTo(choice.text, search(choice.text));
    topic = beginTopic(choice.label, choice.results, findCareTopic(careTopics, choice.results));
    return answerWithPlaces(choice.results, [], choice.label);
  }

  async function askTools(message: string, searchAnswer: SearchAnswer): Promise<AssistantTurn | undefined> {
    const toolMatch = await answerByTool(tools, message, searchAnswer, topic?.tool, lastTexts);
    if (!toolMatch) return undefined;
    const { tool, answer, meaning } = toolMatch;
    topic = tool === topic?.tool && topic ? topic : beginTopic(message, meaning?.results ?? [], undefined);
    [topic.tool, topic.lastPlace] = [tool, undefined];
    return toToolTurn(answer, meaning ? listOtherChoices(searchAnswer, undefined) : []);
  }

  function answerFromSearch(searchAnswer: SearchAnswer, message: string, isTogether: boolean) {
    const { meaning, results } = pickAnswer(searchAnswer);
    if (results.length === 0) return handOverUnanswered(message, searchAnswer);
    // A request for a person has priority over any other meaning.
    if (isAboutPerson(searchAnswer))
      return handOver("asked", { otherChoices: listOtherChoices(searchAnswer, undefined, contactPlaces) });
    const careTopic = findCareTopic(careTopics, results);
    // Keep the first question about someone's safety, because it says most of what happened.
    if (topic && careTopic && careTopic === topic.careTopic) topic.results = results;
    else if (!isTogether || !topic || careTopic) topic = beginTopic(message, results, careTopic);
    return answerWithPlaces(results, listOtherChoices(searchAnswer, meaning), message);
  }

  async function answerWithPlaces(
    results: readonly SearchResult[],
    otherChoices: readonly AssistantChoice[],
    message: string,
  ) {
    const [first] = results as [SearchResult, ...SearchResult[]];
    if (results.some(isContact)) return handOver("asked");
    const careTopic = findCareTopic(careTopics, results);
    if (careTopic?.firstAdvice && !topic?.shownHrefs.has(first.href)) {
      topic ??= beginTopic(message, results, careTopic);
      topic.shownHrefs.add(first.href);
      return offerSafety(careTopic);
    }
    topic ??= beginTopic(message, results, findCareTopic(careTopics, results));
    const place = getSpokenPlace(results) ?? first;
    const tool = tools.find(({ places }) => places.includes(first.href));
    const [placeText, isNamed] = await Promise.all([
      readPlace(place.href).catch(() => undefined),
      tool && (!tool.prompt || lastTexts.has(tool) || tool.find(message).catch(() => undefined)),
    ]);
    // The next message may name an item for the tool of another place in the answer: no signal, then a town.
    topic.tool = tool ?? tools.find(({ places }) => results.some(({ href }) => places.includes(href)));
    topic.shownHrefs.add(place.href);
    [topic.isAsking, topic.lastPlace] = [false, place];
    const paragraphs = placeText
      ? pickParagraphs(placeText, `${message} ${quoteHints[place.href] ?? ""}`)
      : [[place.text]];
    const prompts = tool && !isNamed ? [[tool.prompt]] : [];
    return toPlaceTurn(place, [...paragraphs, ...prompts], listActions(place, first, placeText), otherChoices);
  }

  /** Replies after an answer did not help: with the next place about the question, or with a person. */
  function offerNextPlace(): Promise<AssistantTurn> | AssistantTurn {
    const nextPlace = topic?.failures === 0 ? findNextPlace(topic, search(topic.question).results) : undefined;
    if (topic) topic.failures += 1;
    return nextPlace
      ? answerWithPlaces([nextPlace], [], "")
      : handOver("unsolved", { actions: topic?.careTopic?.actions ?? [] });
  }

  /**
   * Replies to a message that would get the same place again: with the sentences of that place that fit the message,
   * the next place, the message's own meaning, or a person.
   */
  async function answerAgain(message: string, ownAnswer?: SearchAnswer): Promise<AssistantTurn> {
    if (topic?.careTopic?.isUrgent) return (await quoteLastPlace(message, true)) ?? offerSafety(topic.careTopic);
    const nextPlace = topic && findNextPlace(topic, search(topic.question).results);
    const contradiction = topic?.tool && findContradiction(undefined, topic, contradictions);
    const moreTurn =
      (await quoteLastPlace(message)) ?? (nextPlace && (await answerWithPlaces([nextPlace], [], message)));
    if (!moreTurn && contradiction) return answerContradiction(contradiction, message);
    if (!moreTurn && ownAnswer && topic && hasUnshownMeaning(ownAnswer, topic)) return respondTo(message, ownAnswer);
    return (
      moreTurn ??
      (lastTurn?.kind === "handOver" ? lastTurn : handOver("again", { actions: topic?.careTopic?.actions ?? [] }))
    );
  }

  const quoteLastPlace = (message: string, isOnlyForAmounts = false) =>
    quotePlace(readPlace, topic?.lastPlace, lastTurn, message, isOnlyForAmounts);

  /** Answers with the step of a contradiction: the only meaning that the message can have in the topic. */
  async function answerContradiction({ step }: Contradiction, message: string): Promise<AssistantTurn> {
    const [place] = search(step).results;
    if (!place || !topic) return handOver("again");
    if (!topic.shownHrefs.has(place.href)) return answerWithPlaces([place], [], message);
    topic.lastPlace = place;
    return (await quoteLastPlace(message)) ?? handOver("again");
  }

  function handOverUnanswered(message: string, searchAnswer: SearchAnswer): AssistantTurn {
    const [absence, own] = [searchAnswer.absence, findCareTopic(careTopics, [], searchAnswer.absence)];
    if (absence || !topic) topic = beginTopic(message, [], own);
    if (!absence)
      return handOver("unknown", { otherChoices: listNearestChoices(searchAnswer), otherChoicesKind: "nearest" });
    return handOver(absence, { actions: own?.actions ?? [] });
  }

  /** Answers the first need in a message, and offers the others as choices. */
  async function respondToNeeds(
    message: string,
    searchAnswer: SearchAnswer,
    isTogether: boolean,
  ): Promise<AssistantTurn> {
    const severalNeeds = readNeeds(message, searchAnswer, sources);
    if (!severalNeeds) return respondTo(message, searchAnswer, isTogether);
    const turn = await respondTo(severalNeeds.main.text, severalNeeds.main.found);
    countedChoices = isCounted(message) ? severalNeeds.needs.map(toNeedChoice) : [];
    if (turn.kind === "said") return turn;
    if (turn.kind === "ask") return { ...turn, choices: addNeeds(turn.choices, severalNeeds.needs) };
    pendingChoices = severalNeeds.needs.filter((need) => need !== severalNeeds.main).map(toNeedChoice);
    return { ...turn, otherChoices: pendingChoices, otherChoicesKind: "alsoAsked" };
  }

  return {
    answer: async (message: string) => {
      const text = withoutCorrection(withoutPersonalNumbers(message));
      return rememberTurn(await replyToMessage(text), text);
    },
    choose: async (choice: ConversationChoice) => rememberTurn(await answerChoice(choice)),
    handOver: () => rememberTurn(handOver("asked")),
    isAboutDanger: () => isGrave(topic?.careTopic),
  };
}
