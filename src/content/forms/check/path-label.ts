/** Describes a path in a list with the labels of the list's form. */
import { z } from "zod";

/** The schema from which a form is rendered: JSON Schema, plus the keys that `.meta` adds. */
export type FormSchema = {
  type?: string;
  title?: string;
  description?: string;
  /**
   * The field's control, where the type does not determine it. A `sheet` is a list that also accepts pasted spreadsheet
   * rows; a `period` is a `Validity` of domain/calendar/validity.ts; a `picture` and a `pdf` are uploaded files.
   */
  widget?: "address" | "date" | "page" | "pdf" | "period" | "picture" | "prose" | "sheet" | "text";
  /** For a part with variants: the label of the choice between them. */
  kindTitle?: string;
  /**
   * For a group with one of several fields, the first unless another is chosen: labels of the choice, of «none», which
   * only old rows have, and of each field.
   */
  either?: { title: string; none: string; fields: Readonly<Record<string, string>> };
  /**
   * For the value of a field in a second publication: the name of that field, such as `to` for `otherTo`. A change to
   * that field removes this one.
   */
  alternativeTo?: string;
  /** Whether only old rows have this optional field or variant; the form then shows it only for rows that have it. */
  isLegacy?: true;
  /** Unit of a number that is displayed with it: `$850`, `60 GB`, `20%`. */
  unit?: "pesos" | "GB" | "percent";
  /** Labels of the options, by value. */
  options?: Readonly<Record<string, string>>;
  /** For a list: the field whose value names a row, and the field that identifies it, read-only after publication. */
  nameField?: string;
  keyField?: string;
  /**
   * For a list: the fields that distinguish its rows in addition to the name; `field.inside` if nested. For a part: the
   * fields that distinguish it from its siblings; such a part is collapsible like a row.
   */
  summaryFields?: readonly string[];
  /** For a list: the field by which the site groups its rows; rows keep their order within a group. */
  groupField?: string;
  /** For a list whose rows cannot be added or removed: the reason, shown in the form. */
  fixedReason?: string;
  /**
   * For a list whose key is not an address: the condition for removing a published row, as shown in the form; absent if
   * published rows are never removed.
   */
  removableIf?: string;
  /** For a sheet: siblings, such as the brand, whose words are ignored when pasted rows are matched by name. */
  repeatedFields?: readonly string[];
  const?: unknown;
  enum?: readonly string[];
  properties?: Readonly<Record<string, FormSchema>>;
  additionalProperties?: FormSchema | boolean;
  required?: readonly string[];
  items?: FormSchema;
  oneOf?: readonly FormSchema[];
  anyOf?: readonly FormSchema[];
};

export function toFormSchema(schema: z.ZodType): FormSchema {
  return z.toJSONSchema(schema, { io: "input" }) as FormSchema;
}

/** Formats a path with the titles that the form shows: `Promoción 2 («Buen Fin») › Vigencia › Hasta`. */
export const formatFieldPath = (schema: z.ZodType, path: readonly PropertyKey[], data: unknown): string =>
  formatFormPath(toFormSchema(schema), path, data);

export function formatFormPath(schema: FormSchema, path: readonly PropertyKey[], data: unknown): string {
  let at: FormSchema | undefined = schema;
  let value = data;
  const words: string[] = [];
  for (const key of path) {
    const list: FormSchema | undefined = at;
    at = stepInto(at, value, key);
    value = fieldOf(value, key);
    if (typeof key === "number") {
      const name = list?.nameField && fieldOf(value, list.nameField);
      const chosen = list?.nameField && at?.properties?.[list.nameField]?.options?.[String(name)];
      words.push(`${at?.title ?? "Renglón"} ${key + 1}${isName(name) ? ` («${chosen || name}»)` : ""}`);
    } else words.push(at?.title ?? String(key));
  }
  return words.join(" › ") || "Todo";
}

const isName = (value: unknown) => (typeof value === "string" && value !== "") || typeof value === "number";

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
}

function stepInto(schema: FormSchema | undefined, value: unknown, key: PropertyKey): FormSchema | undefined {
  if (!schema) return undefined;
  if (typeof key === "number") return schema.items;
  const field = String(key);
  const options = schema.oneOf ?? schema.anyOf ?? [schema];
  const chosen = options.filter(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, { const: fixed }]) => fixed === undefined || fixed === fieldOf(value, name),
    ),
  );
  const found = [...chosen, ...options].map(({ properties }) => properties?.[field]).find((each) => each !== undefined);
  if (found) return found;
  return typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
}
