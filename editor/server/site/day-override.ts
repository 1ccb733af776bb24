/** The module that reads the clock, once per build, and its text for another day. */
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { Texts } from "./text-override.ts";

export const buildDayModule = "src/content/site/build-day.ts";

/** Override for the site as built on that day. */
export const buildDayOverride = (day: IsoDay): Texts =>
  new Map([[buildDayModule, `export const buildDay = ${JSON.stringify(day)};`]]);
