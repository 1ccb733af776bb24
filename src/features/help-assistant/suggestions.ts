/** The choices and links below an answer, and the choice that a message makes among them. */
import {
  type ConversationChoice,
  hasClearMeaning,
  removeRepeatedChoices,
  toChoice,
} from "#domain/assistant/conversation.ts";
import { findChosenIndex } from "#domain/assistant/dialogue-replies.ts";
import type { Need } from "#domain/assistant/needs.ts";
import type { SearchAnswer, SearchMeaning, SearchResult } from "#domain/search/search-results.ts";
import type {
  AssistantChoice,
  AssistantLink,
  AssistantParagraph,
  AssistantTurn,
  SectionText,
  ToolAnswer,
} from "./turns/assistant-turn.ts";

/** Maximum numbers of other sections and of actions below an answer. */
const [maxOthers, maxActions] = [2, 3];

/** Minimum probability at which another meaning is suggested below an answer. */
const minOtherProbability = 0.02;

/** Minimum similarity at which a section is suggested for a message that nothing answers. */
const minNearness = 0.4;

/** Minimum probability at which a meaning of a message selects one of the suggested choices. */
const minChoiceProbability = 0.2;

/** Minimum probability at which a message counts as a request for a person. */
const minPersonProbability = 0.15;

/**
 * @returns functions that tell whether a section explains how to reach a person, and whether a message asks for one.
 */
export function createContactReader(contactSections: readonly string[]) {
  const isContact = ({ href }: SearchResult) => contactSections.includes(href);
  const isAboutPerson = ({ meanings }: SearchAnswer) =>
    meanings.some(
      ({ probability, results: [section] }) => probability >= minPersonProbability && section && isContact(section),
    );
  return { isContact, isAboutPerson };
}

/**
 * Picks the sections that answer, the best first, and their meaning. The title of a legal text has no priority over a
 * clear meaning.
 */
export function pickAnswer(searchAnswer: SearchAnswer): {
  meaning: SearchMeaning | undefined;
  results: SearchResult[];
} {
  const [firstResult] = searchAnswer.results;
  const firstSection =
    firstResult?.kind === "legal" && hasClearMeaning(searchAnswer) ? searchAnswer.meanings[0]?.results[0] : firstResult;
  const meaning = searchAnswer.meanings.find(({ results }) => results.some(({ href }) => href === firstSection?.href));
  return { meaning, results: [...new Set([...(firstSection ? [firstSection] : []), ...(meaning?.results ?? [])])] };
}

/** Lists at most two choices for other meanings, without the sections of the answer. */
export function listOtherChoices(
  { meanings, results: [first] }: SearchAnswer,
  answeredMeaning: SearchMeaning | undefined,
  excludedHrefs: readonly string[] = [],
): ConversationChoice[] {
  const knownHrefs = [first?.href, ...(answeredMeaning?.results ?? []).map(({ href }) => href), ...excludedHrefs];
  const likelyChoices = meanings.filter(({ probability }) => probability >= minOtherProbability).map(toChoice);
  return removeRepeatedChoices(likelyChoices)
    .filter(({ results }) => !results.some(({ href }) => knownHrefs.includes(href)))
    .slice(0, maxOthers);
}

/** Lists choices for the most similar sections, for a message that nothing answers. */
export const listNearestChoices = ({ meanings }: SearchAnswer): ConversationChoice[] =>
  removeRepeatedChoices(meanings.filter(({ similarity }) => similarity >= minNearness).map(toChoice)).slice(
    0,
    maxOthers,
  );

/**
 * Lists at most three links below a quoted section.
 *
 * @param section - the quoted section.
 * @param bestResult - the best result of the search. If it is not the quoted section, its actions precede the links of
 *   the quoted section, and a link to it follows them.
 * @param sectionText - the quoted section as its page has it. Without links there, the section's actions from the
 *   index are used.
 */
export function listActions(
  section: SearchResult,
  bestResult: SearchResult,
  sectionText: SectionText | undefined,
): readonly AssistantLink[] {
  const pageLinks = section === bestResult ? [] : [{ label: bestResult.title, href: bestResult.href }];
  const ownLinks = sectionText && sectionText.links.length > 0 ? sectionText.links : section.actions;
  const allLinks = section === bestResult ? ownLinks : [...bestResult.actions, ...ownLinks, ...pageLinks];
  return allLinks
    .filter(({ href }, index) => allLinks.findIndex((other) => other.href === href) === index)
    .slice(0, maxActions);
}

export const toSectionTurn = (
  section: SearchResult,
  paragraphs: readonly AssistantParagraph[],
  actions: readonly AssistantLink[],
  otherChoices: readonly AssistantChoice[],
): AssistantTurn => ({
  kind: "answer",
  title: section.title,
  href: section.href,
  paragraphs,
  actions,
  names: [],
  otherChoices,
  otherChoicesKind: "beside",
});

export const toToolTurn = (
  { title, texts, sampleNotice, link, names }: ToolAnswer,
  otherChoices: readonly AssistantChoice[],
): AssistantTurn => ({
  kind: "answer",
  title,
  href: link.href,
  paragraphs: [...(sampleNotice ? [`${sampleNotice.mark}: ${sampleNotice.text}`] : []), ...texts].map((text) => [text]),
  actions: [link],
  names: names.map((name) => ({ label: name, text: name })),
  otherChoices,
  otherChoicesKind: "beside",
});

/** Turns a need into a choice, labelled with the section that answers it, or with the need's own words. */
export const toNeedChoice = ({ text, answer }: Need): AssistantChoice => ({
  label: (hasClearMeaning(answer) && answer.meanings[0] && toChoice(answer.meanings[0]).label) || `«${text}»`,
  text,
});

/** Maximum number of choices for a message with several needs. */
const maxChoices = 4;

/** Adds to the choices the needs that no choice names yet. */
export function addNeeds(choices: readonly AssistantChoice[], needs: readonly Need[]): AssistantChoice[] {
  const otherChoices = needs.map(toNeedChoice).filter(({ label }) => !choices.some((choice) => choice.label === label));
  return [...choices, ...otherChoices].slice(0, maxChoices);
}

/** Lists everything in a turn that a message may choose: names, choices, and links to parts of this site's pages. */
export function listSuggestions(turn: AssistantTurn): readonly AssistantChoice[] {
  if (turn.kind === "reply") return [];
  if (turn.kind === "ask") return turn.choices;
  if (turn.kind === "handOver") return turn.otherChoices;
  const parts = turn.actions.filter(({ href }) => /^\/[^?]*#/.test(href)).map(toSectionChoice);
  return turn.names.length > 0 ? turn.names : [...turn.otherChoices, ...parts];
}

/** Finds a pressed button by its label, in the newest turn that shows it. */
export const findPressedChoice = (turns: readonly AssistantTurn[], label: string): AssistantChoice | undefined =>
  [...turns]
    .reverse()
    .flatMap(listButtons)
    .find((choice) => choice.label === label);

function listButtons(turn: AssistantTurn): readonly AssistantChoice[] {
  if (turn.kind === "reply") return [];
  if (turn.kind === "ask") return turn.choices;
  return turn.kind === "handOver" ? turn.otherChoices : [...turn.names, ...turn.otherChoices];
}

const toSectionChoice = ({ label, href }: AssistantLink): ConversationChoice => ({
  label,
  results: [{ href, title: label, kind: "page", trail: [], text: "", stems: new Set(), actions: [] }],
});

/** Finds the suggested choice that a message selects, by its name, or by a meaning that it would not have alone. */
export function findSuggestedChoice(
  message: string,
  ownAnswer: SearchAnswer,
  suggestedChoices: readonly AssistantChoice[],
): AssistantChoice | undefined {
  const labels = suggestedChoices.map((choice) => ("text" in choice ? `${choice.label} ${choice.text}` : choice.label));
  const chosenIndex = findChosenIndex(message, labels);
  if (chosenIndex !== undefined) return suggestedChoices[chosenIndex];
  if (hasClearMeaning(ownAnswer) || ownAnswer.isUnanswered) return undefined;
  const likelyMeanings = ownAnswer.meanings.filter(({ probability }) => probability >= minChoiceProbability);
  return likelyMeanings
    .map(({ results: [section] }) =>
      suggestedChoices.find((choice) => "results" in choice && choice.results[0]?.href === section?.href),
    )
    .find((choice) => choice !== undefined);
}

/** Returns a text that is equal for two turns with the same content. */
export function getTurnText(turn: AssistantTurn): string {
  if (turn.kind === "answer") return JSON.stringify([turn.title, turn.paragraphs]);
  return turn.kind === "ask" ? turn.choices.map(({ label }) => label).join() : turn.text;
}
