/** Lists the texts of a list or legal text, field by field. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { findKindIndex, getKinds } from "#editor/api/form/form-value.ts";
import { getRowName } from "#editor/api/form/row-name.ts";

type FieldTexts = { path: FieldPath; text: string; titles: readonly string[]; lock?: string };

/** Lists the texts of a list, each with the titles of its fields. `lock`: why words are not replaced in the field. */
export function listFieldTexts(
  schema: FormSchema,
  value: unknown,
  path: FieldPath = [],
  titles: readonly string[] = [],
  isKey = false,
): FieldTexts[] {
  const kinds = getKinds(schema);
  const own = kinds ? (kinds[findKindIndex(kinds, value)] ?? schema) : schema;
  if (typeof value === "string") {
    if (own.const !== undefined || own.enum || own.options || own.widget === "date") return [];
    const isAddress = isKey || own.widget === "address" || own.widget === "page";
    return [{ path, text: value, titles, ...(isAddress && { lock: "Es una dirección: cámbiala en su campo." }) }];
  }
  if (Array.isArray(value)) {
    const items = own.items ?? {};
    return value.flatMap((each, index) => {
      const title = `${items.title ?? "Renglón"} ${index + 1}`;
      return listFieldTexts(addKey(items, own.keyField), each, [...path, index], [...titles, title]);
    });
  }
  if (typeof value !== "object" || value === null) return [];
  const { additionalProperties: others } = own;
  return Object.entries(value).flatMap(([name, each]) => {
    const field = own.properties?.[name] ?? (typeof others === "object" ? others : {});
    return listFieldTexts(field, each, [...path, name], [...titles, field.title ?? name], name === own.keyField);
  });
}

/** The schema of a list's rows, with the list's key field, which is part of addresses. */
const addKey = (items: FormSchema, keyField: string | undefined): FormSchema =>
  keyField === undefined ? items : { ...items, keyField };

/** Formats the field's label, with the row's name instead of its number: `¿Cómo pago? › Respuesta › Párrafo 2`. */
export function formatFieldWhere(
  schema: FormSchema,
  data: unknown,
  { titles, path }: Pick<FieldTexts, "titles" | "path">,
): string {
  const name = typeof path[0] === "number" && getRowName(getAt(data, path.slice(0, 1)), schema);
  return (name ? [name, ...titles.slice(1)] : titles).join(" › ");
}

/** Formats the field's address in the app, such as `promociones/3/name`. */
export function formatFieldPlace(id: string, { type }: FormSchema, path: FieldPath): string {
  return type === "array" ? `${id}/${Number(path[0]) + 1}/${path.slice(1).join(".")}` : `${id}//${path.join(".")}`;
}

/** Reads the value at a path. */
export const getAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], data);

/** Returns a copy of the data with another value at a path. */
export function setAt(data: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  const inside = setAt((data as Record<string | number, unknown>)[key], rest, value);
  return Array.isArray(data) ? data.with(Number(key), inside) : { ...(data as object), [key]: inside };
}
