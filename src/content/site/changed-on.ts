/**
 * When each page's words last changed, as `npm run dates` recorded it at a release. A build dates what changed since:
 * see docs/decisions/0043-dates-of-pages.md.
 */
import type { PageDates } from "#domain/calendar/page-dates.ts";
import dates from "./page-dates.json" with { type: "json" };

export const recordedDates = dates as PageDates;
