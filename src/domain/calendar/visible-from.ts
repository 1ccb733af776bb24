/** Rows that stay out of everything until a day. */
import type { IsoDay } from "./civil-time.ts";

type Hideable = { visibleFrom?: IsoDay };

/** The rows that a build of this day may show, without the day. */
export function visibleRows<Row extends Hideable>(day: IsoDay, rows: readonly Row[]): Omit<Row, "visibleFrom">[] {
  return rows
    .filter(({ visibleFrom }) => visibleFrom === undefined || visibleFrom <= day)
    .map(({ visibleFrom: _, ...row }) => row);
}

/** The days on which rows are seen for the first time. */
export function revealDays(rows: readonly Hideable[]): IsoDay[] {
  return rows.flatMap(({ visibleFrom }) => visibleFrom ?? []);
}
