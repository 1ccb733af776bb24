import { isDay } from "#domain/calendar/civil-time.ts";

const fullDateFormat = new Intl.DateTimeFormat("es-MX", { dateStyle: "full", timeZone: "UTC" });
const relativeDayFormat = new Intl.RelativeTimeFormat("es-MX", { numeric: "auto" });
const dayMs = 86_400_000;

/** Spells out a day: `viernes, 13 de noviembre de 2026: dentro de 3 días`; empty if it does not exist. */
export function describeDay(day: string, today: string): string {
  if (!isDay(day)) return "";
  const date = new Date(`${day}T00:00Z`);
  const days = Math.round((date.valueOf() - Date.parse(`${today}T00:00Z`)) / dayMs);
  return Number.isNaN(days)
    ? fullDateFormat.format(date)
    : `${fullDateFormat.format(date)}: ${relativeDayFormat.format(days, "day")}`;
}
