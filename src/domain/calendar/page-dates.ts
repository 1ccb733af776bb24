import type { IsoDay } from "./civil-time.ts";

/** By path. */
export type PageDates = Readonly<Record<string, PageDate>>;

export type PageDate = {
  changed: IsoDay;
  /** Digest of the page's words at that date. */
  words: string;
};

/**
 * The dates after a change: a page keeps its date while its words stay the same.
 *
 * @param words - digest of each page's current words, by path; other pages lose their date.
 * @param today - for pages that are new or have changed.
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

/** Paths of pages whose current words have no date, and of dates whose page is gone. */
export function undatedPages(known: PageDates, words: Readonly<Record<string, string>>): string[] {
  const changed = Object.keys(words).filter((path) => known[path]?.words !== words[path]);
  return [...changed, ...Object.keys(known).filter((path) => words[path] === undefined)].toSorted();
}
