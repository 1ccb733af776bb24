/** Rows that stay hidden until a given day. */
import type { IsoDay } from "./civil-time.ts";

type RevealableRow = { visibleFrom?: IsoDay };

/** Keeps the rows that a build on the given day may show, without the field `visibleFrom`. */
export function filterVisibleRows<Row extends RevealableRow>(
  day: IsoDay,
  rows: readonly Row[],
): Omit<Row, "visibleFrom">[] {
  return rows
    .filter(({ visibleFrom }) => visibleFrom === undefined || visibleFrom <= day)
    .map(({ visibleFrom: _, ...row }) => row);
}

/** Lists the days on which rows became or become visible. */
export function listRevealDays(rows: readonly RevealableRow[]): IsoDay[] {
  return rows.flatMap(({ visibleFrom }) => visibleFrom ?? []);
}
