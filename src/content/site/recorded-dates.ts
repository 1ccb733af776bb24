/**
 * Day of the last change of each page's content, as recorded by `npm run dates` at a release. A build dates later
 * changes itself: see docs/decisions/0043-dates-of-pages.md.
 */
import type { PageDates } from "#domain/calendar/page-dates.ts";
import dates from "./page-dates.json" with { type: "json" };

export const recordedDates = dates as PageDates;
