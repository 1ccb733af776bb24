/** Reads a day as people in Mexico type it: the day first, then the month, by number or by name. */
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { spanishMonths } from "#domain/calendar/spanish-time.ts";
import { foldSpelling } from "#domain/text/fold.ts";

/**
 * Result of reading a typed day. `day`: the day. `guess`: a day whose year was not typed. `errorMessage`: why there
 * is no such day, in Spanish.
 */
export type TypedDay = { day: IsoDay } | { guess: IsoDay } | { errorMessage: string };

const unreadableDay: TypedDay = { errorMessage: "escribe día, mes y año, por ejemplo 1/12/2026" };

/** @param today - if the year was not typed, it is guessed: the day is the next such day from today on. */
export function parseTypedDay(text: string, today: IsoDay): TypedDay {
  const daysAhead = ["hoy", "manana"].indexOf(foldSpelling(text).trim());
  if (daysAhead >= 0) return { day: addDays(today, daysAhead) };
  const words = foldSpelling(text)
    .replace(/^(?:lun|mar|mie|jue|vie|sab|dom)[a-z]* (?=\d)/, "")
    .replaceAll(/\bdel?\b/g, "")
    .match(/\d+|[a-z]+/g);
  const [one = "", two = "", three] = words?.[0]?.length === 4 ? words.toReversed() : (words ?? []);
  if (!words || words.length > 3 || !/^\d{1,2}$/.test(one) || (three && !/^(?:\d\d|\d{4})$/.test(three)))
    return unreadableDay;
  const monthNumber = two.length >= 3 ? spanishMonths.findIndex((name) => name.startsWith(two)) + 1 : 0;
  const typedNumbers = [Number(one), monthNumber || Number(two)];
  // A text such as 12/25/2026 can be read in only one way.
  const [date = 0, month = 0] =
    typedNumbers[0] && typedNumbers[0] <= 12 && (typedNumbers[1] ?? 0) > 12 ? typedNumbers.toReversed() : typedNumbers;
  const name = spanishMonths[month - 1];
  if (!name || date < 1 || date > 31) return unreadableDay;
  const formatExistingDay = (year: number): IsoDay | undefined =>
    date <= countDays(year, month) ? `${year}-${padNumber(month)}-${padNumber(date)}` : undefined;
  const year = Number(three ?? today.slice(0, 4)) + (three?.length === 2 ? 2000 : 0);
  const day = formatExistingDay(year);
  const missingDay: TypedDay = {
    errorMessage: `ese día no existe: ${name} de ${year} tiene ${countDays(year, month)} días`,
  };
  if (three) return day === undefined ? missingDay : { day };
  const guessedDay = day !== undefined && day >= today ? day : formatExistingDay(year + 1);
  return guessedDay === undefined ? missingDay : { guess: guessedDay };
}

/** Formats an existing day as people type it: `1/12/2026`. */
export const formatTypedDay = (day: IsoDay): string => day.split("-").map(Number).toReversed().join("/");

const countDays = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const padNumber = (part: number) => String(part).padStart(2, "0");
