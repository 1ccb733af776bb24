import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { getFirstDayInForce, type InForceDate } from "#domain/legal/version-in-force.ts";

/**
 * The day whose facts a version states. A version that comes into force after a list has changed by itself states what
 * will be true then; any other version states what is true today.
 *
 * @param comingDays - the days after `today` on which a list changes by itself.
 */
export function findFactsDay(inForce: InForceDate, today: IsoDay, comingDays: readonly IsoDay[]): IsoDay {
  const first = getFirstDayInForce(inForce);
  return first !== undefined && comingDays.some((day) => day <= first) ? first : today;
}
