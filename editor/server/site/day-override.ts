/** Replaces the module `build-day.ts`, which reads the clock, with a module for another day. */
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { TextsByPath } from "./text-override.ts";

export const dayModulePath = "src/content/site/dates/build-day.ts";

export const buildDayOverride = (day: IsoDay): TextsByPath =>
  new Map([[dayModulePath, `export const buildDay = ${JSON.stringify(day)};`]]);

/** The given texts, and the module for `day` unless it is today. */
export const overrideDay = (today: IsoDay, day: IsoDay, texts: TextsByPath = new Map()): TextsByPath =>
  new Map([...(day === today ? [] : buildDayOverride(day)), ...texts]);
