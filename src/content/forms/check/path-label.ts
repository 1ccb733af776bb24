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
  /** Whether prose may have typed figures, so that only those that equal a fact are offered as one. */
  allowsFigures?: true;
  /** Value of the field in a new row, such as today. */
  initialValue?: string;
  /** Label of the choice between the variants of a part. */
  kindTitle?: string;
  /**
   * Labels of a group in which one of several fields is filled in, by default the first: of the choice, of «none» (only
   * in old rows), and of each field.
   */
  either?: { title: string; none: string; fields: Readonly<Record<string, string>> };
  /**
   * Name of the field whose value in a second publication is in this field: `to` for `otherTo`. A change to that field
   * empties this one.
   */
  alternativeTo?: string;
  /** Whether only old rows have this optional field or variant, so that the form shows it only for these rows. */
  isLegacy?: true;
  /** Unit of a number that is displayed with it: `$850`, `60 GB`, `20%`. */
  unit?: "pesos" | "GB" | "percent";
  /** Labels of the options, by value. */
  options?: Readonly<Record<string, string>>;
  /** The field whose value names a row of a list. */
  nameField?: string;
  /** The field that identifies a row of a list; read-only after publication. */
  keyField?: string;
  /** Other fields that no two rows of a list share, such as a number of the registry. */
  uniqueFields?: readonly string[];
  /**
   * The fields that distinguish the rows of a list in addition to the name, as `field.inside` if nested; or the fields
   * that distinguish a part from its siblings, which makes the part collapsible like a row.
   */
  summaryFields?: readonly string[];
  /** The field by which the site groups the rows of a list; rows keep their order within a group. */
  groupField?: string;
  /** Reason, shown in the form, why rows of a list cannot be added or removed. */
  fixedReason?: string;
  /**
   * Condition, shown in the form, for removing a published row of a list whose key is not an address; absent if
   * published rows are never removed.
   */
  removableIf?: string;
  /** Sibling fields, such as the brand, whose words are ignored when pasted rows are matched by name. */
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
  let schemaPart: FormSchema | undefined = schema;
  let value = data;
  const labels: string[] = [];
  for (const key of path) {
    const listSchema: FormSchema | undefined = schemaPart;
    schemaPart = stepInto(schemaPart, value, key);
    value = getField(value, key);
    if (typeof key === "number") {
      const rowName = listSchema?.nameField && getField(value, listSchema.nameField);
      const optionLabel =
        listSchema?.nameField && schemaPart?.properties?.[listSchema.nameField]?.options?.[String(rowName)];
      labels.push(
        `${schemaPart?.title ?? "Renglón"} ${key + 1}${isNonEmptyName(rowName) ? ` («${optionLabel || rowName}»)` : ""}`,
      );
    } else labels.push(schemaPart?.title ?? String(key));
  }
  return labels.join(" › ") || "Todo";
}

const isNonEmptyName = (value: unknown) => (typeof value === "string" && value !== "") || typeof value === "number";

function getField(value: unknown, key: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
}

function stepInto(schema: FormSchema | undefined, value: unknown, key: PropertyKey): FormSchema | undefined {
  if (!schema) return undefined;
  if (typeof key === "number") return schema.items;
  const field = String(key);
  const options = schema.oneOf ?? schema.anyOf ?? [schema];
  const chosenVariants = options.filter(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, { const: constant }]) => constant === undefined || constant === getField(value, name),
    ),
  );
  const foundOption = [...chosenVariants, ...options]
    .map(({ properties }) => properties?.[field])
    .find((each) => each !== undefined);
  if (foundOption) return foundOption;
  return typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
}
