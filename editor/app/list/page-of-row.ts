import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { ListInfo } from "#editor/api/api.ts";
import { isDay } from "#editor/app/form/day-words.ts";
import { fieldsOf, rowsOf } from "#editor/app/form/form-value.ts";
import { firstDayOf } from "#editor/server/site/start-days.ts";

/**
 * The page that shows the open row, by the address of a row on disk: an address that is being typed has no page yet.
 *
 * @returns undefined for a row that was never saved.
 */
export function pageOfRow({ page, schema }: ListInfo, data: unknown, saved: unknown, open: number): string | undefined {
  const gaps = [...page.matchAll(/\{(\w+)\}/g)].map(([, field = ""]) => field);
  if (gaps.length === 0) return page;
  if (schema.type !== "array") return undefined;
  const row = fieldsOf(rowsOf(data)[open]);
  const isSaved = rowsOf(saved).some((other) => gaps.every((field) => fieldsOf(other)[field] === row[field]));
  if (!isSaved) return undefined;
  return page.replaceAll(/\{(\w+)\}/g, (_gap, field: string) => String(row[field]));
}

/** `isUnseen`: the row is on no page before that day. */
export type StartDay = { day: string; isUnseen: boolean };

/** The day on which the open row becomes visible, or else starts, if it is in the future. */
export function startDay({ items = {} }: FormSchema, data: unknown, open: number, today: string): StartDay | undefined {
  const row = fieldsOf(rowsOf(data)[open]);
  const isToCome = (day: unknown): day is string => isDay(day) && day > today;
  if (isToCome(row.visibleFrom)) return { day: row.visibleFrom, isUnseen: true };
  const begins = firstDayOf(items, row);
  return isToCome(begins) ? { day: begins, isUnseen: false } : undefined;
}
