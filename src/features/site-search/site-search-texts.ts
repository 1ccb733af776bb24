import type { SearchPageKind } from "#domain/search/search-results.ts";

export type SiteSearchTexts = {
  loading: string;
  /** `one`, `other` and `none` have `{text}`. */
  one: string;
  /** Also has `{n}`. */
  other: string;
  none: string;
  /** Accessible name of the list of results. */
  results: string;
  kinds: Record<SearchPageKind, string>;
};

export type SiteSearchProps = {
  words: SiteSearchTexts;
  indexPath: string;
};
