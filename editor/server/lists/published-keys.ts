/**
 * Protects published rows: they cannot be removed, and their keys, which are part of URLs, cannot change. Lists with
 * `removableIf` are exceptions.
 */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { chooseKind, getFieldSchema, isEqualPath, toFields } from "#editor/api/form/form-value.ts";

type KeyedRow = { key: string; keyField: string; path: FieldPath; isRemovable?: true };

export function listKeyedRows(schema: FormSchema, data: unknown, path: FieldPath = []): KeyedRow[] {
  if (Array.isArray(data)) {
    const { items, keyField, removableIf } = schema;
    return data.flatMap((row, index) => {
      const rowPath = [...path, index];
      const key = keyField && toFields(row)[keyField];
      const ownKey =
        keyField && key !== undefined
          ? [
              {
                key: String(key),
                keyField,
                path: rowPath,
                ...(removableIf !== undefined && { isRemovable: true as const }),
              },
            ]
          : [];
      return items ? [...ownKey, ...listKeyedRows(items, row, rowPath)] : ownKey;
    });
  }
  if (typeof data !== "object" || data === null) return [];
  const group = chooseKind(schema, data);
  return Object.entries(data).flatMap(([name, value]) =>
    listKeyedRows(getFieldSchema(group, name), value, [...path, name]),
  );
}

type ListStates = {
  publishedData: unknown;
  before: unknown;
  after: unknown;
};

/**
 * Finds the published keys that a save would remove or change. Each has a message, and the path of the field or list to
 * fix. Other checks cover content that refers to a removed row.
 */
export function findRemovedKeys(
  schema: FormSchema,
  { publishedData, before, after }: ListStates,
): { path: FieldPath; message: string }[] {
  const protectedKeys = new Set(
    listKeyedRows(schema, publishedData).flatMap(({ key, isRemovable }) => (isRemovable ? [] : [key])),
  );
  const rows = listKeyedRows(schema, after);
  const remainingKeys = new Set(rows.map(({ key }) => key));
  const rowsBeforeByKey = new Map(listKeyedRows(schema, before).map((row) => [row.key, row]));
  return [...protectedKeys]
    .filter((key) => !remainingKeys.has(key))
    .map((key) => {
      const rowBefore = rowsBeforeByKey.get(key);
      const renamedRow = rows.find(
        (row) => !protectedKeys.has(row.key) && rowBefore && isEqualPath(row.path, rowBefore.path),
      );
      if (renamedRow)
        return {
          path: [...renamedRow.path, renamedRow.keyField],
          message: `vuelve a ponerle «${key}»: así se publicó, y quien guardó su dirección la busca ahí`,
        };
      return {
        path: rowBefore ? rowBefore.path.slice(0, -1) : [],
        message: `vuelve a poner «${key}»: ya se publicó y no se puede quitar`,
      };
    });
}
