import type { FormSchema } from "#content/forms/check/path-label.ts";
import { toFields } from "#editor/api/form/form-value.ts";
import { isNewRow } from "#editor/api/form/row-keys.ts";

export type KeyLock = {
  field: string;
  reason: string;
  /** Whether the row can be removed although its key is locked. */
  isRemovable: boolean;
};

/**
 * Returns the lock on the key field of a published row; undefined for other rows. Two rows that share a key, as may
 * happen while a key is typed, are not locked.
 */
export function getKeyLock(
  row: unknown,
  { keyField, removableIf }: FormSchema,
  publishedKeys: readonly string[],
  rows: readonly unknown[],
): KeyLock | undefined {
  if (keyField === undefined || isNewRow(row)) return undefined;
  const getKey = (each: unknown) => toFields(each)[keyField];
  const key = getKey(row);
  if (key === undefined || !publishedKeys.includes(String(key))) return undefined;
  const hasUniqueKey = rows.every((other) => other === row || isNewRow(other) || getKey(other) !== key);
  if (!hasUniqueKey) return undefined;
  return removableIf === undefined
    ? { field: keyField, reason: "Ya se publicó: se queda como está, porque pudo compartirse.", isRemovable: false }
    : { field: keyField, reason: "Ya se publicó: se queda como está.", isRemovable: true };
}
