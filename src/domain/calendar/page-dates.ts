import type { IsoDay } from "./civil-time.ts";

/** Date of the last change of each page, by path. */
export type PageDates = Readonly<Record<string, PageDate>>;

export type PageDate = {
  changed: IsoDay;
  /** Digest of the page's text on the day `changed`. */
  digest: string;
};

/**
 * Updates the date of every page: a page keeps its date while its text stays the same.
 *
 * @param recordedDates - the dates recorded so far.
 * @param digests - digest of each page's current text, by path; a page that is not listed loses its date.
 * @param today - date for pages that are new or have changed.
 */
export function updatePageDates(
  recordedDates: PageDates,
  digests: Readonly<Record<string, string>>,
  today: IsoDay,
): PageDates {
  return Object.fromEntries(
    Object.entries(digests)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, digest]) => {
        const before = recordedDates[path];
        return [path, before?.digest === digest ? before : { changed: today, digest }];
      }),
  );
}

/** Returns the dates of the pages whose text has not changed since then. */
export function keepDatesOfUnchangedPages(
  recordedDates: PageDates,
  digests: Readonly<Record<string, string>>,
): PageDates {
  return Object.fromEntries(Object.entries(recordedDates).filter(([path, date]) => date.digest === digests[path]));
}

/** Lists the paths of pages that are new or have changed since their date, and of dated pages that no longer exist. */
export function listOutdatedPages(recordedDates: PageDates, digests: Readonly<Record<string, string>>): string[] {
  const changedPaths = Object.keys(digests).filter((path) => recordedDates[path]?.digest !== digests[path]);
  return [...changedPaths, ...Object.keys(recordedDates).filter((path) => digests[path] === undefined)].toSorted();
}
