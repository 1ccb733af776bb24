import type { FormSchema } from "#content/forms/check/path-label.ts";
import { fieldsOf } from "#editor/app/form/form-value.ts";
import { isNewRow } from "./row-keys.ts";

/**
 * What a list shows of a row; empty while it has no name.
 *
 * @param list - the schema of the list: what is chosen is said in the words of its choice, and the home page by its name.
 */
export function rowName(row: unknown, { nameField, items }: FormSchema): string {
  const name = nameField === undefined ? undefined : fieldsOf(row)[nameField];
  if (nameField === undefined || (typeof name !== "string" && typeof name !== "number")) return "";
  const { options, widget } = items?.properties?.[nameField] ?? {};
  if (widget === "address" && name === "/") return "Portada";
  return options?.[name] ?? String(name).trim();
}

export type RowLock = {
  /** The key. */
  field: string;
  why: string;
  /** Whether the row itself may be taken away all the same. */
  mayGo: boolean;
};

/**
 * The key of a row that visitors may have seen, and why it stays. A row that is being written may pass through the key of
 * another: then two have it, and neither is locked by it.
 */
export function lockOf(
  row: unknown,
  { keyField, goesIf }: FormSchema,
  published: readonly string[],
  rows: readonly unknown[],
): RowLock | undefined {
  if (keyField === undefined || isNewRow(row)) return undefined;
  const keyOf = (each: unknown) => fieldsOf(each)[keyField];
  const key = keyOf(row);
  if (key === undefined || !published.includes(String(key))) return undefined;
  const isAlone = rows.every((other) => other === row || isNewRow(other) || keyOf(other) !== key);
  if (!isAlone) return undefined;
  return goesIf === undefined
    ? { field: keyField, why: "Ya se publicó: se queda como está, porque pudo compartirse.", mayGo: false }
    : { field: keyField, why: "Ya se publicó: se queda como está.", mayGo: true };
}
