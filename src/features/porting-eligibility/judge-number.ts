import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import type { SimAnswer } from "#domain/sim/sim-answers.ts";
import { judgeSimNumber } from "#domain/sim/sim-number.ts";

/** Determines what a number's text means today for the visitor's SIM; undefined if it is not a number's text. */
export function judgeNumber(text: string): SimAnswer | undefined {
  const verdict = judgeSimNumber(text, toLocalDay(new Date(), centralTimeZone));
  return verdict && { text, verdict };
}
