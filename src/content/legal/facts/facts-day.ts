import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { getFirstDayInForce, type InForceDate } from "#domain/legal/version-in-force.ts";

/**
 * Finds the day whose facts a version states. A version that comes into force after a list has changed by itself states
 * the facts of that later day; any other version states today's facts.
 *
 * @param comingChangeDays - the days after `today` on which a list changes by itself.
 */
export function findFactsDay(inForce: InForceDate, today: IsoDay, comingChangeDays: readonly IsoDay[]): IsoDay {
  const firstDay = getFirstDayInForce(inForce);
  return firstDay !== undefined && comingChangeDays.some((day) => day <= firstDay) ? firstDay : today;
}
