/** Rows that visitors may have seen: they stay, and keep the key by which their address is made; see `goesIf` for others. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { FieldPath } from "#editor/api/api.ts";

type KeyedRow = { key: string; keyField: string; path: FieldPath; mayGo?: true };

/** Every row that has a key, in lists of lists too. */
export function keyedRows(schema: FormSchema, data: unknown, path: FieldPath = []): KeyedRow[] {
  if (Array.isArray(data)) {
    const { items, keyField, goesIf } = schema;
    return data.flatMap((row, index) => {
      const at = [...path, index];
      const key = keyField && fieldOf(row, keyField);
      const own =
        keyField && key !== undefined
          ? [{ key: String(key), keyField, path: at, ...(goesIf !== undefined && { mayGo: true as const }) }]
          : [];
      return items ? [...own, ...keyedRows(items, row, at)] : own;
    });
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const field = fieldSchema(schema, name);
    return field ? keyedRows(field, value, [...path, name]) : [];
  });
}

type Lists = {
  /** As it was last published. */
  published: unknown;
  /** As it is on the disk. */
  before: unknown;
  /** As it would be. */
  after: unknown;
};

/** Keys that visitors may have seen and that would go, each where it went. What else names a row says so when it is missed. */
export function removedKeys(
  schema: FormSchema,
  { published, before, after }: Lists,
): { path: FieldPath; message: string }[] {
  const seen = new Set(keyedRows(schema, published).flatMap(({ key, mayGo }) => (mayGo ? [] : [key])));
  const rows = keyedRows(schema, after);
  const kept = new Set(rows.map(({ key }) => key));
  const places = new Map(keyedRows(schema, before).map((row) => [row.key, row]));
  return [...seen]
    .filter((key) => !kept.has(key))
    .map((key) => {
      const place = places.get(key);
      const renamed = rows.find((row) => !seen.has(row.key) && place && isSamePath(row.path, place.path));
      if (renamed)
        return {
          path: [...renamed.path, renamed.keyField],
          message: `vuelve a ponerle «${key}»: así se publicó, y quien guardó su dirección la busca ahí`,
        };
      return {
        path: place ? place.path.slice(0, -1) : [],
        message: `vuelve a poner «${key}»: ya se publicó y no se puede quitar`,
      };
    });
}

const isSamePath = (one: FieldPath, other: FieldPath) => one.join("/") === other.join("/");

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** The form of a field, in whichever kind of the group has it. */
function fieldSchema(schema: FormSchema, name: string): FormSchema | undefined {
  for (const { properties } of [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    if (properties?.[name]) return properties[name];
  return typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
}
