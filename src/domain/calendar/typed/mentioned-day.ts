import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { foldSpelling } from "#domain/text/fold.ts";

const monthNames = "ene feb mar abr may jun jul ago sep oct nov dic".split(" ");

/** Number of days in each unit of time that people use; a month counts as 30 days. */
const unitDays: Readonly<Record<string, number>> = { dia: 1, semana: 7, mes: 30 };
const countWords = "cero un dos tres cuatro cinco seis siete ocho nueve diez".split(" ");

/**
 * Finds the past day that a Spanish sentence names: «el 3 de octubre», «3/10/2026», «hace dos semanas», «ayer». A date
 * without a year is the last one before or on `today`.
 *
 * @returns undefined if the sentence names no day, or one that does not exist.
 */
export function findMentionedDay(text: string, today: IsoDay): IsoDay | undefined {
  const foldedText = foldSpelling(text);
  const [, number = "", month = "", year] =
    /\b(\d{1,2}) (?:de )?(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*(?: (?:de |del )?(20\d\d))?\b/.exec(
      foldedText,
    ) ?? [];
  if (month) return toPastDay(Number(number), monthNames.indexOf(month) + 1, year, today);
  const [, day, monthNumber, fullYear] = /\b(\d{1,2})[/-](\d{1,2})(?:[/-](20\d\d))?\b/.exec(text) ?? [];
  if (day && monthNumber) return toPastDay(Number(day), Number(monthNumber), fullYear, today);
  const [, count = "", unit = ""] = /\bhace (\w+) (dia|semana|mes)(?:e?s)?\b/.exec(foldedText) ?? [];
  const unitCount = /^\d+$/.test(count) ? Number(count) : countWords.indexOf(count.replace("una", "un"));
  if (unit && unitCount > 0) return addDays(today, -unitCount * (unitDays[unit] ?? 0));
  if (/\bantier\b|\banteayer\b/.test(foldedText)) return addDays(today, -2);
  if (/\bayer\b/.test(foldedText)) return addDays(today, -1);
  return /\bhoy\b/.test(foldedText) ? today : undefined;
}

function toPastDay(day: number, month: number, year: string | undefined, today: IsoDay): IsoDay | undefined {
  const thisYear = Number(today.slice(0, 4));
  const padNumber = (part: number) => `${part}`.padStart(2, "0");
  const candidates = (year ? [Number(year)] : [thisYear, thisYear - 1]).map(
    (each) => `${each}-${padNumber(month)}-${padNumber(day)}`,
  );
  return candidates.find((candidate) => isExistingDay(candidate) && candidate <= today);
}

/** Whether a day exists; `Date` would turn 31 February into a day of March. */
function isExistingDay(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}
