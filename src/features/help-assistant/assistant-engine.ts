/** The conversation: what is answered, asked back or handed over to a person. */
import {
  type ConversationChoice,
  getSpokenPlace,
  hasClearMeaning,
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
  findCloser,
  findContradiction,
  findNextPlace,
} from "./conversation-topic.ts";
import { createHandOvers } from "./hand-over.ts";
import {
  addNeeds,
  findOfferedChoice,
  listActions,
  listNearest,
  listOffers,
  listOthers,
  textOf,
  toNeedChoice,
  toPlaceTurn,
  toToolTurn,
} from "./offers.ts";
import { pickParagraphs } from "./pick-paragraphs.ts";
import { findPart, quotePlace } from "./quote-place.ts";
import { isAboutSuicide, readForSafety } from "./read-for-safety.ts";
import { readInContext } from "./read-in-context.ts";
import { readNeeds } from "./read-needs.ts";

/** Minimum probability of who wants a person, and of an emergency that is answered without asking back. */
const [leastOfPerson, leastUrgent] = [0.15, 0.5];

/** @returns functions that answer a text, or a choice, in the order of the conversation. */
export function createAssistant(sources: AssistantSources) {
  const { search, tools, readPlace, words, contactPlaces, care, contradictions, hints } = sources;
  const { handOver, offerSafety, repeat } = createHandOvers(words);
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

  /** Remembers a turn and what it offers; never the same text twice in a row. */
  async function keep(turn: AssistantTurn, written = ""): Promise<AssistantTurn> {
    const isSame = (next: AssistantTurn) => last !== undefined && next.kind !== "said" && textOf(next) === textOf(last);
    const other = isSame(turn) && turn.kind === "answer" ? await sayMore(written) : turn;
    // Sentences that were picked for the text answer it, also if they were all that was said.
    last =
      other.kind === "answer" || !isSame(other) ? other : handOver("again", other.kind === "handOver" ? other : {});
    [lastWritten, offered] = [foldSpelling(written), listOffers(last)];
    return last;
  }

  async function reply(written: string): Promise<AssistantTurn> {
    const alone = search(written);
    if (isAboutSuicide(written, alone)) return fail(written, { ...alone, absence: "suicide" });
    if (foldSpelling(written) === "") return handOver("unknown", { actions: topic?.care?.actions ?? [] });
    if (last?.kind === "answer" && foldSpelling(written) === lastWritten) return repeat(last);
    const choice =
      findOfferedChoice(written, alone, counted) ??
      findOfferedChoice(written, alone, [...new Set([...offered, ...pending])]);
    if (choice) return take(choice);
    if (topic && isUnsolved(written, alone)) return tryNext();
    if (alone.reply === "unsolved")
      return { kind: "ask", choices: words.troubles.map((text) => ({ label: text, text })) };
    if (alone.reply) return { kind: "said", text: words[alone.reply] };
    if (!topic && isSubjectless(written) && !hasClearMeaning(alone)) return handOver("unknown");
    if (!alone.isUnanswered && alone.meant[0]?.results.some(isContact)) return answerFrom(alone, written, false);
    const safe = topic?.care && !isAboutPerson(alone) ? readForSafety(written, alone, topic, care, search) : undefined;
    if (safe?.kind === "new") topic = undefined;
    if (safe?.kind === "place") return answerWith(safe.results, [], written);
    if (safe?.kind === "step") return respond(safe.text, search(safe.text));
    if (safe?.kind === "person") return (await quote(written, true)) ?? offerSafety(safe.care);
    const misled = topic && findContradiction(alone, topic, contradictions);
    if (misled) return answerInstead(misled, written);
    const part = topic && (await findPart(readPlace, topic, written));
    if (part) return answerWith([part], [], written);
    const reading = topic ? readInContext(written, alone, topic, search) : { found: alone, isTogether: false };
    if (reading === "same") {
      const byTool = topic?.tool ? await askTools(written, alone) : undefined;
      const [need] = byTool ? [] : listNeeds(written, search);
      return byTool ?? (need ? respond(need.text, need.found) : sayMore(written));
    }
    return respondToNeeds(written, reading.found, reading.isTogether);
  }

  async function respond(written: string, found: SearchAnswer, isTogether = false): Promise<AssistantTurn> {
    const byTool = await askTools(written, found);
    if (byTool) return byTool;
    const isChance = !isTogether && written.includes(" ") && isByChance(found) && found.meant.length > 0;
    const [best] = found.meant;
    if ((found.isUnanswered && (found.absence || !isProbablyAnswered(found))) || isChance) return fail(written, found);
    const own = best && best.probability >= leastUrgent ? findCareTopic(care, best.results) : undefined;
    const closer = own && findCloser(own, found);
    if (closer) return answerWith(closer.results, [], written);
    const isUrgent = own?.isUrgent || own?.says !== undefined;
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
    [topic.tool, topic.place] = [tool, undefined];
    return toToolTurn(answer, meant ? listOthers(found, undefined) : []);
  }

  const isAboutPerson = ({ meant }: SearchAnswer) =>
    meant.some(({ probability, results: [place] }) => probability >= leastOfPerson && place && isContact(place));
  const isContact = ({ href }: SearchResult) => contactPlaces.includes(href);

  function answerFrom(found: SearchAnswer, written: string, isTogether: boolean) {
    const [led] = found.results;
    // A title of a legal text does not precede what is clearly meant.
    const first = led?.kind === "legal" && hasClearMeaning(found) ? found.meant[0]?.results[0] : led;
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
    const urgent = findCareTopic(care, results);
    if (urgent?.says && !topic?.shown.has(first.href)) {
      topic ??= beginTopic(written, results, urgent);
      topic.shown.add(first.href);
      return { kind: "handOver", text: urgent.says, actions: urgent.actions, others: [], othersKind: "beside" };
    }
    topic ??= beginTopic(written, results, findCareTopic(care, results));
    const place = getSpokenPlace(results) ?? first;
    const tool = tools.find(({ places }) => places.includes(first.href));
    const [said, isNamed] = await Promise.all([
      readPlace(place.href).catch(() => undefined),
      tool && (named.has(tool) || tool.find(written).catch(() => undefined)),
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

  /** After a place that would be shown again: its sentences that fit the text, the next place, or a person. */
  async function sayMore(written: string): Promise<AssistantTurn> {
    if (topic?.care?.isUrgent) return (await quote(written, true)) ?? offerSafety(topic.care);
    const next = topic && findNextPlace(topic, search(topic.question).results);
    const beside = topic?.tool && findContradiction(undefined, topic, contradictions);
    const more = (await quote(written)) ?? (next && (await answerWith([next], [], written)));
    if (!more && beside) return answerInstead(beside, written);
    return more ?? handOver("again", { actions: topic?.care?.actions ?? [] });
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
    const { absence } = found;
    const own = findCareTopic(care, [], absence);
    if (absence || !topic) topic = beginTopic(written, [], own);
    if (!absence) return handOver("unknown", { others: listNearest(found), othersKind: "nearest" });
    return handOver(absence, { actions: own?.actions ?? [] });
  }

  /** Answers the first need of a text and offers the others by name. */
  async function respondToNeeds(written: string, found: SearchAnswer, isTogether: boolean): Promise<AssistantTurn> {
    const several = readNeeds(written, found, sources);
    if (!several) return respond(written, found, isTogether);
    const { main, needs } = several;
    const turn = await respond(main.text, main.found);
    counted = isCounted(written) ? needs.map(toNeedChoice) : [];
    if (turn.kind === "ask") return { ...turn, choices: addNeeds(turn.choices, needs) };
    if (turn.kind === "said") return turn;
    pending = needs.filter((need) => need !== main).map(toNeedChoice);
    return { ...turn, others: pending, othersKind: "alsoAsked" };
  }

  return {
    answer: async (written: string) => {
      const text = withoutCorrection(withoutPersonalNumbers(written));
      return keep(await reply(text), text);
    },
    choose: async (choice: ConversationChoice) => keep(await take(choice)),
    handOver: () => keep(handOver("asked")),
    isAboutDanger: () => topic?.care !== undefined && (topic.care.isUrgent || topic.care.says !== undefined),
  };
}
