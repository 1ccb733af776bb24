import type { SearchKind } from "#domain/search/search-results.ts";

/** The script's texts. The script fills in `{…}`. */
export type SiteSearchWords = {
  loading: string;
  /** `{text}`, also in the next two. */
  one: string;
  /** `{n}`. */
  other: string;
  none: string;
  /** Accessible name of the list of results. */
  results: string;
  kinds: Record<SearchKind, string>;
};

export type SiteSearchProps = {
  words: SiteSearchWords;
  /** Address of the index. */
  indexPath: string;
};
