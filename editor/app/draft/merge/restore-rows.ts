import type { FormSchema } from "#content/forms/check/path-label.ts";
import { toFields } from "#editor/api/form/form-value.ts";
import { getRowName } from "#editor/api/form/row-name.ts";

type Now = { data: unknown; published: readonly string[] };

/** `kept`: names of the rows that stay because they were published after the restored state. */
export type RestoredRows = { data: unknown; kept: readonly string[] };

/** Restores an old state of a list, but keeps the rows published since then, because they cannot be removed. */
export function restoreRows(schema: FormSchema, old: unknown, { data: now, published }: Now): RestoredRows {
  const kept: string[] = [];
  const rowsBack = (list: FormSchema, before: readonly unknown[], after: readonly unknown[]) => {
    const keyOf = (row: unknown) => String(toFields(row)[list.keyField ?? ""]);
    const now = new Map(after.map((row) => [keyOf(row), row]));
    const rows = before.map((row) => back(list.items ?? {}, row, now.get(keyOf(row))));
    let place = 0;
    for (const [key, row] of now) {
      const at = rows.findIndex((each) => keyOf(each) === key);
      if (at >= 0) place = at + 1;
      else if (published.includes(key)) {
        kept.push(`«${getRowName(row, list) || key}»`);
        rows.splice(place++, 0, row);
      }
    }
    return rows;
  };
  const back = (part: FormSchema, before: unknown, after: unknown): unknown => {
    if (Array.isArray(before) && Array.isArray(after)) return part.keyField ? rowsBack(part, before, after) : before;
    if (typeof before !== "object" || before === null || Array.isArray(before)) return before;
    const fieldBack = (name: string, value: unknown) =>
      back(part.properties?.[name] ?? {}, value, toFields(after)[name]);
    return Object.fromEntries(Object.entries(before).map(([name, value]) => [name, fieldBack(name, value)]));
  };
  return { data: back(schema, old, now), kept };
}
