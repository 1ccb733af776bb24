/** What is offered below an answer, and which of it a text chooses. */
import {
  type ConversationChoice,
  getTitle,
  hasClearMeaning,
  removeRepeatedChoices,
  toChoice,
} from "#domain/search/conversation.ts";
import { findOfferedIndex } from "#domain/search/dialogue-replies.ts";
import type { Need } from "#domain/search/needs.ts";
import type { SearchAnswer, SearchMeaning, SearchResult } from "#domain/search/search-results.ts";
import type {
  AssistantChoice,
  AssistantLink,
  AssistantParagraph,
  AssistantTurn,
  PlaceText,
  ToolAnswer,
} from "./assistant-turn.ts";

/** Maximum number of other places, and of actions, below an answer. */
const [mostOthers, mostActions] = [2, 3];

/** Minimum probability of another meaning that is offered below an answer. */
const leastOther = 0.02;

/** Minimum similarity of a place to a text that nothing answers. */
const leastNearness = 0.4;

/** Minimum probability of a meaning by which a text chooses among what was offered. */
const leastChosen = 0.2;

/** Minimum probability of who wants a person. */
const leastOfPerson = 0.15;

/** @returns functions that tell whether a place says how to reach a person, and whether a text asks for one. */
export function createContactReader(contactPlaces: readonly string[]) {
  const isContact = ({ href }: SearchResult) => contactPlaces.includes(href);
  const isAboutPerson = ({ meanings }: SearchAnswer) =>
    meanings.some(({ probability, results: [place] }) => probability >= leastOfPerson && place && isContact(place));
  return { isContact, isAboutPerson };
}

/** The places that answer, the best first, with the meaning that they have; a title of a legal text does not precede what is clearly meant. */
export function pickAnswer(found: SearchAnswer): { meaning: SearchMeaning | undefined; results: SearchResult[] } {
  const [led] = found.results;
  const first = led?.kind === "legal" && hasClearMeaning(found) ? found.meanings[0]?.results[0] : led;
  const meaning = found.meanings.find(({ results }) => results.some(({ href }) => href === first?.href));
  return { meaning, results: [...new Set([...(first ? [first] : []), ...(meaning?.results ?? [])])] };
}

/** Other places that may be meant, at most two, without those of the answer. */
export function listOthers(
  { meanings, results: [first] }: SearchAnswer,
  answered: SearchMeaning | undefined,
  without: readonly string[] = [],
): ConversationChoice[] {
  const known = [first?.href, ...(answered?.results ?? []).map(({ href }) => href), ...without];
  const likely = meanings.filter(({ probability }) => probability >= leastOther).map(toChoice);
  return removeRepeatedChoices(likely)
    .filter(({ results }) => !results.some(({ href }) => known.includes(href)))
    .slice(0, mostOthers);
}

/** The most similar places, if nothing answers and they are near. */
export const listNearest = ({ meanings }: SearchAnswer): ConversationChoice[] =>
  removeRepeatedChoices(meanings.filter(({ nearness }) => nearness >= leastNearness).map(toChoice)).slice(
    0,
    mostOthers,
  );

/**
 * Lists at most three links below a quoted place.
 *
 * @param place - the quoted place.
 * @param first - the best result. If it is not the quoted place, its actions precede the links of the quoted place, and
 *   a link to it follows them.
 * @param said - the quoted place as its page has it. Without links there, the place's actions from the index are used.
 */
export function listActions(
  place: SearchResult,
  first: SearchResult,
  said: PlaceText | undefined,
): readonly AssistantLink[] {
  const page = place === first ? [] : [{ label: first.title, href: first.href }];
  const own = said && said.links.length > 0 ? said.links : place.actions;
  const all = place === first ? own : [...first.actions, ...own, ...page];
  return all.filter(({ href }, at) => all.findIndex((other) => other.href === href) === at).slice(0, mostActions);
}

export const toPlaceTurn = (
  place: SearchResult,
  paragraphs: readonly AssistantParagraph[],
  actions: readonly AssistantLink[],
  others: readonly AssistantChoice[],
): AssistantTurn => ({
  kind: "answer",
  title: getTitle(place),
  href: place.href,
  paragraphs,
  actions,
  names: [],
  others,
  othersKind: "beside",
});

export const toToolTurn = (
  { title, texts, link, names }: ToolAnswer,
  others: readonly AssistantChoice[],
): AssistantTurn => ({
  kind: "answer",
  title,
  href: link.href,
  paragraphs: texts.map((text) => [text]),
  actions: [link],
  names: names.map((name) => ({ label: name, text: name })),
  others,
  othersKind: "beside",
});

/** A need, named by the place that answers it, or by its own words if there is none. */
export const toNeedChoice = ({ text, answer }: Need): AssistantChoice => ({
  label: (hasClearMeaning(answer) && answer.meanings[0] && toChoice(answer.meanings[0]).label) || `«${text}»`,
  text,
});

/** Maximum number of choices if a text has several needs. */
const mostChoices = 4;

/** Choices with the needs that none of them names. */
export function addNeeds(choices: readonly AssistantChoice[], needs: readonly Need[]): AssistantChoice[] {
  const others = needs.map(toNeedChoice).filter(({ label }) => !choices.some((choice) => choice.label === label));
  return [...choices, ...others].slice(0, mostChoices);
}

/** All that a turn offers and a text may choose: names, choices, and parts of this site's pages. */
export function listOffers(turn: AssistantTurn): readonly AssistantChoice[] {
  if (turn.kind === "said") return [];
  if (turn.kind === "ask") return turn.choices;
  if (turn.kind === "handOver") return turn.others;
  const parts = turn.actions.filter(({ href }) => /^\/[^?]*#/.test(href)).map(toPlaceChoice);
  return turn.names.length > 0 ? turn.names : [...turn.others, ...parts];
}

/** Finds the button that was pressed, by its label, in the newest turn that shows it. */
export const findPressed = (turns: readonly AssistantTurn[], label: string): AssistantChoice | undefined =>
  [...turns]
    .reverse()
    .flatMap(listButtons)
    .find((choice) => choice.label === label);

function listButtons(turn: AssistantTurn): readonly AssistantChoice[] {
  if (turn.kind === "said") return [];
  if (turn.kind === "ask") return turn.choices;
  return turn.kind === "handOver" ? turn.others : [...turn.names, ...turn.others];
}

const toPlaceChoice = ({ label, href }: AssistantLink): ConversationChoice => ({
  label,
  results: [{ href, title: label, kind: "page", trail: [], text: "", stems: new Set(), actions: [] }],
});

/** Finds what a text chooses among what was offered: by its name, or by what else it would hardly mean. */
export function findOfferedChoice(
  written: string,
  alone: SearchAnswer,
  offered: readonly AssistantChoice[],
): AssistantChoice | undefined {
  const labels = offered.map((choice) => ("text" in choice ? `${choice.label} ${choice.text}` : choice.label));
  const at = findOfferedIndex(written, labels);
  if (at !== undefined) return offered[at];
  if (hasClearMeaning(alone) || alone.isUnanswered) return undefined;
  const likely = alone.meanings.filter(({ probability }) => probability >= leastChosen);
  return likely
    .map(({ results: [place] }) =>
      offered.find((choice) => "results" in choice && choice.results[0]?.href === place?.href),
    )
    .find((choice) => choice !== undefined);
}

/** The text of a turn, by which two are the same. */
export function textOf(turn: AssistantTurn): string {
  if (turn.kind === "answer") return JSON.stringify([turn.title, turn.paragraphs]);
  return turn.kind === "ask" ? turn.choices.map(({ label }) => label).join() : turn.text;
}
