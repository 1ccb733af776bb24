import type { FormSchema } from "#content/forms/spoken-path.ts";
import { fieldsOf, kindAt, kindsOf } from "#editor/app/form/form-value.ts";
import { rowName } from "#editor/app/form/row-lock.ts";

export type Difference = { where: string; mine: string; theirs: string };

/** What two people's versions of a list say differently, by the titles of its form. */
export function differences(
  schema: FormSchema,
  mine: unknown,
  theirs: unknown,
  where: readonly string[] = [],
): Difference[] {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return [];
  if (Array.isArray(mine) && Array.isArray(theirs)) return ofRows(schema, mine, theirs, where);
  if (isGroup(mine) && isGroup(theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    return names.flatMap((name) => {
      const field = fieldAt(schema, mine, name) ?? fieldAt(schema, theirs, name) ?? {};
      const words = field.const === undefined ? (field.title ?? name) : (schema.kindTitle ?? name);
      return differences(field, mine[name], theirs[name], [...where, words]);
    });
  }
  return [{ where: where.join(" › ") || "Todo", mine: said(schema, mine), theirs: said(schema, theirs) }];
}

/** Rows are the same by their key, else by their name, else by their place. */
function ofRows(schema: FormSchema, mine: readonly unknown[], theirs: readonly unknown[], where: readonly string[]) {
  const { items = {}, nameField, keyField = nameField } = schema;
  const keyOf = (row: unknown, index: number) => (keyField && fieldsOf(row)[keyField]) || index;
  const mineBy = new Map(mine.map((row, index) => [keyOf(row, index), row]));
  const theirsBy = new Map(theirs.map((row, index) => [keyOf(row, index), row]));
  const keys = [...new Set([...mineBy.keys(), ...theirsBy.keys()])];
  const found = keys.flatMap((key) => {
    const [one, other] = [mineBy.get(key), theirsBy.get(key)];
    const name =
      rowName(one ?? other, schema) || `${items.title ?? "Renglón"} ${typeof key === "number" ? key + 1 : key}`;
    return differences(items, one, other, [...where, `«${name}»`]);
  });
  return found.length > 0
    ? found
    : [{ where: where.join(" › ") || "Orden", mine: "en otro orden", theirs: "en otro orden" }];
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function fieldAt(schema: FormSchema, value: unknown, name: string): FormSchema | undefined {
  const kinds = kindsOf(schema);
  const kind = kinds ? kinds[kindAt(kinds, value)] : schema;
  return kind?.properties?.[name];
}

function said(schema: FormSchema, value: unknown): string {
  if (value === undefined) return "no está";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value === "object" && value !== null) return "está";
  return schema.options?.[String(value)] ?? (String(value) || "vacío");
}
