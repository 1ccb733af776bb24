/** What a form holds, by its schema. Values are never changed in place: each change is a new value. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { factGap } from "#domain/text/fact-gaps.ts";
import type { FieldPath } from "#editor/api/api.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The id of a field's control. */
export const fieldId = (path: FieldPath) => ["campo", ...path].join("-");

export const samePath = (one: FieldPath, other: FieldPath) => one.join("/") === other.join("/");

export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

export const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The kinds of a part that may be one of several. */
export const kindsOf = ({ oneOf, anyOf }: FormSchema) => oneOf ?? anyOf;

/** A part as it begins: what must be there, and nothing written yet. */
export function emptyOf(schema: FormSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  const [kind] = kindsOf(schema) ?? [];
  if (kind) return emptyOf(kind);
  if (schema.type === "object") {
    const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(
      required.map(([name, field]) => [name, emptyOf(field)]).filter(([, value]) => value !== undefined),
    );
  }
  if (schema.type === "array") return schema.items?.type === "string" && !schema.items.enum ? [""] : [];
  if (schema.type === "boolean") return false;
  return schema.type === "string" && !schema.enum ? "" : undefined;
}

/** Whether somebody wrote something in it: what begins empty goes away unasked. */
export const isWritten = (value: unknown, schema: FormSchema) =>
  JSON.stringify(value) !== JSON.stringify(emptyOf(schema));

/** The number of the kind that a value has; the first if it is of none. */
export function kindAt(kinds: readonly FormSchema[], value: unknown): number {
  const fields = fieldsOf(value);
  const found = kinds.findIndex(({ properties = {} }) => {
    const fixed = Object.entries(properties).filter(([, field]) => field.const !== undefined);
    return fixed.length > 0 && fixed.every(([name, field]) => fields[name] === field.const);
  });
  return Math.max(0, found);
}

/** Another kind of the same part; what both kinds have stays written. */
export function coerceToSchema(kind: FormSchema, value: unknown): unknown {
  const before = fieldsOf(value);
  const began = fieldsOf(emptyOf(kind));
  const kept = Object.entries(kind.properties ?? {}).filter(
    ([name, field]) => field.const === undefined && before[name] !== undefined,
  );
  return sortBySchema(kind, { ...began, ...Object.fromEntries(kept.map(([name]) => [name, before[name]])) });
}

/**
 * A group with another value in a field; without a value the field goes, and another reading of it goes with the old
 * value. Fields keep the order of the schema, and so do the file's lines.
 */
export function withField(schema: FormSchema, group: unknown, name: string, value: unknown): Fields {
  const readings = readingsOf(schema, name);
  const others = Object.entries(fieldsOf(group)).filter(([other]) => other !== name && !readings.includes(other));
  return sortBySchema(schema, Object.fromEntries(value === undefined ? others : [...others, [name, value]]));
}

/** The fields beside one that hold another reading of it. */
export const readingsOf = ({ properties = {} }: FormSchema, name: string) =>
  Object.keys(properties).filter((other) => properties[other]?.readingOf === name);

/** Fields in the order of the schema: so are the file's lines. */
export function sortBySchema({ properties = {} }: FormSchema, fields: Fields): Fields {
  const known = Object.keys(properties).filter((name) => name in fields);
  const unknown = Object.keys(fields).filter((name) => !(name in properties));
  return Object.fromEntries([...known, ...unknown].map((name) => [name, fields[name]]));
}

/** A row goes up or down by so many places; past the end it stays. */
export function moved<Row>(rows: readonly Row[], from: number, by: number): readonly Row[] {
  const to = from + by;
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** A value more, before the first that stands after it where all are listed; the others stay, and so do their lines. */
export function withValue(chosen: readonly unknown[], value: unknown, all: readonly unknown[]): readonly unknown[] {
  const place = chosen.findIndex((other) => all.indexOf(other) > all.indexOf(value));
  return place < 0 ? [...chosen, value] : chosen.toSpliced(place, 0, value);
}

/** Text with its facts filled in, as visitors read it; a name that is not known stays as it is. */
export function spoken(text: string, facts: Readonly<Record<string, { value: string }>>): string {
  return text.replaceAll(factGap, (gap, name: string) => facts[name]?.value ?? gap);
}

/** What a person typed where a whole number goes. What is no number stays as it was typed, for the check to refuse. */
export function numberIn(typed: string): number | string | undefined {
  const text = typed.replaceAll(/[\s,$%]/g, "");
  if (text === "") return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : typed;
}

/** A title after a verb: «Agregar otra lectura», «Agregar eSIM». */
export const lowerFirst = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/** Without accents or capitals, to look things up. */
export const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
