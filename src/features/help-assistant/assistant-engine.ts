/** The conversation: what is answered, asked back or handed over to a person. It is kept in memory only. */
import {
  type ConversationChoice,
  getSpokenPlace,
  isContinuation,
  isSubjectless,
  listChoices,
  preferShared,
  toChoice,
  withoutRepeats,
} from "#domain/search/conversation.ts";
import type { SearchAnswer, SearchMeaning, SearchResult } from "#domain/search/search-results.ts";
import type { SiteSearch } from "#domain/search/site-search.ts";
import type {
  AssistantChoice,
  AssistantLink,
  AssistantTool,
  AssistantTurn,
  PlaceText,
  ToolAnswer,
} from "./assistant-turn.ts";

export type AssistantSources = {
  search: SiteSearch;
  tools: readonly AssistantTool[];
  /** @returns what a place says; undefined if its page does not load. */
  readPlace(href: string): Promise<PlaceText | undefined>;
  words: { greeting: string; thanks: string };
  /** Places that say how to reach a person. */
  contactPlaces: readonly string[];
};

/** Maximum number of other places, and of actions, below an answer. */
const [mostOthers, mostActions] = [2, 3];

/** Minimum probability of another meaning that is offered below an answer. */
const leastOther = 0.001;

/** Minimum probability of a meaning whose tool is asked first if the text names one of the tool's things. */
const leastOfTool = 0.15;

/** Maximum number of words of a text that only names a thing for the last tool: «y el de mi mamá es un iPhone 12». */
const mostNameWords = 8;

/** Maximum number of characters of the last question that a continuation is read with. */
const mostRemembered = 100;

/** @returns functions that answer a text, or a choice; both in the order of the conversation. */
export function createAssistant({ search, tools, readPlace, words, contactPlaces }: AssistantSources) {
  /** What the last answered question was about. */
  let subject = "";
  /** Places of the last answer. */
  let answered: readonly string[] = [];
  let lastTool: AssistantTool | undefined;
  let failures = 0;

  async function answer(written: string): Promise<AssistantTurn> {
    const alone = search(written);
    if (alone.reply === "unsolved") return handOver("unsolved");
    const found = inContext(written, alone);
    const named = await findNamed(written, found);
    if (named) return named;
    if (alone.reply) return { kind: "said", text: words[alone.reply] };
    if (found.isUnanswered) return fail(found);
    const { isTogether } = found;
    const choices = isTogether ? [] : listChoices(found, written);
    // A continuation adds to the subject, and does not replace it.
    if (!isTogether) remember(written);
    if (choices.length === 0) return answerFrom(found, written);
    failures = 0;
    return { kind: "ask", choices };
  }

  /** Reads a continuation together with the last question, unless that only leads to the last answer again. */
  function inContext(written: string, alone: SearchAnswer): SearchAnswer & { isTogether?: boolean } {
    if (subject === "" || alone.reply || !isContinuation(written, alone)) return alone;
    const together = preferShared(search(`${subject} ${written}`), search(subject), alone);
    if (together.isUnanswered) return alone;
    if (!isAnswered(together.results[0])) return { ...together, isTogether: true };
    const meaning = together.meant.find(({ results }) => results.some(isAnswered));
    const isBare = isSubjectless(written);
    // Without a subject, the last answer is probably meant; a text with one asks for more than it said.
    const more = isBare ? [] : (meaning?.results.filter((result) => !isAnswered(result)) ?? []);
    if (!meaning || (more.length === 0 && !isBare && !alone.isUnanswered)) return alone;
    const results = more.length > 0 ? more : meaning.results;
    return { ...together, results: [...results], meant: [{ ...meaning, results }], isTogether: true };
  }

  /** Answers by a tool, if the text names one of its things and is about the tool, as the last answer may have been. */
  async function findNamed(written: string, found: SearchAnswer): Promise<AssistantTurn | undefined> {
    const meant = found.meant.filter(({ probability }) => probability >= leastOfTool);
    const isMeant = ({ places }: AssistantTool) =>
      meant.some(({ results: [first] }) => first && places.includes(first.href));
    const isName = written.split(/\s+/).length <= mostNameWords && !isSubjectless(written);
    const asked = tools.filter((tool) => isMeant(tool) || (tool === lastTool && isName));
    for (const tool of asked) {
      const named = await tool.find(written).catch(() => undefined);
      if (!named) continue;
      if (tool !== lastTool || subject === "") remember(written);
      lastTool = tool;
      answered = [];
      failures = 0;
      return fromTool(named, isMeant(tool) ? listOthers(found, undefined) : []);
    }
    return undefined;
  }

  function answerFrom(found: SearchAnswer, written: string): Promise<AssistantTurn> | AssistantTurn {
    const [first] = found.results;
    if (!first) return fail(found);
    // Who asks for a person gets one, whatever else is meant.
    const isForPerson = found.meant.some(
      ({ probability, results: [place] }) => probability >= leastOfTool && place && contactPlaces.includes(place.href),
    );
    if (isForPerson) return handOver("asked", listOthers(found, undefined, contactPlaces));
    const meaning = found.meant.find(({ results }) => results.some(({ href }) => href === first.href));
    const results = [first, ...(meaning?.results ?? []).filter(({ href }) => href !== first.href)];
    return answerWith(results, listOthers(found, meaning), written);
  }

  async function answerWith(
    results: readonly SearchResult[],
    others: readonly AssistantChoice[],
    written: string,
  ): Promise<AssistantTurn> {
    const [first] = results as [SearchResult, ...SearchResult[]];
    failures = 0;
    if (results.some(({ href }) => contactPlaces.includes(href))) return handOver("asked");
    const place = getSpokenPlace(results) ?? first;
    const tool = tools.find(({ places }) => places.includes(first.href));
    const isNew = tool !== undefined && tool !== lastTool;
    // What is named next may be for the tool of another place of the answer: no signal, then a town.
    lastTool = tool ?? tools.find(({ places }) => results.some(({ href }) => places.includes(href))) ?? lastTool;
    answered = [first.href, place.href];
    const said = await readPlace(place.href).catch(() => undefined);
    const needsName = isNew && !(await tool.find(written).catch(() => undefined));
    return {
      kind: "answer",
      title: place.title,
      href: place.href,
      paragraphs: [...(said?.paragraphs ?? [[place.text]]), ...(needsName ? [[tool.prompt]] : [])],
      actions: listActions(place, first, said),
      names: [],
      others,
    };
  }

  const fromTool = ({ title, texts, link, names }: ToolAnswer, others: readonly AssistantChoice[]): AssistantTurn => ({
    kind: "answer",
    title,
    href: link.href,
    paragraphs: texts.map((text) => [text]),
    actions: [link],
    names: names.map((name) => ({ label: name, text: name })),
    others,
  });

  function fail(found: SearchAnswer): AssistantTurn {
    failures += 1;
    return handOver("unknown", failures > 1 ? [] : listNearest(found));
  }

  function handOver(reason: "asked" | "unknown" | "unsolved", others: readonly AssistantChoice[] = []): AssistantTurn {
    if (reason !== "unknown") failures = 0;
    return { kind: "handOver", reason, others };
  }

  function remember(asked: string): void {
    subject = asked.slice(0, mostRemembered);
  }

  const isAnswered = (result: SearchResult | undefined) => result !== undefined && answered.includes(result.href);

  return {
    answer,
    choose({ label, results }: ConversationChoice): Promise<AssistantTurn> {
      remember(label);
      return answerWith(results, [], label);
    },
    handOver: () => handOver("asked"),
  };
}

/** Other places that may be meant, at most two, without those of the answer. */
function listOthers(
  { meant, results: [first] }: SearchAnswer,
  answered: SearchMeaning | undefined,
  without: readonly string[] = [],
): ConversationChoice[] {
  const known = [first?.href, ...(answered?.results ?? []).map(({ href }) => href), ...without];
  const likely = meant.filter(({ probability }) => probability >= leastOther).map(toChoice);
  return withoutRepeats(likely)
    .filter(({ results }) => !results.some(({ href }) => known.includes(href)))
    .slice(0, mostOthers);
}

/** The most similar places, if nothing answers. */
function listNearest({ results }: SearchAnswer): ConversationChoice[] {
  const similar = results.filter(({ stems, kind }) => stems.size > 0 && kind !== "legal");
  return withoutRepeats(similar.map((result) => toChoice({ results: [result] }))).slice(0, mostOthers);
}

/** The links of the answer, then those of the most direct page, then that page itself. */
function listActions(place: SearchResult, first: SearchResult, said: PlaceText | undefined): AssistantLink[] {
  const page = place === first ? [] : [{ label: first.title, href: first.href }];
  const own = said && said.links.length > 0 ? said.links : place.actions;
  const all = place === first ? own : [...first.actions, ...own, ...page];
  return all.filter(({ href }, at) => all.findIndex((other) => other.href === href) === at).slice(0, mostActions);
}
