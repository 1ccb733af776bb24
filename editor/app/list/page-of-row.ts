import type { ListInfo } from "#editor/api.ts";
import { isDay } from "#editor/app/form/day-words.ts";
import { fieldsOf, rowsOf } from "#editor/app/form/form-value.ts";

/**
 * The page that shows the open row, with its address as it is on the disk: what is being typed has no page yet.
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

/** The day from which visitors see the open row, if it is to come; empty else. */
export function waitsUntil(data: unknown, open: number, today: string): string {
  const { visibleFrom } = fieldsOf(rowsOf(data)[open]);
  return isDay(visibleFrom) && visibleFrom > today ? visibleFrom : "";
}
