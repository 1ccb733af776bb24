import type { FormSchema } from "#content/forms/check/path-label.ts";
import { toFields } from "#editor/api/form/form-value.ts";
import { getRowName } from "#editor/api/form/row-name.ts";

type CurrentList = { data: unknown; publishedKeys: readonly string[] };

/** `keptRowNames`: names of the rows that were published after the restored state and therefore stay. */
export type RestoredRows = { data: unknown; keptRowNames: readonly string[] };

/** Restores an old state of a list, but keeps the rows published since then, because they cannot be removed. */
export function restoreRows(
  schema: FormSchema,
  oldData: unknown,
  { data: currentData, publishedKeys }: CurrentList,
): RestoredRows {
  const keptRowNames: string[] = [];
  const restoreNestedRows = (list: FormSchema, before: readonly unknown[], after: readonly unknown[]) => {
    const getKey = (row: unknown) => String(toFields(row)[list.keyField ?? ""]);
    const currentRows = new Map(after.map((row) => [getKey(row), row]));
    const rows = before.map((row) => restoreValue(list.items ?? {}, row, currentRows.get(getKey(row))));
    let insertionIndex = 0;
    for (const [key, row] of currentRows) {
      const index = rows.findIndex((each) => getKey(each) === key);
      if (index >= 0) insertionIndex = index + 1;
      else if (publishedKeys.includes(key)) {
        keptRowNames.push(`«${getRowName(row, list) || key}»`);
        rows.splice(insertionIndex++, 0, row);
      }
    }
    return rows;
  };
  const restoreValue = (part: FormSchema, before: unknown, after: unknown): unknown => {
    if (Array.isArray(before) && Array.isArray(after))
      return part.keyField ? restoreNestedRows(part, before, after) : before;
    if (typeof before !== "object" || before === null || Array.isArray(before)) return before;
    const restoreField = (name: string, value: unknown) =>
      restoreValue(part.properties?.[name] ?? {}, value, toFields(after)[name]);
    return Object.fromEntries(Object.entries(before).map(([name, value]) => [name, restoreField(name, value)]));
  };
  return { data: restoreValue(schema, oldData, currentData), keptRowNames };
}
