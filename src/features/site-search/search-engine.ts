/** The search engine; loaded with the index on first use of the search. */

import type { SearchAction, SearchAnswer, SearchPageKind, SearchResult } from "#domain/search/search-results.ts";
import { splitSearchWords } from "#domain/search/search-words.ts";
import { createSiteSearch, type SearchIndex } from "#domain/search/site-search.ts";
import { type MarkedPart, markMatches } from "#domain/text/marked-text.ts";

/** Separator between the names of the pages above a result. */
const trailSeparator = " › ";

export type DirectAnswerTool = "phone" | "trip" | "place";

export type ToolPages = Readonly<Record<DirectAnswerTool, { path: string }>>;

/** Matches the countries that the site's own texts name, so that they are not unknown words. */
const namedCountryPattern = /\b(?:usa|ee ?uu|eua|estados unidos|canada)$/;

/** Matches a postal code, and names with words that the site's own texts have. A colonia has no namesake abroad. */
const mexicanPlacePattern = /\b(?:\d{5}|col(?:onia)?|ciudad de mexico)\b/;

const tripFirst: readonly DirectAnswerTool[] = ["trip", "place"];
const placeFirst: readonly DirectAnswerTool[] = ["place", "trip"];

/** Maximum number of words that may be a phone's name without a number. */
const maxPhoneWords = 3;

/** Minimum probability of a meaning for the trip tool to be used, and for the other tools. */
const [minTripProbability, minMeantProbability] = [0.15, 0.35];

/**
 * Minimum probability at which a query of several words has one clear answer. At most `maxBelowAnswer` results are then
 * shown below it.
 */
const minClearProbability = 0.9;

/** Maximum numbers of results and of legal texts below a clear answer. */
const maxBelowAnswer = 3;

export type DisplayedResult = {
  href: string;
  kind: SearchPageKind;
  trail: string;
  title: readonly MarkedPart[];
  text: readonly MarkedPart[];
  /** The result's most used actions; empty except for the best result. */
  actions: readonly SearchAction[];
};

export type DisplayedResults = {
  /** Whether the site probably has no answer; then the results are only the nearest. */
  isUnanswered: boolean;
  /** The tools that may know what the query names, in the order in which they are asked. */
  tools: readonly DirectAnswerTool[];
  results: readonly DisplayedResult[];
  legalResults: readonly DisplayedResult[];
};

/**
 * Creates the function that searches for a text.
 *
 * @param toolPages - the page of each tool.
 * @throws {TypeError} if `index` is not an index.
 */
export async function createSearchEngine(
  index: SearchIndex,
  toolPages: ToolPages,
): Promise<(written: string) => DisplayedResults> {
  const search = await createSiteSearch(index);
  return (query) => {
    const answer = search(query);
    const { isUnanswered, results, legalResults } = answer;
    const maxBelow = hasClearAnswer(query, answer) ? maxBelowAnswer : results.length + legalResults.length;
    return {
      isUnanswered,
      tools: listTools(query, answer, toolPages),
      results: results
        .slice(0, 1 + maxBelow)
        .map((result, rank) => displayResult(result, rank === 0 && !isUnanswered ? result.actions : [])),
      legalResults: legalResults.slice(0, maxBelow).map((result) => displayResult(result, [])),
    };
  };
}

/**
 * Whether one meaning answers a query. A single word has no such meaning: it is a subject, and all of its sections are
 * listed.
 */
const hasClearAnswer = (query: string, { isUnanswered, meanings: [best] }: SearchAnswer) =>
  !isUnanswered && splitSearchWords(query).length > 1 && (best?.probability ?? 0) >= minClearProbability;

/**
 * Lists only the tools that the words suggest, because each tool loads its own lists. A number suggests the phone tool;
 * other words suggest the trip and place tools, the likelier first. None if the title of the best result has every
 * word.
 */
function listTools(
  typedText: string,
  { hasUnknownWord, meanings, results: [best] }: SearchAnswer,
  toolPages: ToolPages,
): DirectAnswerTool[] {
  const words = splitSearchWords(typedText);
  const text = words.join(" ");
  const isMeant = (tool: DirectAnswerTool, minProbability: number) =>
    meanings.some(
      ({ probability, results: [first] }) =>
        probability >= minProbability && first?.href.split("#")[0] === toolPages[tool].path,
    );
  if (mexicanPlacePattern.test(text)) return ["place"];
  // A question about calls to a country is not about a trip, because people make these calls from home.
  if (namedCountryPattern.test(text) && !/\bllam/.test(text)) return ["trip"];
  const titleWords = splitSearchWords(best?.title ?? "");
  if (words.every((word) => titleWords.some((candidate) => candidate.startsWith(word)))) return [];
  const isMap = isMeant("place", minMeantProbability);
  // A network generation belongs to a phone's name, but not in a question about coverage.
  if (/\d/.test(isMap ? text.replace(/\b[345]g\b/g, "") : text)) return ["phone"];
  const isPhone = words.length <= maxPhoneWords && isMeant("phone", minMeantProbability);
  const isTrip = isMeant("trip", minTripProbability);
  if (!hasUnknownWord) return isPhone ? ["phone"] : isTrip ? ["trip"] : [];
  return [...(isPhone ? ["phone" as const] : []), ...(isTrip ? tripFirst : placeFirst)];
}

const displayResult = (
  { href, kind, trail, title, text, stems }: SearchResult,
  actions: readonly SearchAction[],
): DisplayedResult => ({
  href,
  kind,
  trail: trail.join(trailSeparator),
  title: markMatches(title, stems),
  text: markMatches(text, stems),
  actions,
});
