const fullDateFormat = new Intl.DateTimeFormat("es-MX", { dateStyle: "full", timeZone: "UTC" });
const relativeDayFormat = new Intl.RelativeTimeFormat("es-MX", { numeric: "auto" });
const dayMs = 86_400_000;

/** Whether the value is an existing day such as `2026-11-13`. */
export function isDay(day: unknown): day is string {
  if (typeof day !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().slice(0, 10) === day;
}

/**
 * Spells out a day and its distance from today.
 *
 * @param day - `2026-11-13`.
 * @param today - in the same format.
 * @returns `viernes, 13 de noviembre de 2026: dentro de 3 días`, or an empty text if the day does not exist.
 */
export function describeDay(day: string, today: string): string {
  if (!isDay(day)) return "";
  const date = new Date(`${day}T00:00Z`);
  const days = Math.round((date.valueOf() - Date.parse(`${today}T00:00Z`)) / dayMs);
  return Number.isNaN(days)
    ? fullDateFormat.format(date)
    : `${fullDateFormat.format(date)}: ${relativeDayFormat.format(days, "day")}`;
}
