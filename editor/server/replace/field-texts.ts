/** Lists the texts of a list or legal text, field by field. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { type Leaf, listLeaves } from "#editor/api/form/form-value.ts";
import { getRowName } from "#editor/api/form/row-name.ts";

type FieldText = Pick<Leaf, "path" | "titles"> & { text: string; lockReason?: string | undefined };

/**
 * Lists the texts of a list, each with the titles of its fields. `lockReason`: why words in the field cannot be
 * replaced.
 */
export const listFieldTexts = (schema: FormSchema, data: unknown): FieldText[] =>
  listLeaves(schema, data).flatMap(({ path, value: text, schema: own, titles, isKey }): FieldText[] => {
    if (typeof text !== "string" || own.const !== undefined || own.enum || own.options || own.widget === "date")
      return [];
    const isAddress = isKey || own.widget === "address" || own.widget === "page";
    const lockReason = isAddress ? "Es una dirección: cámbiala en su campo." : undefined;
    return [{ path, text, titles, lockReason }];
  });

/** Formats the field's label with row names instead of numbers: `¿Cómo pago? › Respuesta › Párrafo 2`. */
export function formatFieldWhere(schema: FormSchema, data: unknown, { titles, path }: Pick<Leaf, "titles" | "path">) {
  const [row] = path;
  const name = typeof row === "number" && Array.isArray(data) && getRowName(data[row], schema);
  return (name ? [name, ...titles.slice(1)] : titles).join(" › ");
}

export function setValueAt(data: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  const nestedValue = setValueAt((data as Record<string | number, unknown>)[key], rest, value);
  return Array.isArray(data) ? data.with(Number(key), nestedValue) : { ...(data as object), [key]: nestedValue };
}
