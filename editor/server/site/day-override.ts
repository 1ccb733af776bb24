/** Overrides the module with the day of the build, which reads the clock once. */
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { TextsByPath } from "./text-override.ts";

export const buildDayModule = "src/content/site/build-day.ts";

export const buildDayOverride = (day: IsoDay): TextsByPath =>
  new Map([[buildDayModule, `export const buildDay = ${JSON.stringify(day)};`]]);
