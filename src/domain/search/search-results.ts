/** The searchable sections of the site, and the search results built from matching sections. */
import type { AbsentTopic, ConversationAct } from "./intent-model.ts";

export type SearchPageKind = "help" | "guide" | "question" | "legal" | "registry" | "page";

/** A link to an action that the visitor can take at once, labelled as on its page. */
export type SearchAction = { label: string; href: string };

/** A section of the site: a page, or a part of one with its own URL. */
export type PageSection = {
  /** Anchor within the page; empty if the section is the page itself. */
  anchor: string;
  title: string;
  /** The beginning of the section's text, as shown to visitors. */
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
  /** The sections of the page; the first one is the page itself. */
  sections: readonly PageSection[];
};

export type SearchResult = {
  href: string;
  title: string;
  kind: SearchPageKind;
  /** Names of the pages above the result, from the top. */
  trail: readonly string[];
  text: string;
  /** Stems of the result that match the query. */
  stems: ReadonlySet<string>;
  actions: readonly SearchAction[];
};

/** A possible meaning of a query, with the sections that answer it, the most direct first. */
export type SearchMeaning = {
  /** Probability of the meaning, from 0 to 1. */
  probability: number;
  /** Similarity of the query to a known way to ask, from 0 to 1. */
  similarity: number;
  results: readonly SearchResult[];
};

export type SearchAnswer = {
  /** Set if the query is not a question but an act of conversation. */
  reply?: ConversationAct;
  /** Set if the query probably asks for a topic that the site does not cover. */
  absence?: AbsentTopic;
  /** Set if a word of the query, which may be a name, is not the beginning of any word of the site. */
  hasUnknownWord?: true;
  /** The most probable meanings that have an answer, at most three; the most probable first. */
  meanings: readonly SearchMeaning[];
  /** Whether the site probably has no answer, so that the results are only the most similar sections. */
  isUnanswered: boolean;
  /** The results, the best first. */
  results: SearchResult[];
  /** Legal texts and registrations, which are listed separately; see {@link buildSearchAnswer}. */
  legalResults: SearchResult[];
};

/** Maximum number of results, and the minimum share of the top score for a result. */
const [maxResults, minScoreShare] = [12, 0.2];

/** Minimum ratio of a legal text's score to the best other score, for the text to be listed among the results. */
const legalScoreRatio = 1.75;

/** Share of a further match's score that is added to the score of the page's best match. */
const siblingShare = 0.12;

/** Minimum share of a question's score with which a page ranks above the question, if the question links to it. */
const minQuestionShare = 0.6;

/** A section that matches a part of the query. */
export type ScoredSection = {
  section: IndexedSection;
  score: number;
  stems: Set<string>;
  /** Sum of the weights of the concepts that the section matches; a rare concept weighs more. */
  matchedWeight: number;
  /** The same sum, but only of concepts that the title matches with a word of weight 1. */
  exactTitleWeight: number;
  /** The same sum, but only of concepts that the title matches with any word. */
  titleWeight: number;
  /** Whether the title matches the whole query, and the index has every concept of the query. */
  isTitleMatched: boolean;
  /** Whether the section is a legal text whose title matches the whole query. */
  isLegalTitleMatched: boolean;
};

export type IndexedSection = { id: number; page: SearchPage; section: PageSection };

/**
 * Groups matches into one result per page and one per question. A question ranks below a page that it links to, if the
 * page matches as much of the query.
 */
export function groupMatchesByPage(scoredSections: readonly ScoredSection[]): ScoredSection[] {
  const groups = new Map<string, ScoredSection[]>();
  for (const each of scoredSections) {
    const { id, page } = each.section;
    const key = page.kind === "question" ? `${id}` : page.path;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const results = [...groups.values()].flatMap((group) => {
    const total = group
      .slice(0, 3)
      .reduce((sum, { score }, index) => sum + (index === 0 ? score : score * siblingShare), 0);
    const best = findMostDirect(group);
    return best ? [{ best, total, answered: Math.max(...group.map(({ matchedWeight }) => matchedWeight)) }] : [];
  });
  type Result = (typeof results)[number];
  const isLinkedQuestion = ({ best: { section: question }, ...asked }: Result, { best, total, answered }: Result) =>
    question.page.kind === "question" &&
    answered >= asked.answered &&
    total >= minQuestionShare * asked.total &&
    question.section.actions?.some(({ href }) => href.split("#")[0] === best.section.page.path);
  const getRankScore = (result: Result) =>
    Math.max(result.total, ...results.filter((other) => isLinkedQuestion(other, result)).map(({ total }) => total));
  return results
    .map((result) => ({ ...result, rank: getRankScore(result) }))
    .sort((a, b) => b.rank - a.rank || a.total - b.total)
    .map(({ best }) => best);
}

/**
 * Finds the match of the page itself if its title has all words that it matches and no match has more words; otherwise
 * the best match.
 */
function findMostDirect(group: readonly ScoredSection[]): ScoredSection | undefined {
  const [best] = group;
  const pageMatch = group.find(({ section }) => section.section.anchor === "");
  return pageMatch &&
    best &&
    pageMatch.titleWeight === pageMatch.matchedWeight &&
    pageMatch.matchedWeight >= best.matchedWeight
    ? pageMatch
    : best;
}

const isListedSeparately = ({ page }: IndexedSection) => page.kind === "legal" || page.kind === "registry";

/**
 * Lists the sections that are probably meant, then the other matches. Legal texts and registrations are listed
 * separately, unless they are meant, named by the query, or score far better.
 *
 * @param meantSections - sections that are probably meant, the most probable first.
 */
export function buildSearchAnswer(
  matches: readonly ScoredSection[],
  meantSections: readonly IndexedSection[],
  isUnanswered: boolean,
): Pick<SearchAnswer, "isUnanswered" | "results" | "legalResults"> {
  const best = Math.max(0, ...matches.filter(({ section }) => !isListedSeparately(section)).map(({ score }) => score));
  const isLegal = ({ section, isLegalTitleMatched, score }: ScoredSection) =>
    isListedSeparately(section) && !isLegalTitleMatched && (best === 0 || score < legalScoreRatio * best);
  const getMatchedStems = (section: IndexedSection) =>
    matches.find((each) => each.section === section)?.stems ?? new Set<string>();
  const meantResults = meantSections.map((section) => buildResult({ section, stems: getMatchedStems(section) }));
  const listResults = (candidates: readonly ScoredSection[], precedingResults: readonly SearchResult[]) => {
    const minScore = Math.max(0, ...candidates.map(({ score }) => score)) * minScoreShare;
    const matchingResults = candidates
      .filter(({ section, score }) => score >= minScore && !meantSections.includes(section))
      .map(buildResult);
    return [...precedingResults, ...matchingResults].slice(0, maxResults);
  };
  const results = listResults(
    matches.filter((each) => !isLegal(each)),
    meantResults,
  );
  const legal = listResults(matches.filter(isLegal), []);
  return { isUnanswered: isUnanswered || results.length + legal.length === 0, results, legalResults: legal };
}

/** Gets the address of a section: `/ayuda#contacto`. */
export const getSectionAddress = ({ page, section }: Omit<IndexedSection, "id">): string =>
  section.anchor === "" ? page.path : `${page.path}#${section.anchor}`;

export function buildResult({ section: indexed, stems }: Pick<ScoredSection, "section" | "stems">): SearchResult {
  const { page, section } = indexed;
  const href = getSectionAddress(indexed);
  const filterOtherTargets = (actions: readonly SearchAction[] = []) =>
    actions.filter((action) => action.href !== href);
  const ownActions = filterOtherTargets(section.actions);
  return {
    href,
    title: section.title,
    kind: page.kind,
    trail: section.anchor === "" ? page.above : [...page.above, page.name],
    text: section.text,
    stems,
    actions:
      ownActions.length > 0
        ? ownActions
        : filterOtherTargets(page.kind === "question" ? [] : page.sections[0]?.actions),
  };
}
