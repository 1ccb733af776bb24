/** When each page's content last changed. Written by `npm run dates`; see docs/decisions/0043-dates-of-pages.md. */
import type { IsoDay } from "#domain/civil-time.ts";
import type { PageDates } from "#domain/page-dates.ts";
import dates from "./page-dates.json" with { type: "json" };

export const pageDates = dates as PageDates;

/** @returns undefined for a page that has no date yet. */
export function changedOn(path: string): IsoDay | undefined {
  return pageDates[path]?.changed;
}
