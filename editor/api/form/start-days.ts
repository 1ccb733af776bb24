import type { FormSchema } from "#content/forms/check/path-label.ts";
import { type IsoDay, isDay } from "#domain/calendar/civil-time.ts";
import { toFields, toRows } from "./form-value.ts";

/** @returns the earliest future start day among the new or changed rows; undefined if there is none. */
export function findNextStartDay(
  { items = {} }: FormSchema,
  { before, after, today }: { before: unknown; after: unknown; today: IsoDay },
): IsoDay | undefined {
  const oldRowsJson = new Set(toRows(before).map((row) => JSON.stringify(row)));
  const changedRows = toRows(after).filter((row) => !oldRowsJson.has(JSON.stringify(row)));
  return changedRows
    .flatMap((row) => findStartDay(items, toFields(row)) ?? [])
    .filter((day) => day > today)
    .toSorted()[0];
}

const findPeriod = ({ properties = {} }: FormSchema, row: Readonly<Record<string, unknown>>) => {
  const name = Object.keys(properties).find((each) => properties[each]?.widget === "period");
  return name === undefined ? {} : toFields(row[name]);
};

export function findEndDay(items: FormSchema, row: Readonly<Record<string, unknown>>): IsoDay | undefined {
  const { to } = findPeriod(items, row);
  return isDay(to) ? to : undefined;
}

/** First day of a row's period, or else the day from which the row is visible; undefined without either. */
export const findStartDay = (items: FormSchema, row: Readonly<Record<string, unknown>>): IsoDay | undefined =>
  [findPeriod(items, row).from, row.visibleFrom].find(isDay);
