/** Where something is in a list, in the words of its form. */
import { z } from "zod";

/** What a form is drawn from: JSON Schema, and what `.meta` adds to it. */
export type FormSchema = {
  type?: string;
  title?: string;
  description?: string;
  /**
   * How the field is shown where its type does not say it; a `sheet` is a list that also takes rows of a spreadsheet, a
   * `period` a `Validity` of domain/validity.ts.
   */
  widget?: "address" | "date" | "page" | "period" | "prose" | "sheet" | "text";
  /** Of a part that may be one of several: what is asked to tell them apart. */
  kindTitle?: string;
  /** Of a group: optional fields of which it has one or none, and what is asked to choose; each choice in its own words. */
  either?: { title: string; none: string; fields: Readonly<Record<string, string>> };
  /** Another reading of that field beside it: gone once that field says something else. */
  readingOf?: string;
  /** Of an optional field, or of a kind: rows of the past have it, and a form shows it for them alone. */
  isLegacy?: true;
  /** What a number counts, where it is read as more than a figure: `$850`, `60 GB`. */
  unit?: "pesos" | "GB";
  /** The words of a choice, by its value. */
  options?: Readonly<Record<string, string>>;
  /** Of a list: the field that names a row, and the one by which a published row is known, which stays as it is. */
  nameField?: string;
  keyField?: string;
  /**
   * Of a list: what tells its rows apart besides their names: fields, or `field.inside`. Of a part, what tells it apart from
   * others of its kind: it is folded as a row is.
   */
  summaryFields?: readonly string[];
  /** Of a list: the field by which the site parts its rows, which keep their order within each part. */
  groupField?: string;
  /** Of a list whose rows nobody adds or takes away here: why, as its form says. */
  fixedBecause?: string;
  /** Of a list with a key that is no address: when a published row goes, as its form says. Without it, such a row stays. */
  goesIf?: string;
  /** Of a sheet: the fields beside it whose words a row's name may repeat, and is the same name. */
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

export function formSchema(schema: z.ZodType): FormSchema {
  return z.toJSONSchema(schema, { io: "input" }) as FormSchema;
}

/** `Promoción 2 («Buen Fin») › Vigencia › Hasta`: the titles that the form shows. */
export function spokenPath(schema: z.ZodType, path: readonly PropertyKey[], data: unknown): string {
  let at: FormSchema | undefined = formSchema(schema);
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
