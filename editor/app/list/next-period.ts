/** Copies a row whose period ends, for the following period. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { addDays, type IsoDay, isDay } from "#domain/calendar/civil-time.ts";
import { formatDate, formatMonth } from "#domain/calendar/spanish-time.ts";
import { chooseKind, getFieldSchema, toFields } from "#editor/api/form/form-value.ts";

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
  const periodName = Object.keys(fields).find((name) => items.properties?.[name]?.widget === "period");
  const period = toFields(fields[periodName ?? ""]);
  const lastDay = period.to ?? period.endedBy;
  if (periodName === undefined || !isDay(lastDay)) return undefined;
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
