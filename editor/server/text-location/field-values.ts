/**
 * Values of lists that a page shows in another form: a day, a time, the label of a choice, the number of a row.
 * Invisible marks (see `text-marks.ts`) cannot be added to them, so they are found by their text.
 */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { formatTimeOfDay } from "#domain/calendar/format-time-of-day.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { ListInfo } from "#editor/api/api.ts";
import { listLeaves, toFields, toRows } from "#editor/api/form/form-value.ts";
import { type FieldSource, isFreeText } from "./text-marks.ts";

export type ShownValue = FieldSource & { shownText: string };

type ListData = { list: ListInfo; data: unknown };

export function listShownValues({ list: { file, schema }, data }: ListData): ShownValue[] {
  return listLeaves(schema, data).flatMap(({ path, value, schema: own }) =>
    isUnmarked(value, own) ? [{ file, path, shownText: formatShownValue(value, own) }] : [],
  );
}

/** Whether a value has no mark; only free texts have marks. */
const isUnmarked = (value: unknown, schema: FormSchema): value is string | number =>
  schema.const === undefined &&
  !["address", "page"].includes(schema.widget ?? "") &&
  (typeof value === "number" || (typeof value === "string" && !isFreeText(schema)));

function formatShownValue(value: string | number, { options, widget }: FormSchema): string {
  const label = options?.[value];
  if (label !== undefined) return label;
  if (typeof value === "number") return String(value);
  if (widget === "date") return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
  return /^\d{2}:\d{2}$/.test(value) ? formatTimeOfDay(value) : value;
}

export function findRowOfPage(path: string, lists: readonly ListData[]): FieldSource | undefined {
  for (const { list, data } of lists) {
    const lastStep = path.slice(path.lastIndexOf("/") + 1);
    const rowGroups = Array.isArray(data)
      ? [{ rows: data, at: [], schema: list.schema }]
      : Object.entries(toFields(data)).map(([name, rows]) => ({
          ...{ rows: toRows(rows), at: [name], schema: list.schema.properties?.[name] ?? {} },
        }));
    for (const { rows, at, schema } of rowGroups) {
      const isRowOfPage = (row: unknown) => {
        const fields = toFields(row);
        const rowAddress = list.page.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ""));
        const key = schema.keyField === undefined ? undefined : fields[schema.keyField];
        return list.page.includes("{") && list.page.startsWith("/") && !list.page.includes("#")
          ? rowAddress === path
          : typeof key === "number" && String(key) === lastStep;
      };
      const index = rows.findIndex(isRowOfPage);
      if (index >= 0) return { file: list.file, path: [...at, index] };
    }
  }
  return undefined;
}
