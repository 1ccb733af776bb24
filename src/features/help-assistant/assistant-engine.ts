/** The conversation: what is answered, asked back or handed over to a person. It is kept in memory only. */
import { type ConversationChoice, isContinuation, listChoices } from "#domain/search/conversation.ts";
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
const [mostOthers, mostActions] = [2, 2];

/** Minimum probability of another meaning that is offered below an answer. */
const leastOther = 0.01;

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
  let lastHref = "";
  let lastTool: AssistantTool | undefined;
  let failures = 0;

  async function answer(written: string): Promise<AssistantTurn> {
    const alone = search(written);
    if (alone.reply === "unsolved") return handOver("unsolved");
    const named = await findNamed(written, alone);
    if (named) return named;
    if (alone.reply) return { kind: "said", text: words[alone.reply] };
    const together = subject !== "" && isContinuation(written, alone) ? search(`${subject} ${written}`) : undefined;
    const isNew = (found: SearchAnswer) => !found.isUnanswered && !isSame(found);
    const found = together && (isNew(together) || alone.isUnanswered) ? together : alone;
    if (found.isUnanswered) return fail(found);
    const choices = found === together ? [] : listChoices(found, written);
    remember(found === together ? `${subject} ${written}` : written);
    if (choices.length > 0) {
      failures = 0;
      return { kind: "ask", choices };
    }
    return answerFrom(found, written);
  }

  /** Answers by a tool, if the text names one of its things and is about the tool, as the last answer may have been. */
  async function findNamed(written: string, found: SearchAnswer): Promise<AssistantTurn | undefined> {
    const meant = found.meant.filter(({ probability }) => probability >= leastOfTool);
    const isMeant = ({ places }: AssistantTool) =>
      meant.some(({ results: [first] }) => first && places.includes(first.href));
    const isShort = written.split(/\s+/).length <= mostNameWords;
    const asked = tools.filter((tool) => isMeant(tool) || (tool === lastTool && isShort));
    for (const tool of asked) {
      const named = await tool.find(written).catch(() => undefined);
      if (!named) continue;
      remember(subject !== "" && tool === lastTool ? subject : written);
      lastTool = tool;
      lastHref = named.link.href;
      failures = 0;
      return fromTool(named, listOthers(found, undefined));
    }
    return undefined;
  }

  function answerFrom(found: SearchAnswer, written: string): Promise<AssistantTurn> | AssistantTurn {
    const [first] = found.results;
    if (!first) return fail(found);
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
    lastHref = first.href;
    if (results.some(({ href }) => contactPlaces.includes(href))) return handOver("asked");
    lastTool = tools.find(({ places }) => places.includes(first.href));
    // A question answers in full sentences; a page has more to do. A guide is about one thing only.
    const question = first.kind === "guide" ? undefined : results.find(({ kind }) => kind === "question");
    const place = question ?? first;
    const said = await readPlace(place.href).catch(() => undefined);
    const prompt = lastTool && !(await lastTool.find(written).catch(() => undefined)) ? [[lastTool.prompt]] : [];
    return {
      kind: "answer",
      title: place.title,
      href: place.href,
      paragraphs: [...(said?.paragraphs ?? [[place.text]]), ...prompt],
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
    return handOver("unknown", failures > 1 ? [] : listOthers(found, undefined));
  }

  function handOver(reason: "asked" | "unknown" | "unsolved", others: readonly AssistantChoice[] = []): AssistantTurn {
    if (reason !== "unknown") failures = 0;
    return { kind: "handOver", reason, others };
  }

  function remember(asked: string): void {
    subject = asked.slice(0, mostRemembered);
  }

  /** Whether a search leads to what was answered last. */
  const isSame = ({ results: [first] }: SearchAnswer) => first?.href === lastHref;

  return {
    answer,
    choose({ label, results }: ConversationChoice): Promise<AssistantTurn> {
      remember(label);
      return answerWith(results, [], label);
    },
    handOver: () => handOver("asked"),
  };
}

/** Other places that may be meant, at most two; what a search found by words alone comes last. */
function listOthers({ meant, results }: SearchAnswer, answered: SearchMeaning | undefined): ConversationChoice[] {
  const [first] = results;
  const likely = meant.filter((meaning) => meaning !== answered && meaning.probability >= leastOther);
  const improbable = meant.filter(({ probability }) => probability < leastOther).flatMap(({ results: own }) => own);
  const known = [first, ...(answered?.results ?? []), ...improbable].map((result) => result?.href);
  const matching = results.filter(({ href, stems }) => stems.size > 0 && !known.includes(href));
  const others = [...likely.map(({ results: own }) => own), ...matching.map((result) => [result])];
  const labelled = others.flatMap((own) => {
    const [best] = own;
    return best && best.href !== first?.href ? [{ label: best.title, results: own }] : [];
  });
  return labelled
    .filter(({ label }, at) => labelled.findIndex((other) => other.label === label) === at)
    .slice(0, mostOthers);
}

/** The links of the answer, then those of the most direct page, then that page itself. */
function listActions(place: SearchResult, first: SearchResult, said: PlaceText | undefined): AssistantLink[] {
  const page = place === first ? [] : [{ label: first.title, href: first.href }];
  const own = said && said.links.length > 0 ? said.links : place.actions;
  const all = place === first ? own : [...first.actions, ...own, ...page];
  return all.filter(({ href }, at) => all.findIndex((other) => other.href === href) === at).slice(0, mostActions);
}
