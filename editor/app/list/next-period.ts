/** Copies a row whose period ends, for the following period. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { addDays, type IsoDay, isDay } from "#domain/calendar/civil-time.ts";
import { formatDate, formatMonth } from "#domain/calendar/spanish-time.ts";
import { chooseKind, getFieldSchema, setField, setFieldAt, toFields } from "#editor/api/form/form-value.ts";
import { copyRowKey, markNewRow } from "#editor/api/form/row-keys.ts";
import { proposeId } from "#editor/app/legal/clause/propose-id.ts";

/** `from`: the day after the row's last day, or today if that day has passed. */
export type NextPeriod = { from: IsoDay; row: Readonly<Record<string, unknown>> };

/**
 * Copies a row without the fields that belong only to it: key, number, first visible day, and other publications'
 * readings.
 *
 * @returns undefined if the row has no last day.
 */
export function copyForNextPeriod(
  { items = {}, ...list }: FormSchema,
  row: unknown,
  today: IsoDay,
): NextPeriod | undefined {
  const { keyField = "", nameField = "", uniqueFields = [] } = list;
  const fields = toFields(row);
  const { name: periodName, period } = findPeriod(items, row);
  const lastDay = period.to ?? period.endedBy;
  if (!isDay(lastDay)) return undefined;
  const [, from = today] = [addDays(lastDay, 1), today].toSorted();
  const copiedFields = Object.entries(toFields(omitLegacy(items, fields))).filter(
    ([name]) => !["visibleFrom", keyField, ...uniqueFields].includes(name),
  );
  return {
    from,
    row: {
      ...Object.fromEntries(copiedFields),
      [nameField]: renameForDay(String(fields[nameField] ?? ""), from),
      [periodName]: { kind: "dates", from, to: "" },
    },
  };
}

/** The change of a row that follows from a change of another list: at once, or from `day` on in a row of its own. */
export type RowChange = {
  index: number;
  day?: IsoDay;
  values: readonly { path: readonly string[]; value: number }[];
};

/** Changes the row. If it continues from a day on, its end changes, and a copy with the values is above it. */
export function changeRow(
  list: FormSchema,
  rows: readonly unknown[],
  { index, day, values }: RowChange,
  { until, today }: { until: string; today: IsoDay },
): readonly unknown[] {
  const { items = {}, keyField = "" } = list;
  const row = rows[index];
  const setValues = (changed: unknown) =>
    values.reduce((all: unknown, { path, value }) => setFieldAt(items, all, path, value), changed);
  if (day === undefined) return rows.with(index, copyRowKey(row, setValues(row)));
  const { name, period } = findPeriod(items, row);
  const ended = setFieldAt(items, row, [name, period.kind === "dates" ? "to" : "endedBy"], addDays(day, -1));
  const copy = setFieldAt(items, copyForNextPeriod(list, ended, today)?.row, [name, "to"], until);
  const keys = rows.map((each) => String(toFields(each)[keyField]));
  const next = markNewRow(proposeKey(list, {}, setValues(copy), keys));
  return rows.with(index, copyRowKey(row, ended)).toSpliced(index, 0, next);
}

/** The last day of a row, or else the last day of the month of `day`. */
export function proposeLastDay({ items = {} }: FormSchema, row: unknown, day: IsoDay): IsoDay {
  const { to, endedBy } = findPeriod(items, row).period;
  const lastDay = to ?? endedBy;
  const nextMonth = addDays(`${day.slice(0, 7)}-28`, 4);
  return isDay(lastDay) ? lastDay : addDays(`${nextMonth.slice(0, 7)}-01`, -1);
}

function findPeriod({ properties }: FormSchema, row: unknown) {
  const fields = toFields(row);
  const name = Object.keys(fields).find((each) => properties?.[each]?.widget === "period") ?? "";
  return { name, period: toFields(fields[name]) };
}

/** Renames a row after the month of its first day, or after the day if the previous row began in the same month. */
function renameForDay(name: string, from: IsoDay): string {
  const plainName = name.replace(/, (?:\p{L}+ de \d{4}|desde el .+)$/u, "");
  const monthName = `${plainName}, ${formatMonth(from.slice(0, 7))}`;
  return monthName === name ? `${plainName}, desde el ${formatDate(from)}` : monthName;
}

/** Removes fields that only old rows have, at any depth. */
function omitLegacy(schema: FormSchema, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const kind = chooseKind(schema, value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = getFieldSchema(kind, name);
      return field.isLegacy ? [] : [[name, omitLegacy(field, inner)]];
    }),
  );
}

/** Whether the rows of a list have an address field that can be derived from their name field. */
export const canProposeKey = ({ keyField = "", nameField, items = {} }: FormSchema): boolean =>
  nameField !== undefined && keyField !== nameField && items.properties?.[keyField]?.widget === "address";

/**
 * Derives the address of a row from its name when the name changes, unless the user has typed another address.
 *
 * @param list - the schema of the list.
 * @param otherKeys - keys of the other rows.
 */
export function proposeKey(list: FormSchema, before: unknown, nextRow: unknown, otherKeys: readonly string[]): unknown {
  const { keyField = "", nameField = "", items = {} } = list;
  if (!canProposeKey(list)) return nextRow;
  const [previous, current] = [toFields(before), toFields(nextRow)];
  const getName = (fields: typeof previous) => String(fields[nameField] ?? "");
  const key = previous[keyField];
  if (getName(previous) === getName(current) || key !== current[keyField]) return nextRow;
  const isTypedByUser = key !== undefined && key !== "" && key !== proposeId(getName(previous), otherKeys);
  return isTypedByUser ? nextRow : setField(items, nextRow, keyField, proposeId(getName(current), otherKeys));
}
