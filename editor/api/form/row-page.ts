import type { FormSchema } from "#content/forms/check/path-label.ts";
import { isDay } from "#domain/calendar/civil-time.ts";
import type { ListInfo } from "#editor/api/api.ts";
import { toFields, toRows } from "./form-value.ts";
import { findStartDay } from "./start-days.ts";

/**
 * Finds the page that shows the open row.
 *
 * @param savedData - the data on disk: a row has its own page only once its address is saved.
 * @param openIndex - index of the open row.
 * @returns the path; undefined if the row has no page yet.
 */
export function findRowPage(
  { page, sharedPage, schema }: Pick<ListInfo, "page" | "sharedPage" | "schema">,
  data: unknown,
  savedData: unknown,
  openIndex: number,
): string | undefined {
  const placeholderFields = [...page.matchAll(/\{(\w+)\}/g)].map(([, field = ""]) => field);
  if (placeholderFields.length === 0) return page;
  if (schema.type !== "array") return undefined;
  const row = toFields(toRows(data)[openIndex]);
  const isSaved = toRows(savedData).some((other) =>
    placeholderFields.every((field) => toFields(other)[field] === row[field]),
  );
  if (!isSaved) return undefined;
  const values = toRows(row[sharedPage?.field ?? ""]);
  if (sharedPage && !values.includes(sharedPage.value))
    return Object.entries(sharedPage.pagesByValue).find(([value]) => values.includes(value))?.[1] ?? sharedPage.page;
  return page.replaceAll(/\{(\w+)\}/g, (_gap, field: string) => String(row[field]));
}

/** `day`: `2026-12-04`; `isHidden`: whether the row is hidden until that day. */
export type StartDay = { day: string; isHidden: boolean };

/** Finds the future day on which the open row becomes visible, or its future start day if it is already visible. */
export function findRowStartDay(
  { items = {} }: FormSchema,
  data: unknown,
  openIndex: number,
  today: string,
): StartDay | undefined {
  const row = toFields(toRows(data)[openIndex]);
  const isFutureDay = (day: unknown): day is string => isDay(day) && day > today;
  if (isFutureDay(row.visibleFrom)) return { day: row.visibleFrom, isHidden: true };
  const startDay = findStartDay(items, row);
  return isFutureDay(startDay) ? { day: startDay, isHidden: false } : undefined;
}
