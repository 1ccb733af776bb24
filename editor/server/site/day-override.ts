/** The module that reads the clock, once, as a build does; and what it says on another day. */
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { Texts } from "./text-override.ts";

export const buildDayModule = "src/content/site/build-day.ts";

/** The site as it is built on that day. */
export const buildDayOverride = (day: IsoDay): Texts =>
  new Map([[buildDayModule, `export const buildDay = ${JSON.stringify(day)};`]]);
