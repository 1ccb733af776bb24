/** The engine of the conversation: it answers a message, asks for clarification, or hands over to a person. */
import {
  type ConversationChoice,
  dependsOnLastAnswer,
  hasClearMeaning,
  isSubjectless,
} from "#domain/assistant/conversation.ts";
import { removeCorrection, saysUnsolved } from "#domain/assistant/dialogue-replies.ts";
import { hasNumberedParts, listNeeds } from "#domain/assistant/needs.ts";
import { removePersonalNumbers } from "#domain/assistant/personal-numbers.ts";
import type { SearchAnswer } from "#domain/search/search-results.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { AssistantSources } from "./assistant-sources.ts";
import { type ConversationState, createAnswers } from "./conversation-answers.ts";
import { beginTopic, findContradiction, findSafetyTopic, overridesOtherTopics } from "./reading/conversation-topic.ts";
import { findPagePart } from "./reading/quote-section.ts";
import { readDanger } from "./reading/read-danger.ts";
import { isAboutSuicide, readForSafety } from "./reading/read-for-safety.ts";
import { readInContext } from "./reading/read-in-context.ts";
import { readNeeds } from "./reading/read-needs.ts";
import {
  addNeeds,
  createContactReader,
  findSuggestedChoice,
  getTurnText,
  listOtherChoices,
  listSuggestions,
  toNeedChoice,
} from "./suggestions.ts";
import type { AssistantChoice, AssistantTurn } from "./turns/assistant-turn.ts";
import { createHandOvers } from "./turns/hand-over.ts";

type MaybeTurn = AssistantTurn | undefined;

/** Answers a message, or leaves it to the next responder. `answer`: the search's answer to the message by itself. */
type Responder = (message: string, answer: SearchAnswer) => MaybeTurn | Promise<MaybeTurn>;

/** @returns the engine of one conversation: functions that answer a message or a choice, and remember the turns. */
export function createAssistant(sources: AssistantSources) {
  const { search, readSection, copy, contactSections, safetyTopics, contradictions } = sources;
  const { askForTrouble, askAboutData, handOver, buildRepeatTurn } = createHandOvers(copy);
  const { isContact, isAboutPerson } = createContactReader(contactSections);
  const state: ConversationState = {};
  const answers = createAnswers(sources, state);
  let suggestedChoices: readonly AssistantChoice[] = [];
  /** Choices for the other needs of an earlier message; each is removed once it is chosen. */
  let pendingChoices: readonly AssistantChoice[] = [];
  /** Choices for all needs of an earlier message whose parts the visitor numbered. */
  let countedChoices: readonly AssistantChoice[] = [];
  let lastMessage = "";

  /** In order of priority: the first one with a turn answers the message. */
  const responders: readonly Responder[] = [
    handOverAboutSuicide,
    handOverEmptyMessage,
    answerDanger,
    refuseRepetition,
    answerNamedChoice,
    replyToFailure,
    replyToCourtesy,
    handOverWithoutSubject,
    handOverToContact,
    followSafetyTopic,
    correctContradiction,
    showNamedPart,
    quoteAmount,
    answerInContext,
  ];

  async function replyToMessage(message: string): Promise<AssistantTurn> {
    const answer = search(message);
    for (const respond of responders) {
      const turn = await respond(message, answer);
      if (turn) return turn;
    }
    return handOver("unknown");
  }

  function handOverAboutSuicide(message: string, answer: SearchAnswer): MaybeTurn {
    if (!isAboutSuicide(message, answer)) return undefined;
    return answers.handOverUnanswered(message, { ...answer, absence: "suicide" });
  }

  function handOverEmptyMessage(message: string): MaybeTurn {
    return foldSpelling(message) === "" ? handOver("unknown", { actions: answers.listSafetyActions() }) : undefined;
  }

  function answerDanger(message: string, answer: SearchAnswer): MaybeTurn | Promise<MaybeTurn> {
    const danger = readDanger(message, answer, state.topic, safetyTopics, search);
    if (!danger) return undefined;
    if (danger.kind === "section") state.topic = undefined;
    const meanings = answer.isUnanswered ? [] : listOtherChoices({ ...answer, results: [] }, undefined);
    return answers.followSafety(danger, message, meanings);
  }

  function refuseRepetition(message: string): MaybeTurn {
    const { lastTurn } = state;
    const isRepeated = lastTurn?.kind === "answer" && foldSpelling(message) === lastMessage;
    return isRepeated ? buildRepeatTurn(lastTurn) : undefined;
  }

  function answerNamedChoice(message: string, answer: SearchAnswer): MaybeTurn | Promise<MaybeTurn> {
    const findChoice = (among: readonly AssistantChoice[]) => findSuggestedChoice(message, answer, among);
    const choice = findChoice(countedChoices) ?? findChoice([...new Set([...suggestedChoices, ...pendingChoices])]);
    return choice && answerChoice(choice);
  }

  function replyToFailure(message: string, answer: SearchAnswer): MaybeTurn | Promise<MaybeTurn> {
    if (state.topic && saysUnsolved(message, answer)) return answers.suggestNextSection();
    return answer.reply === "unsolved" ? askForTrouble() : undefined;
  }

  function replyToCourtesy(_: string, { reply }: SearchAnswer): MaybeTurn {
    return reply && reply !== "unsolved" ? { kind: "reply", text: copy[reply] } : undefined;
  }

  function handOverWithoutSubject(message: string, answer: SearchAnswer): MaybeTurn {
    const isUnclear = !state.topic && isSubjectless(message) && !hasClearMeaning(answer);
    return isUnclear ? handOver("unknown") : undefined;
  }

  function handOverToContact(message: string, answer: SearchAnswer): MaybeTurn | Promise<MaybeTurn> {
    const isContactMeant = !answer.isUnanswered && answer.meanings[0]?.results.some(isContact);
    return isContactMeant ? answers.answerFromSearch(answer, message, false) : undefined;
  }

  function followSafetyTopic(message: string, answer: SearchAnswer): MaybeTurn | Promise<MaybeTurn> {
    if (!state.topic?.safetyTopic || isAboutPerson(answer)) return undefined;
    const reading = readForSafety(message, answer, state.topic, safetyTopics, search);
    if (reading && reading.kind !== "new") return answers.followSafety(reading, message, []);
    if (reading) state.topic = undefined;
    return undefined;
  }

  function correctContradiction(message: string, answer: SearchAnswer): MaybeTurn | Promise<MaybeTurn> {
    const contradiction = state.topic && findContradiction(answer, state.topic, contradictions);
    return contradiction && answers.answerContradiction(contradiction.step, message);
  }

  async function showNamedPart(message: string): Promise<MaybeTurn> {
    const namedPart = state.topic && (await findPagePart(readSection, state.topic, message));
    return namedPart && answers.showSections([namedPart], [], message);
  }

  function quoteAmount(message: string): MaybeTurn | Promise<MaybeTurn> {
    return dependsOnLastAnswer(message) ? answers.quoteTopic(message, true) : undefined;
  }

  async function answerInContext(message: string, answer: SearchAnswer): Promise<AssistantTurn> {
    const { topic, lastTurn } = state;
    const reading = topic && readInContext(message, answer, topic, search, lastTurn?.kind === "handOver");
    if (reading !== "same") return respondToNeeds(message, reading?.searchAnswer ?? answer, reading?.isCombined);
    const toolTurn = topic?.tool || topic?.results.length ? await answers.askTools(message, answer) : undefined;
    if (toolTurn) return toolTurn;
    const [need] = listNeeds(message, search);
    return need ? answers.respondTo(need.text, need.answer) : answers.answerAgain(message, answer);
  }

  /** Answers the first need in a message, and suggests the others as choices. */
  async function respondToNeeds(message: string, answer: SearchAnswer, isCombined = false): Promise<AssistantTurn> {
    const severalNeeds = readNeeds(message, answer, sources);
    if (!severalNeeds) return (!isCombined && askAboutData(message)) || answers.respondTo(message, answer, isCombined);
    const turn = await answers.respondTo(severalNeeds.main.text, severalNeeds.main.answer);
    countedChoices = hasNumberedParts(message) ? severalNeeds.needs.map(toNeedChoice) : [];
    if (turn.kind === "reply") return turn;
    if (turn.kind === "ask") return { ...turn, choices: addNeeds(turn.choices, severalNeeds.needs) };
    pendingChoices = severalNeeds.needs.filter((need) => need !== severalNeeds.main).map(toNeedChoice);
    return { ...turn, otherChoices: pendingChoices, otherChoicesKind: "alsoAsked" };
  }

  /** Answers a choice that an earlier turn suggested. */
  function answerChoice(choice: AssistantChoice): Promise<AssistantTurn> {
    pendingChoices = pendingChoices.filter((other) => other !== choice);
    if ("text" in choice) return answers.respondTo(choice.text, search(choice.text));
    state.topic = beginTopic(choice.label, choice.results, findSafetyTopic(safetyTopics, choice.results));
    return answers.showSections(choice.results, [], choice.label);
  }

  /** Remembers a turn and its choices. A turn that would repeat the previous one is replaced by another answer. */
  async function rememberTurn(turn: AssistantTurn, message = ""): Promise<AssistantTurn> {
    const { lastTurn } = state;
    const isSame = lastTurn !== undefined && turn.kind !== "reply" && getTurnText(turn) === getTurnText(lastTurn);
    const isRepeatedQuestion = isSame && turn.kind === "ask";
    const shownTurn = isSame && turn.kind === "answer" ? await answers.answerAgain(message) : turn;
    state.lastTurn = isRepeatedQuestion ? handOver("unknown") : shownTurn;
    [lastMessage, suggestedChoices] = [foldSpelling(message), listSuggestions(state.lastTurn)];
    return state.lastTurn;
  }

  return {
    answer: async (message: string) => {
      const text = removeCorrection(removePersonalNumbers(message));
      return rememberTurn(await replyToMessage(text), text);
    },
    choose: async (choice: ConversationChoice) => rememberTurn(await answerChoice(choice)),
    handOver: () => rememberTurn(handOver("asked")),
    isAboutDanger: () => overridesOtherTopics(state.topic?.safetyTopic),
  };
}
