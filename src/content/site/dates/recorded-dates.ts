/**
 * Day of the last change of each page's content, as recorded by `npm run dates` at a release. Pages that
 * changed later state no date: see docs/decisions/0043-dates-of-pages.md.
 */

import dates from "#content/site/page-dates.json" with { type: "json" };
import type { PageDates } from "#domain/calendar/page-dates.ts";

export const recordedPageDates = dates as PageDates;
