/** When what a list's rows say begins, where that is a day to come. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { fieldsOf, rowsOf } from "#editor/app/form/form-value.ts";

/** @returns the earliest first day to come of the rows that are new or say something else; undefined if none is to come. */
export function firstDayToCome(
  { items = {} }: FormSchema,
  { before, after, today }: { before: unknown; after: unknown; today: IsoDay },
): IsoDay | undefined {
  const known = new Set(rowsOf(before).map((row) => JSON.stringify(row)));
  const changed = rowsOf(after).filter((row) => !known.has(JSON.stringify(row)));
  return changed
    .flatMap((row) => firstDayOf(items, fieldsOf(row)) ?? [])
    .filter((day) => day > today)
    .toSorted()[0];
}

/** Of its period, or from when it is seen. */
export function firstDayOf(
  { properties = {} }: FormSchema,
  row: Readonly<Record<string, unknown>>,
): IsoDay | undefined {
  const period = Object.keys(properties).find((name) => properties[name]?.widget === "period");
  const days = [...(period ? [fieldsOf(row[period]).from] : []), row.visibleFrom];
  return days.find((day): day is IsoDay => typeof day === "string" && /^\d{4}-/.test(day));
}
