import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { createEmptyValue, setField, toFields, toRows } from "#editor/api/form/form-value.ts";
import { markNewRow } from "#editor/api/form/row-keys.ts";

/**
 * Adds the row that a location requests: for `withdrawals.+contrato-2`, a row with that name and today's date in the
 * list `withdrawals`. Reuses a row with that key or, if the name is not the key, a row equal to the new one.
 *
 * @returns the data with the row, and its path; undefined if the location requests no row.
 */
export function addNamedRow(
  schema: FormSchema,
  data: unknown,
  { field, today }: { field: string; today: string },
): { data: unknown; path: FieldPath; isNew: boolean } | undefined {
  const [, listName = "", name = ""] = /^([^.]+)\.\+(.+)$/.exec(field) ?? [];
  const list = schema.properties?.[listName];
  if (!list?.items || list.nameField === undefined) return undefined;
  const { items, nameField, keyField } = list;
  const days = Object.entries(items.properties ?? {}).filter(([, { widget }]) => widget === "date");
  const newRow = [...days.map(([day]) => [day, today] as const), [nameField, name] as const].reduce<unknown>(
    (row, [part, value]) => setField(items, row, part, value),
    createEmptyValue(items),
  );
  const rows = toRows(toFields(data)[listName]);
  const index = rows.findIndex((row) =>
    keyField === nameField ? toFields(row)[nameField] === name : JSON.stringify(row) === JSON.stringify(newRow),
  );
  if (index >= 0) return { data, path: [listName, index], isNew: false };
  const nextRows = [...rows, markNewRow(newRow)];
  return { data: setField(schema, data, listName, nextRows), path: [listName, rows.length], isNew: true };
}
