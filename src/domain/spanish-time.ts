/** Days and times as people read them in Mexico. */
import { dayAt, type IsoDay, wallClockAt } from "./civil-time.ts";
import { madeOnce } from "./made-once.ts";

type Format = () => Intl.DateTimeFormat;

const format = (parts: Intl.DateTimeFormatOptions): Format =>
  madeOnce(() => new Intl.DateTimeFormat("es-MX", { ...parts, timeZone: "UTC" }));
const weekday = format({ weekday: "long" });
const date = format({ day: "numeric", month: "long", year: "numeric" });
const shortDate = format({ day: "numeric", month: "long" });

/**
 * `martes 17 de noviembre de 2026`, with no line break after the number.
 *
 * @throws {RangeError} if there is no such day.
 */
export function spokenDay(day: IsoDay): string {
  return spoken(day, date);
}

/** `17 de noviembre de 2026`, with no line break after the number. Throws like {@link spokenDay}. */
export function spokenDate(day: IsoDay): string {
  return dateInWords(day, date);
}

/** `martes 17 de noviembre`, where the year goes without saying. Throws like {@link spokenDay}. */
export function spokenDayOfYear(day: IsoDay): string {
  return spoken(day, shortDate);
}

/**
 * `11:00 h`, on the clocks of a time zone.
 *
 * @throws {RangeError} if the instant is not a valid date, or the time zone is unknown.
 */
export function spokenTime(instant: Date, timeZone: string): string {
  return `${wallClockAt(instant, timeZone).time}\u00a0h`;
}

/** `martes 17 de noviembre de 2026, 11:00 h`. Throws like {@link spokenTime}. */
export function spokenMoment(instant: Date, timeZone: string): string {
  return `${spokenDay(dayAt(instant, timeZone))}, ${spokenTime(instant, timeZone)}`;
}

function spoken(day: IsoDay, format: Format): string {
  return `${weekday().format(new Date(`${day}T00:00Z`))} ${dateInWords(day, format)}`;
}

function dateInWords(day: IsoDay, format: Format): string {
  return format()
    .format(new Date(`${day}T00:00Z`))
    .replace(" de ", "\u00a0de ");
}
