/** Days and times as worded in Mexico. */
import { getWeekday, type IsoDay, type TimeZone, toLocalDay, toWallClock } from "./civil-time.ts";

/**
 * The names are not from Intl, because the first use of Intl on a page takes a cheap phone 60 to 90 ms. A test compares
 * the results with Intl's.
 */
const weekdayNames = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"] as const;
export const spanishMonths = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio"],
  ...["julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
] as const;

/**
 * Formats a day as `martes 17 de noviembre de 2026`, without a line break after the number.
 *
 * @throws {RangeError} if there is no such day.
 */
export function formatDateWithWeekday(day: IsoDay): string {
  return `${formatDayWithoutYear(day)} de ${day.slice(0, 4)}`;
}

/**
 * Formats a day as `17 de noviembre de 2026`, without a line break after the number. Throws like {@link
 * formatDateWithWeekday}.
 */
export function formatDate(day: IsoDay): string {
  return `${formatDayAndMonth(day)} de ${day.slice(0, 4)}`;
}

/** Formats `2024-09` or `2024-09-30` as `septiembre de 2024`. */
export function formatMonth(month: string): string {
  return `${spanishMonths[Number(month.slice(5, 7)) - 1]} de ${month.slice(0, 4)}`;
}

/**
 * Formats a day as `martes 17 de noviembre`, for contexts in which the year is clear. Throws like {@link
 * formatDateWithWeekday}.
 */
export function formatDayWithoutYear(day: IsoDay): string {
  return `${weekdayNames[getWeekday(day)]} ${formatDayAndMonth(day)}`;
}

/** Formats a day, with the year only if `today` is in another year. Throws like {@link formatDateWithWeekday}. */
export function formatDayWithOptionalYear(day: IsoDay, today: IsoDay): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayWithoutYear(day) : formatDateWithWeekday(day);
}

/**
 * Formats an instant as `11:00 h` in the local time of the zone.
 *
 * @throws {RangeError} if the instant is not a valid date.
 */
export function formatTime(instant: Date, timeZone: TimeZone): string {
  return `${toWallClock(instant, timeZone).time}\u00a0h`;
}

/** Formats an instant as `martes 17 de noviembre de 2026, 11:00 h`. Throws like {@link formatTime}. */
export function formatMoment(instant: Date, timeZone: TimeZone): string {
  return `${formatDateWithWeekday(toLocalDay(instant, timeZone))}, ${formatTime(instant, timeZone)}`;
}

/** Formats a day as `17 de noviembre`, without a line break after the number. */
function formatDayAndMonth(day: IsoDay): string {
  // This call throws if there is no such day.
  getWeekday(day);
  return `${Number(day.slice(8))}\u00a0de ${spanishMonths[Number(day.slice(5, 7)) - 1]}`;
}
