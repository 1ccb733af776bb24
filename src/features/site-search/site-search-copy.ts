import type { SearchPageKind } from "#domain/search/search-results.ts";
import type { DirectAnswerSettings } from "./direct-answer.ts";

export type SiteSearchCopy = {
  loading: string;
  /** Shown if the query is empty. */
  empty: string;
  /** `one`, `other`, `noResult` and `similar` have `{text}`. */
  one: string;
  /** Has the placeholder `{n}` too. */
  other: string;
  noResult: string;
  /** Announced if the site probably has no answer, but has similar sections. */
  similar: string;
  /** Announced if a tool has the only answer. Has `{text}`. */
  answered: string;
  /** Announced on data saving, when tools answer only after the query is submitted. Has `{text}`. */
  savesData: string;
  /** Accessible name of the list of results. */
  results: string;
  kinds: Record<SearchPageKind, string>;
};

export type SiteSearchProps = {
  copy: SiteSearchCopy;
  indexPath: string;
  tools: DirectAnswerSettings;
  /** Whether searches without an answer are counted. */
  countsUnfound?: boolean;
};
