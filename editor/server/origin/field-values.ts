/**
 * The values of the lists that a page shows in other words, which have no marks: a day, a time, the label of a choice,
 * the number of a row. They are found by their text.
 */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { formatTimeOfDay } from "#domain/calendar/format-time-of-day.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { ListInfo } from "#editor/api/api.ts";
import { findKindIndex, getKinds, toFields, toRows } from "#editor/api/form/form-value.ts";
import { type FieldSource, isFreeText } from "./text-marks.ts";

/** A value, and the text that pages show for it. */
export type ShownValue = FieldSource & { shown: string };

type ListData = { list: ListInfo; data: unknown };

export function listShownValues({ list: { file, schema }, data }: ListData): ShownValue[] {
  const values: ShownValue[] = [];
  const read = (own: FormSchema, value: unknown, path: FieldSource["path"]) => {
    const kinds = getKinds(own);
    const schema = kinds ? (kinds[findKindIndex(kinds, value)] ?? own) : own;
    if (Array.isArray(value)) for (const [at, each] of value.entries()) read(schema.items ?? {}, each, [...path, at]);
    else if (typeof value === "object" && value !== null)
      for (const [name, each] of Object.entries(value)) read(schema.properties?.[name] ?? {}, each, [...path, name]);
    else if (isUnmarked(value, schema)) values.push({ file, path, shown: show(value, schema) });
  };
  read(schema, data, []);
  return values;
}

/** Free texts have marks. */
const isUnmarked = (value: unknown, schema: FormSchema): value is string | number =>
  schema.const === undefined &&
  !["address", "page"].includes(schema.widget ?? "") &&
  (typeof value === "number" || (typeof value === "string" && !isFreeText(schema)));

function show(value: string | number, { options, widget }: FormSchema): string {
  const label = options?.[value];
  if (label !== undefined) return label;
  if (typeof value === "number") return String(value);
  if (widget === "date") return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
  return /^\d{2}:\d{2}$/.test(value) ? formatTimeOfDay(value) : value;
}

/** The row that has a page of its own, at this path. */
export function findRowOfPage(path: string, lists: readonly ListData[]): FieldSource | undefined {
  for (const { list, data } of lists) {
    const last = path.slice(path.lastIndexOf("/") + 1);
    const groups = Array.isArray(data)
      ? [{ rows: data, at: [], schema: list.schema }]
      : Object.entries(toFields(data)).map(([name, rows]) => ({
          ...{ rows: toRows(rows), at: [name], schema: list.schema.properties?.[name] ?? {} },
        }));
    for (const { rows, at, schema } of groups) {
      const isOwn = (row: unknown) => {
        const fields = toFields(row);
        const filled = list.page.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ""));
        const key = schema.keyField === undefined ? undefined : fields[schema.keyField];
        return list.page.includes("{") && list.page.startsWith("/") && !list.page.includes("#")
          ? filled === path
          : typeof key === "number" && String(key) === last;
      };
      const index = rows.findIndex(isOwn);
      if (index >= 0) return { file: list.file, path: [...at, index] };
    }
  }
  return undefined;
}
