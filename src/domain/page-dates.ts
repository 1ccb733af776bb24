import type { IsoDay } from "./civil-time.ts";

/** By path. */
export type PageDates = Readonly<Record<string, PageDate>>;

export type PageDate = {
  changed: IsoDay;
  /** Digest of the words that the page had then. */
  words: string;
};

/**
 * The dates after a change: a page keeps its date while it says the same.
 *
 * @param words - digest of each page's words now, by path; others have no date any more.
 * @param today - for what is new or says something else.
 */
export function datedPages(known: PageDates, words: Readonly<Record<string, string>>, today: IsoDay): PageDates {
  return Object.fromEntries(
    Object.entries(words)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, now]) => {
        const before = known[path];
        return [path, before?.words === now ? before : { changed: today, words: now }];
      }),
  );
}

/** Paths of what has no date for what it says now, and of dates whose page is gone. */
export function undatedPages(known: PageDates, words: Readonly<Record<string, string>>): string[] {
  const changed = Object.keys(words).filter((path) => known[path]?.words !== words[path]);
  return [...changed, ...Object.keys(known).filter((path) => words[path] === undefined)].toSorted();
}
