/** The conversation: what is answered, asked back or handed over to a person. It is kept in memory only. */
import { type ConversationChoice, getSpokenPlace, isByChance, listChoices } from "#domain/search/conversation.ts";
import { isUnsolved, withoutCorrection } from "#domain/search/dialogue-replies.ts";
import type { AbsentTopic } from "#domain/search/intent-model.ts";
import { isDictated, isSameNeed, listNeeds, type Need } from "#domain/search/needs.ts";
import { withoutPersonalNumbers } from "#domain/search/personal-numbers.ts";
import type { SearchAnswer, SearchResult } from "#domain/search/search-results.ts";
import type { SiteSearch } from "#domain/search/site-search.ts";
import { answerByTool } from "./answer-by-tool.ts";
import type { AssistantChoice, AssistantTool, AssistantTurn, PlaceText } from "./assistant-turn.ts";
import {
  beginTopic,
  type CareTopic,
  type Contradiction,
  type ConversationTopic,
  findCareTopic,
  findNextPlace,
  isContradiction,
} from "./conversation-topic.ts";
import {
  addNeeds,
  findOffer,
  listActions,
  listNearest,
  listOffers,
  listOthers,
  textOf,
  toNeedChoice,
  toToolTurn,
} from "./offers.ts";
import { pickParagraphs } from "./pick-paragraphs.ts";
import { readForSafety } from "./read-for-safety.ts";
import { readInContext } from "./read-in-context.ts";

type HandOverTurn = Extract<AssistantTurn, { kind: "handOver" }>;

export type AssistantSources = {
  search: SiteSearch;
  tools: readonly AssistantTool[];
  /** @returns what a place says; undefined if its page does not load. */
  readPlace(href: string): Promise<PlaceText | undefined>;
  words: {
    greeting: string;
    thanks: string;
    /** Instead of a text that was just shown. */
    repeated: string;
    handOver: Record<"asked" | "unknown" | "unsolved" | "again" | "urgent", string>;
    absences: Record<AbsentTopic, string>;
  };
  /** Places that say how to reach a person. */
  contactPlaces: readonly string[];
  care: readonly CareTopic[];
  contradictions: readonly Contradiction[];
};

/** Minimum probability of who wants a person. */
const leastOfPerson = 0.15;

/** Minimum probability of an emergency that is answered without asking back. */
const leastUrgent = 0.5;

/** @returns functions that answer a text, or a choice; both in the order of the conversation. */
export function createAssistant(sources: AssistantSources) {
  const { search, tools, readPlace, words, contactPlaces, care, contradictions } = sources;
  let topic: ConversationTopic | undefined;
  let last: AssistantTurn | undefined;
  let offered: readonly AssistantChoice[] = [];
  /** Other needs of an earlier text, until they are chosen. */
  let pending: readonly AssistantChoice[] = [];
  /** What each tool was last asked about. */
  const named = new Map<AssistantTool, string>();

  /** Remembers a turn and what it offers; never the same text twice in a row. */
  function keep(turn: AssistantTurn): AssistantTurn {
    const isSame = last !== undefined && turn.kind !== "said" && textOf(turn) === textOf(last);
    last = !isSame ? turn : turn.kind === "answer" ? again() : handOver("again", turn.kind === "ask" ? {} : turn);
    offered = listOffers(last);
    return last;
  }

  async function reply(written: string): Promise<AssistantTurn> {
    const alone = search(written);
    const choice = findOffer(written, alone, [...new Set([...offered, ...pending])]);
    if (choice) return take(choice);
    if (topic && isUnsolved(written, alone)) return tryNext();
    if (alone.reply)
      return alone.reply === "unsolved" ? handOver("unsolved") : { kind: "said", text: words[alone.reply] };
    if (!alone.isUnanswered && alone.meant[0]?.results.some(isContact)) return answerFrom(alone, written, false);
    const safe =
      topic?.care && !isAboutPerson(alone) ? readForSafety(written, alone, topic, care, search, isLast) : undefined;
    if (safe?.kind === "place") return answerWith(safe.results, [], written);
    if (safe?.kind === "step") return respond(safe.text, search(safe.text));
    if (safe?.kind === "person") return offerSafety(safe.care);
    if (topic && isContradiction(alone, topic, contradictions)) return tryNext();
    const reading = topic ? readInContext(written, alone, topic, search) : { found: alone, isTogether: false };
    if (reading === "same") {
      const byTool = topic?.tool ? await askTools(written, alone) : undefined;
      const [need] = byTool ? [] : listNeeds(written, search);
      return byTool ?? (need ? respond(need.text, need.found) : again());
    }
    return respondToNeeds(written, reading.found, reading.isTogether);
  }

  async function respond(written: string, found: SearchAnswer, isTogether = false): Promise<AssistantTurn> {
    const byTool = await askTools(written, found);
    if (byTool) return byTool;
    const isChance = !isTogether && written.includes(" ") && isByChance(found) && found.meant.length > 0;
    if (found.isUnanswered || isChance) return fail(written, found);
    const [best] = found.meant;
    const isUrgent = best && best.probability >= leastUrgent && findCareTopic(care, best.results)?.isUrgent;
    const choices = isTogether || isUrgent ? [] : listChoices(found, written);
    if (choices.length === 0) return answerFrom(found, written, isTogether);
    topic = beginTopic(written, [], undefined);
    topic.isAsking = true;
    return { kind: "ask", choices };
  }

  /** Answers what was chosen among what was offered. */
  function take(choice: AssistantChoice): Promise<AssistantTurn> {
    pending = pending.filter((other) => other !== choice);
    if ("text" in choice) return respond(choice.text, search(choice.text));
    topic = beginTopic(choice.label, choice.results, findCareTopic(care, choice.results));
    return answerWith(choice.results, [], choice.label);
  }

  async function askTools(written: string, found: SearchAnswer): Promise<AssistantTurn | undefined> {
    const asked = await answerByTool(tools, written, found, topic?.tool, named);
    if (!asked) return undefined;
    const { tool, answer, meant } = asked;
    topic = tool === topic?.tool && topic ? topic : beginTopic(written, meant?.results ?? [], undefined);
    topic.tool = tool;
    return toToolTurn(answer, meant ? listOthers(found, undefined) : []);
  }

  const isAboutPerson = ({ meant }: SearchAnswer) =>
    meant.some(({ probability, results: [place] }) => probability >= leastOfPerson && place && isContact(place));
  const isContact = ({ href }: SearchResult) => contactPlaces.includes(href);

  function answerFrom(found: SearchAnswer, written: string, isTogether: boolean) {
    const [first] = found.results;
    if (!first) return fail(written, found);
    // Who asks for a person gets one, whatever else is meant.
    if (isAboutPerson(found)) return handOver("asked", { others: listOthers(found, undefined, contactPlaces) });
    const meaning = found.meant.find(({ results }) => results.some(({ href }) => href === first.href));
    const results = [first, ...(meaning?.results ?? []).filter(({ href }) => href !== first.href)];
    const own = findCareTopic(care, results);
    // The first question about someone's safety says most of what happened.
    if (topic && own && own === topic.care) topic.meant = results;
    else if (!isTogether || !topic || own) topic = beginTopic(written, results, own);
    return answerWith(results, listOthers(found, meaning), written);
  }

  async function answerWith(
    results: readonly SearchResult[],
    others: readonly AssistantChoice[],
    written: string,
  ): Promise<AssistantTurn> {
    const [first] = results as [SearchResult, ...SearchResult[]];
    if (results.some(isContact)) return handOver("asked");
    topic ??= beginTopic(written, results, findCareTopic(care, results));
    const place = getSpokenPlace(results) ?? first;
    const tool = tools.find(({ places }) => places.includes(first.href));
    const [said, isNamed] = await Promise.all([
      readPlace(place.href).catch(() => undefined),
      tool && (named.has(tool) || tool.find(written).catch(() => undefined)),
    ]);
    // What is named next may be for the tool of another place of the answer: no signal, then a town.
    topic.tool = tool ?? tools.find(({ places }) => results.some(({ href }) => places.includes(href)));
    topic.isAsking = false;
    topic.shown.add(place.href);
    const paragraphs = said ? pickParagraphs(said, written) : [[place.text]];
    return {
      kind: "answer",
      title: place.title,
      href: place.href,
      paragraphs: [...paragraphs, ...(tool && !isNamed ? [[tool.prompt]] : [])],
      actions: listActions(place, first, said),
      names: [],
      others,
      othersKind: "beside",
    };
  }

  /** After an answer that did not help: the next place about the question, or else a person. */
  function tryNext(): Promise<AssistantTurn> | AssistantTurn {
    const isFirst = topic?.failures === 0 && !isRepeated(last);
    const next = topic && isFirst ? findNextPlace(topic, search(topic.question).results) : undefined;
    if (topic) topic.failures += 1;
    return next ? answerWith([next], [], "") : handOver("unsolved", { actions: topic?.care?.actions ?? [] });
  }

  const isRepeated = (turn: AssistantTurn | undefined) =>
    turn?.kind === "answer" && turn.paragraphs[0]?.[0] === words.repeated;

  function offerSafety({ isUrgent, actions, steps }: CareTopic): AssistantTurn {
    const others = steps.map((step) => ({ label: step, text: step }));
    return handOver(isUrgent ? "urgent" : "again", { actions, others });
  }

  /** The site says no more about the subject than was just shown. */
  function again(): AssistantTurn {
    if (topic?.care?.isUrgent) return offerSafety(topic.care);
    if (last?.kind !== "answer" || isRepeated(last)) return handOver("again", { actions: topic?.care?.actions ?? [] });
    return { ...last, paragraphs: [[words.repeated]], names: [], others: [] };
  }

  function fail(written: string, found: SearchAnswer): AssistantTurn {
    const { absence } = found;
    const own = findCareTopic(care, [], absence);
    if (absence || !topic) topic = beginTopic(written, [], own);
    if (!absence) return handOver("unknown", { others: listNearest(found), othersKind: "nearest" });
    return handOver(absence, { actions: own?.actions ?? [] });
  }

  function handOver(
    reason: keyof typeof words.handOver | AbsentTopic,
    { actions = [], others = [], othersKind = "beside" }: Partial<HandOverTurn> = {},
  ): AssistantTurn {
    const text = { ...words.handOver, ...words.absences }[reason];
    return { kind: "handOver", text, actions, others, othersKind };
  }

  const isLast = (place: SearchResult | undefined) => last?.kind === "answer" && last.href === place?.href;

  /** Answers the first need of a text and offers the others by name. */
  async function respondToNeeds(written: string, found: SearchAnswer, isTogether: boolean): Promise<AssistantTurn> {
    const own = found.isUnanswered ? [] : (found.meant[0]?.results ?? []);
    const isCare = findCareTopic(care, own, found.absence) !== undefined;
    const needs = isCare ? [] : listNeeds(written, search);
    if (needs.length < (isDictated(written, found) ? 1 : 2)) return respond(written, found, isTogether);
    const isMeant = (need: Need) => isSameNeed(need.found, found);
    const urgent = needs.find((need) => findCareTopic(care, need.found.meant[0]?.results ?? [], need.found.absence));
    const main = urgent ?? needs.find(isMeant) ?? (found.isUnanswered ? needs[0] : undefined);
    const turn = await (main ? respond(main.text, main.found) : respond(written, found, isTogether));
    if (turn.kind === "ask") return { ...turn, choices: addNeeds(turn.choices, needs) };
    if (turn.kind === "said") return turn;
    pending = needs.filter((need) => need !== main).map(toNeedChoice);
    return { ...turn, others: pending, othersKind: "alsoAsked" };
  }

  return {
    answer: async (written: string) => keep(await reply(withoutCorrection(withoutPersonalNumbers(written)))),
    choose: async (choice: ConversationChoice) => keep(await take(choice)),
    handOver: () => keep(handOver("asked")),
  };
}
