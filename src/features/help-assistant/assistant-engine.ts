/** The conversation: what is answered, asked back or handed over to a person. */
import {
  type ConversationChoice,
  getSentencePlace,
  hasClearMeaning,
  isChanceResemblance,
  isProbablyAnswered,
  isSubjectless,
  isWithoutSubject,
  listChoices,
} from "#domain/search/conversation.ts";
import { removeCorrection, saysUnsolved } from "#domain/search/dialogue-replies.ts";
import { hasCountedParts, listNeeds } from "#domain/search/needs.ts";
import { removePersonalNumbers } from "#domain/search/personal-numbers.ts";
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
  findCloser,
  findContradiction,
  findNextPlace,
  hasMore,
  isGrave,
} from "./conversation-topic.ts";
import { createHandOvers } from "./hand-over.ts";
import {
  addNeeds,
  createContactReader,
  findOfferedChoice,
  listActions,
  listNearest,
  listOffers,
  listOthers,
  pickAnswer,
  textOf,
  toNeedChoice,
  toPlaceTurn,
  toToolTurn,
} from "./offers.ts";
import { pickParagraphs } from "./pick-paragraphs.ts";
import { findPart, quotePlace } from "./quote-place.ts";
import { readDanger } from "./read-danger.ts";
import { isAboutSuicide, readForSafety, type SafetyReading } from "./read-for-safety.ts";
import { readInContext } from "./read-in-context.ts";
import { readNeeds } from "./read-needs.ts";

/** Minimum probability of an emergency that is answered without asking back. */
const leastUrgent = 0.5;

/** @returns functions that answer a text, or a choice, in the order of the conversation. */
export function createAssistant(sources: AssistantSources) {
  const { search, tools, readPlace, words, contactPlaces, care, contradictions, hints } = sources;
  const { askTrouble, handOver, offerSafety, repeat } = createHandOvers(words);
  const { isContact, isAboutPerson } = createContactReader(contactPlaces);
  let topic: ConversationTopic | undefined;
  let last: AssistantTurn | undefined;
  let offered: readonly AssistantChoice[] = [];
  /** Other needs of an earlier text, until they are chosen. */
  let pending: readonly AssistantChoice[] = [];
  /** All needs of an earlier text whose parts the person counted. */
  let counted: readonly AssistantChoice[] = [];
  let lastWritten = "";
  /** What each tool was last asked about. */
  const named = new Map<AssistantTool, string>();

  /** Remembers a turn and what it offers; the same answer twice in a row only if its sentences fit the text. */
  async function keep(turn: AssistantTurn, written = ""): Promise<AssistantTurn> {
    const isSame = last !== undefined && turn.kind !== "said" && textOf(turn) === textOf(last);
    if (isSame && turn.kind === "answer") last = await sayMore(written);
    else last = isSame && turn.kind === "ask" ? handOver("unknown") : turn;
    [lastWritten, offered] = [foldSpelling(written), listOffers(last)];
    return last;
  }

  async function reply(written: string): Promise<AssistantTurn> {
    const alone = search(written);
    if (isAboutSuicide(written, alone)) return fail(written, { ...alone, absence: "suicide" });
    if (foldSpelling(written) === "") return handOver("unknown", { actions: topic?.care?.actions ?? [] });
    const danger = readDanger(written, alone, topic, care, search);
    if (danger?.kind === "place") topic = undefined;
    if (danger)
      return followSafety(danger, written, alone.isUnanswered ? [] : listOthers({ ...alone, results: [] }, undefined));
    if (last?.kind === "answer" && foldSpelling(written) === lastWritten) return repeat(last);
    const choose = (among: readonly AssistantChoice[]) => findOfferedChoice(written, alone, among);
    const choice = choose(counted) ?? choose([...new Set([...offered, ...pending])]);
    if (choice) return take(choice);
    if (topic && saysUnsolved(written, alone)) return tryNext();
    if (alone.reply === "unsolved") return askTrouble();
    if (alone.reply) return { kind: "said", text: words[alone.reply] };
    if (!topic && isSubjectless(written) && !hasClearMeaning(alone)) return handOver("unknown");
    if (!alone.isUnanswered && alone.meanings[0]?.results.some(isContact)) return answerFrom(alone, written, false);
    const safe = topic?.care && !isAboutPerson(alone) ? readForSafety(written, alone, topic, care, search) : undefined;
    if (safe?.kind === "new") topic = undefined;
    else if (safe) return followSafety(safe, written, []);
    const misled = topic && findContradiction(alone, topic, contradictions);
    if (misled) return answerInstead(misled, written);
    const part = topic && (await findPart(readPlace, topic, written));
    if (part) return answerWith([part], [], written);
    const amount = isWithoutSubject(written) ? await quote(written, true) : undefined;
    if (amount) return amount;
    const reading = topic ? readInContext(written, alone, topic, search) : { found: alone, isTogether: false };
    if (reading === "same") {
      const byTool = topic?.tool ? await askTools(written, alone) : undefined;
      const [need] = byTool ? [] : listNeeds(written, search);
      return byTool ?? (need ? respond(need.text, need.answer) : sayMore(written, alone));
    }
    return respondToNeeds(written, reading.found, reading.isTogether);
  }

  async function followSafety(safe: SafetyReading, written: string, others: readonly AssistantChoice[]) {
    if (safe.kind === "place") return answerWith(safe.results, others, written);
    if (safe.kind === "step") return respond(safe.text, search(safe.text));
    const isOfPlace = search(written).meanings[0]?.results.some(({ href }) => href === topic?.place?.href);
    return (await quote(written, !isOfPlace)) ?? offerSafety(safe.care);
  }

  async function respond(written: string, found: SearchAnswer, isTogether = false): Promise<AssistantTurn> {
    const byTool = await askTools(written, found);
    if (byTool) return byTool;
    const [best] = found.meanings;
    const isChance = !isTogether && written.includes(" ") && isChanceResemblance(found) && best !== undefined;
    if ((found.isUnanswered && (found.absence || !isProbablyAnswered(found))) || isChance) return fail(written, found);
    const own = best && best.probability >= leastUrgent ? findCareTopic(care, best.results) : undefined;
    const closer = own && findCloser(own, found);
    if (closer) return answerWith(closer.results, [], written);
    const choices = isTogether || isGrave(own) ? [] : listChoices(found, written);
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
    [topic.tool, topic.place] = [tool, undefined];
    return toToolTurn(answer, meant ? listOthers(found, undefined) : []);
  }

  function answerFrom(found: SearchAnswer, written: string, isTogether: boolean) {
    const { meaning, results } = pickAnswer(found);
    if (results.length === 0) return fail(written, found);
    // Who asks for a person gets one, whatever else is meant.
    if (isAboutPerson(found)) return handOver("asked", { others: listOthers(found, undefined, contactPlaces) });
    const own = findCareTopic(care, results);
    // The first question about someone's safety says most of what happened.
    if (topic && own && own === topic.care) topic.meant = results;
    else if (!isTogether || !topic || own) topic = beginTopic(written, results, own);
    return answerWith(results, listOthers(found, meaning), written);
  }

  async function answerWith(results: readonly SearchResult[], others: readonly AssistantChoice[], written: string) {
    const [first] = results as [SearchResult, ...SearchResult[]];
    if (results.some(isContact)) return handOver("asked");
    const urgent = findCareTopic(care, results);
    if (urgent?.says && !topic?.shown.has(first.href)) {
      topic ??= beginTopic(written, results, urgent);
      topic.shown.add(first.href);
      return offerSafety(urgent);
    }
    topic ??= beginTopic(written, results, findCareTopic(care, results));
    const place = getSentencePlace(results) ?? first;
    const tool = tools.find(({ places }) => places.includes(first.href));
    const [said, isNamed] = await Promise.all([
      readPlace(place.href).catch(() => undefined),
      tool && (!tool.prompt || named.has(tool) || tool.find(written).catch(() => undefined)),
    ]);
    // What is named next may be for the tool of another place of the answer: no signal, then a town.
    topic.tool = tool ?? tools.find(({ places }) => results.some(({ href }) => places.includes(href)));
    topic.shown.add(place.href);
    [topic.isAsking, topic.place] = [false, place];
    const paragraphs = said ? pickParagraphs(said, `${written} ${hints[place.href] ?? ""}`) : [[place.text]];
    const prompts = tool && !isNamed ? [[tool.prompt]] : [];
    return toPlaceTurn(place, [...paragraphs, ...prompts], listActions(place, first, said), others);
  }

  /** After an answer that did not help: the next place about the question, or else a person. */
  function tryNext(): Promise<AssistantTurn> | AssistantTurn {
    const next = topic?.failures === 0 ? findNextPlace(topic, search(topic.question).results) : undefined;
    if (topic) topic.failures += 1;
    return next ? answerWith([next], [], "") : handOver("unsolved", { actions: topic?.care?.actions ?? [] });
  }

  /** Instead of the same place: its sentences that fit, the next place, the text's own, or a person for the same reason. */
  async function sayMore(written: string, alone?: SearchAnswer): Promise<AssistantTurn> {
    if (topic?.care?.isUrgent) return (await quote(written, true)) ?? offerSafety(topic.care);
    const next = topic && findNextPlace(topic, search(topic.question).results);
    const beside = topic?.tool && findContradiction(undefined, topic, contradictions);
    const more = (await quote(written)) ?? (next && (await answerWith([next], [], written)));
    if (!more && beside) return answerInstead(beside, written);
    if (!more && alone && topic && hasMore(alone, topic)) return respond(written, alone);
    return more ?? (last?.kind === "handOver" ? last : handOver("again", { actions: topic?.care?.actions ?? [] }));
  }

  const quote = (written: string, isAmount = false) => quotePlace(readPlace, topic?.place, last, written, isAmount);

  /** Answers what a text can only mean in the topic. */
  async function answerInstead({ step }: Contradiction, written: string): Promise<AssistantTurn> {
    const [place] = search(step).results;
    if (!place || !topic) return handOver("again");
    if (!topic.shown.has(place.href)) return answerWith([place], [], written);
    topic.place = place;
    return (await quote(written)) ?? handOver("again");
  }

  function fail(written: string, found: SearchAnswer): AssistantTurn {
    const [absence, own] = [found.absence, findCareTopic(care, [], found.absence)];
    if (absence || !topic) topic = beginTopic(written, [], own);
    if (!absence) return handOver("unknown", { others: listNearest(found), othersKind: "nearest" });
    return handOver(absence, { actions: own?.actions ?? [] });
  }

  /** Answers the first need of a text and offers the others by name. */
  async function respondToNeeds(written: string, found: SearchAnswer, isTogether: boolean): Promise<AssistantTurn> {
    const several = readNeeds(written, found, sources);
    if (!several) return respond(written, found, isTogether);
    const turn = await respond(several.main.text, several.main.answer);
    counted = hasCountedParts(written) ? several.needs.map(toNeedChoice) : [];
    if (turn.kind === "said") return turn;
    if (turn.kind === "ask") return { ...turn, choices: addNeeds(turn.choices, several.needs) };
    pending = several.needs.filter((need) => need !== several.main).map(toNeedChoice);
    return { ...turn, others: pending, othersKind: "alsoAsked" };
  }

  return {
    answer: async (written: string) => {
      const text = removeCorrection(removePersonalNumbers(written));
      return keep(await reply(text), text);
    },
    choose: async (choice: ConversationChoice) => keep(await take(choice)),
    handOver: () => keep(handOver("asked")),
    isAboutDanger: () => isGrave(topic?.care),
  };
}
