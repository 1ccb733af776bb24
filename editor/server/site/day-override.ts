/** Replaces the module `build-day.ts`, which reads the clock, with a module for another day. */
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { TextsByPath } from "./text-override.ts";

export const dayModulePath = "src/content/site/dates/build-day.ts";

export const buildDayOverride = (day: IsoDay): TextsByPath =>
  new Map([[dayModulePath, `export const buildDay = ${JSON.stringify(day)};`]]);
