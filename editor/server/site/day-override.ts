/** Overrides the module that reads the clock, once per build, with another day. */
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { TextsByPath } from "./text-override.ts";

export const buildDayModule = "src/content/site/build-day.ts";

/** The override that makes modules compute the site as built on that day. */
export const buildDayOverride = (day: IsoDay): TextsByPath =>
  new Map([[buildDayModule, `export const buildDay = ${JSON.stringify(day)};`]]);
