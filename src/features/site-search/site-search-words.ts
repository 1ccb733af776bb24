import type { SearchKind } from "#domain/site-search.ts";

/** What the script says. `{…}` is filled in by it. */
export type SiteSearchWords = {
  loading: string;
  /** With `{text}`, as are the next two. */
  one: string;
  /** With `{n}`. */
  other: string;
  none: string;
  /** Names the list of results. */
  results: string;
  kinds: Record<SearchKind, string>;
};

export type SiteSearchProps = {
  words: SiteSearchWords;
  /** Where the index is. */
  indexPath: string;
};
