import { addDays, centralTimeZone, getWeekday, type IsoDay, type MexicanTimeZone } from "./civil-time.ts";

/** A day of rest that recurs every year, or every `years` years from the year `since` on. */
export type RestDayRule =
  | { month: number; day: number; everyYears?: { years: number; since: number } }
  /** A Monday of the month; `monday: 1` is the first one. */
  | { month: number; monday: number };

export type BusinessCalendar = {
  timeZone: MexicanTimeZone;
  /** 0 is Sunday, 6 is Saturday. */
  workingWeekdays: readonly number[];
  restDays: readonly RestDayRule[];
  /** The first and the last year that the calendar covers. */
  years: { first: number; last: number };
};

/**
 * Monday to Friday in central Mexico, except the mandatory days of rest of the Ley Federal del Trabajo, article 74
 * (text of 30 September 2024). A day of rest that falls on a weekend is not moved. Election days are left out, because
 * they are Sundays. The porting rules do not say which calendar applies (docs/decisions/0013).
 */
export const federalCalendar: BusinessCalendar = {
  timeZone: centralTimeZone,
  workingWeekdays: [1, 2, 3, 4, 5],
  restDays: [
    { month: 1, day: 1 },
    { month: 2, monday: 1 },
    { month: 3, monday: 3 },
    { month: 5, day: 1 },
    { month: 9, day: 16 },
    { month: 10, day: 1, everyYears: { years: 6, since: 2024 } },
    { month: 11, monday: 3 },
    { month: 12, day: 25 },
  ],
  years: { first: 2024, last: 2036 },
};

/**
 * Lists a year's days of rest in order, including those on weekends.
 *
 * @throws {RangeError} if the calendar does not cover the year.
 */
export function listRestDays(year: number, { restDays, years }: BusinessCalendar): IsoDay[] {
  if (!(year >= years.first && year <= years.last))
    throw new RangeError(`the calendar knows ${years.first} to ${years.last}, not ${year}`);
  return restDays.flatMap((rule) => computeRestDay(rule, year) ?? []);
}

/** @throws {RangeError} if the calendar does not cover the day's year. */
export function isRestDay(day: IsoDay, calendar: BusinessCalendar): boolean {
  const [year, month] = day.split("-").map(Number);
  const monthRules = calendar.restDays.filter((rule) => rule.month === month);
  return listRestDays(year ?? Number.NaN, { ...calendar, restDays: monthRules }).includes(day);
}

/** @throws {RangeError} if there is no such day, or the calendar does not cover its year. */
export function isBusinessDay(day: IsoDay, calendar: BusinessCalendar): boolean {
  return calendar.workingWeekdays.includes(getWeekday(day)) && !isRestDay(day, calendar);
}

/**
 * Adds a number of business days to a day; the day itself does not count.
 *
 * @param count - 1 for the next business day.
 * @throws {RangeError} if the count is not a whole number from 1 up, or if the calendar does not cover all years
 *   involved.
 */
export function addBusinessDays(day: IsoDay, count: number, calendar: BusinessCalendar): IsoDay {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`not a count of business days: ${count}`);
  let lastDay = day;
  for (let remaining = count; remaining > 0; ) {
    lastDay = addDays(lastDay, 1);
    if (isBusinessDay(lastDay, calendar)) remaining -= 1;
  }
  return lastDay;
}

function computeRestDay(rule: RestDayRule, year: number): IsoDay | undefined {
  if ("monday" in rule) return findNthMonday(year, rule.month, rule.monday);
  const { everyYears } = rule;
  if (everyYears && (year - everyYears.since) % everyYears.years !== 0) return undefined;
  return formatIsoDay(year, rule.month, rule.day);
}

function findNthMonday(year: number, month: number, nth: number): IsoDay {
  const firstDay = formatIsoDay(year, month, 1);
  const daysUntilMonday = (8 - getWeekday(firstDay)) % 7;
  return addDays(firstDay, daysUntilMonday + 7 * (nth - 1));
}

function formatIsoDay(year: number, month: number, day: number): IsoDay {
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}
