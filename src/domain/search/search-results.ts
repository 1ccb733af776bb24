/** The searchable places of the site, and the search results built from matching places. */
import type { AbsentTopic, ConversationAct } from "./intent-model.ts";

export type SearchPageKind = "help" | "guide" | "question" | "legal" | "registry" | "page";

/** A link to an action that the visitor can take at once, labelled as on its page. */
export type SearchAction = { label: string; href: string };

/** A page, or a part of one with its own URL. */
export type SearchPlace = {
  /** Anchor within the page; empty if the place is the page itself. */
  anchor: string;
  title: string;
  /** The beginning of the place's text, as shown to visitors. */
  text: string;
  /** Additional words that people search for. */
  asked?: string;
  /** Stems of the rest of the text, separated by spaces. */
  more?: string;
  /** Suggested actions; by default, those of the page. */
  actions?: readonly SearchAction[];
};

export type SearchPage = {
  path: string;
  kind: SearchPageKind;
  /** The page's name in lists of links; shown above the titles of its parts. */
  name: string;
  /** Names of the parent pages, from the top, without the home page. */
  above: readonly string[];
  /** The first one is the page itself. */
  places: readonly SearchPlace[];
};

export type SearchResult = {
  href: string;
  title: string;
  kind: SearchPageKind;
  /** Names of the pages above the result, from the top. */
  trail: readonly string[];
  text: string;
  /** Stems that matched. */
  stems: ReadonlySet<string>;
  actions: readonly SearchAction[];
};

/** What a query may mean, with the places that answer it, the most direct first. */
export type SearchMeaning = {
  /** From 0 to 1. */
  probability: number;
  /** How similar the query is to a known way to ask for it, from 0 to 1. */
  nearness: number;
  results: readonly SearchResult[];
};

export type SearchAnswer = {
  /** Present if the query is no question. */
  reply?: ConversationAct;
  /** Present if the query probably asks for something that the site says nothing about. */
  absence?: AbsentTopic;
  /** The most probable meanings that have an answer, at most three; the most probable first. */
  meant: readonly SearchMeaning[];
  /** Whether the site probably has no answer; then the results are only the nearest. */
  isUnanswered: boolean;
  /** Best first. */
  results: SearchResult[];
  /** Legal texts and registrations, which are listed separately; see {@link buildSearchAnswer}. */
  legal: SearchResult[];
};

/** Maximum number of results, and the minimum share of the top score for a result. */
const [most, leastShare] = [12, 0.2];

/** Minimum ratio of a legal text's score to the best other score, for the text to be listed among the results. */
const farBetter = 1.75;

/** Share of a further match's score that is added to the score of the page's best match. */
const siblingShare = 0.12;

/** Minimum share of a question's score with which a page ranks above the question, if the question links to it. */
const leastOfQuestion = 0.6;

/** A place that matches a part of the query. */
export type ScoredPlace = {
  place: IndexedSection;
  score: number;
  stems: Set<string>;
  /** Sum of the weights of the concepts that the place matches; a rare concept weighs more. */
  answered: number;
  /** The same sum, but only of concepts that the title matches with a word of weight 1. */
  named: number;
  /** The same sum, but only of concepts that the title matches with any word. */
  titled: number;
  /** Whether the title matches the whole query, every concept of which is in the index. */
  isTitled: boolean;
  /** Whether the place is a legal text whose title matches the whole query. */
  isNamed: boolean;
};

export type IndexedSection = { id: number; page: SearchPage; place: SearchPlace };

/**
 * Groups matches into one result per page and one per question. A question ranks below a page that it links to, if the
 * page matches as much of the query.
 */
export function groupMatchesByPage(found: readonly ScoredPlace[]): ScoredPlace[] {
  const groups = new Map<string, ScoredPlace[]>();
  for (const each of found) {
    const { id, page } = each.place;
    const key = page.kind === "question" ? `${id}` : page.path;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const results = [...groups.values()].flatMap((group) => {
    const total = group.slice(0, 3).reduce((sum, { score }, at) => sum + (at === 0 ? score : score * siblingShare), 0);
    const best = mostDirectOf(group);
    return best ? [{ best, total, answered: Math.max(...group.map(({ answered }) => answered)) }] : [];
  });
  type Result = (typeof results)[number];
  const leadsTo = ({ best: { place: question }, ...asked }: Result, { best, total, answered }: Result) =>
    question.page.kind === "question" &&
    answered >= asked.answered &&
    total >= leastOfQuestion * asked.total &&
    question.place.actions?.some(({ href }) => href.split("#")[0] === best.place.page.path);
  const rankOf = (result: Result) =>
    Math.max(result.total, ...results.filter((other) => leadsTo(other, result)).map(({ total }) => total));
  return results
    .map((result) => ({ ...result, rank: rankOf(result) }))
    .sort((a, b) => b.rank - a.rank || a.total - b.total)
    .map(({ best }) => best);
}

/** The page itself, if its title has all that the page matches, and the best match has no more; else the best match. */
function mostDirectOf(group: readonly ScoredPlace[]): ScoredPlace | undefined {
  const [best] = group;
  const whole = group.find(({ place }) => place.place.anchor === "");
  return whole && best && whole.titled === whole.answered && whole.answered >= best.answered ? whole : best;
}

const isApart = ({ page }: IndexedSection) => page.kind === "legal" || page.kind === "registry";

/**
 * Lists what is meant first, then what matches. Legal texts and registrations are listed separately, except those that
 * are meant, that the query names or that score far better.
 *
 * @param meant - places that are probably meant, the most probable first.
 */
export function buildSearchAnswer(
  found: readonly ScoredPlace[],
  meant: readonly IndexedSection[],
  isUnanswered: boolean,
): Pick<SearchAnswer, "isUnanswered" | "results" | "legal"> {
  const best = Math.max(0, ...found.filter(({ place }) => !isApart(place)).map(({ score }) => score));
  const isLegal = ({ place, isNamed, score }: ScoredPlace) =>
    isApart(place) && !isNamed && (best === 0 || score < farBetter * best);
  const stemsOf = (place: IndexedSection) => found.find((each) => each.place === place)?.stems ?? new Set<string>();
  const first = meant.map((place) => resultOf({ place, stems: stemsOf(place) }));
  const shown = (own: readonly ScoredPlace[], before: readonly SearchResult[]) => {
    const least = Math.max(0, ...own.map(({ score }) => score)) * leastShare;
    const matching = own.filter(({ place, score }) => score >= least && !meant.includes(place)).map(resultOf);
    return [...before, ...matching].slice(0, most);
  };
  const results = shown(
    found.filter((each) => !isLegal(each)),
    first,
  );
  const legal = shown(found.filter(isLegal), []);
  return { isUnanswered: isUnanswered || results.length + legal.length === 0, results, legal };
}

/** Address of a place: `/ayuda#contacto`. */
export const getPlaceAddress = ({ page, place }: Omit<IndexedSection, "id">): string =>
  place.anchor === "" ? page.path : `${page.path}#${place.anchor}`;

export function resultOf({ place: section, stems }: Pick<ScoredPlace, "place" | "stems">): SearchResult {
  const { page, place } = section;
  const href = getPlaceAddress(section);
  const elsewhere = (actions: readonly SearchAction[] = []) => actions.filter((action) => action.href !== href);
  const own = elsewhere(place.actions);
  return {
    href,
    title: place.title,
    kind: page.kind,
    trail: place.anchor === "" ? page.above : [...page.above, page.name],
    text: place.text,
    stems,
    actions: own.length > 0 ? own : elsewhere(page.kind === "question" ? [] : page.places[0]?.actions),
  };
}
