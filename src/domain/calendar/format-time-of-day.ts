/** Times of day as people say them in Mexico. The functions take times on a 24-hour clock: `08:00`, `18:30`. */

/**
 * Formats a time as `8 a.m.` or `6:30 p.m.`, without a line break before `a.m.` or `p.m.`; noon is `12 p.m.`, midnight
 * `12 a.m.`.
 *
 * @throws {RangeError} if there is no such time.
 */
export function formatTimeOfDay(time: string): string {
  const { hour, minutes, half } = parseTime(time);
  return `${hour}${minutes === "00" ? "" : `:${minutes}`}\u00a0${half}`;
}

/** Formats a time as `a las 8 a.m.` or `a la 1:15 p.m.`. Throws like {@link formatTimeOfDay}. */
export function formatTimeOfDayPhrase(time: string): string {
  return `${parseTime(time).hour === 1 ? "a la" : "a las"} ${formatTimeOfDay(time)}`;
}

function parseTime(time: string) {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new RangeError(`not a time: ${time}`);
  const hourOfDay = Number(hours);
  return { hour: hourOfDay % 12 || 12, minutes, half: hourOfDay < 12 ? "a.m." : "p.m." };
}
