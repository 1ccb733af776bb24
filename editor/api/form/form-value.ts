/** Form values, described by a schema. They are immutable: each change makes a new value. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { factReferencePattern } from "#domain/text/facts/fact-references.ts";
import type { FieldPath } from "#editor/api/api.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Formats the HTML id of a field's control: `campo-2-period-to`. */
export const formatFieldId = (path: FieldPath) => ["campo", ...path].join("-");

export const isEqualPath = (one: FieldPath, other: FieldPath) => one.join("/") === other.join("/");

export const getValueAt = (value: unknown, path: FieldPath) =>
  path.reduce<unknown>((part, key) => toFields(part)[key], value);

export const toFields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

export const toRows = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether a part is a picture or a PDF, which is uploaded as a whole. */
export const isUpload = ({ widget }: FormSchema) => widget === "picture" || widget === "pdf";

export const getKinds = ({ oneOf, anyOf }: FormSchema) => oneOf ?? anyOf;

export function createEmptyValue(schema: FormSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.initialValue !== undefined) return schema.initialValue;
  const [kind] = getKinds(schema) ?? [];
  if (kind) return createEmptyValue(kind);
  if (schema.type === "object") {
    const [chosenKind] = Object.keys(schema.either?.fields ?? {});
    const requiredFields = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || name === chosenKind,
    );
    return Object.fromEntries(
      requiredFields.map(([name, field]) => [name, createEmptyValue(field)]).filter(([, value]) => value !== undefined),
    );
  }
  if (schema.type === "array") return schema.items?.type === "string" && !schema.items.enum ? [""] : [];
  if (schema.type === "boolean") return false;
  return schema.type === "string" && !schema.enum ? "" : undefined;
}

/** Whether a value differs from the initial value of its schema, so that its removal needs confirmation. */
export const isFilledIn = (value: unknown, schema: FormSchema) =>
  JSON.stringify(value) !== JSON.stringify(createEmptyValue(schema));

/** Finds the index of a value's kind by its constant fields; 0 if no kind matches. */
export function findKindIndex(kinds: readonly FormSchema[], value: unknown): number {
  const fields = toFields(value);
  const kindIndex = kinds.findIndex(({ properties = {} }) => {
    const constantFields = Object.entries(properties).filter(([, field]) => field.const !== undefined);
    return constantFields.length > 0 && constantFields.every(([name, field]) => fields[name] === field.const);
  });
  return Math.max(0, kindIndex);
}

export function chooseKind(schema: FormSchema, value: unknown): FormSchema {
  const kinds = getKinds(schema);
  return kinds?.[findKindIndex(kinds, value)] ?? schema;
}

export const getFieldSchema = ({ properties, additionalProperties: others }: FormSchema, name: string): FormSchema =>
  properties?.[name] ?? (typeof others === "object" ? others : {});

/** A single value in a form. `titles`: titles of the fields that contain it; `isKey`: whether it identifies a row. */
export type Leaf = { path: FieldPath; value: unknown; schema: FormSchema; titles: readonly string[]; isKey: boolean };

export function listLeaves(schema: FormSchema, data: unknown): Leaf[] {
  const collectLeaves = (leaf: Leaf, keyField?: string): Leaf[] => {
    const { path, value, titles } = leaf;
    const kindSchema = chooseKind(leaf.schema, value);
    if (Array.isArray(value)) {
      const { items = {} } = kindSchema;
      const formatItemTitle = (index: number) => `${items.title ?? "Renglón"} ${index + 1}`;
      return value.flatMap((each, index) =>
        collectLeaves(
          {
            path: [...path, index],
            value: each,
            schema: items,
            titles: [...titles, formatItemTitle(index)],
            isKey: false,
          },
          kindSchema.keyField,
        ),
      );
    }
    if (typeof value !== "object" || value === null) return [{ ...leaf, schema: kindSchema }];
    return Object.entries(value).flatMap(([name, each]) => {
      const field = getFieldSchema(kindSchema, name);
      const context = { path: [...path, name], titles: [...titles, field.title ?? name] };
      return collectLeaves({ ...context, value: each, schema: field, isKey: name === keyField });
    });
  };
  return collectLeaves({ path: [], value: data, schema, titles: [], isKey: false });
}

/** Formats a field's address in the app: `promociones/3/name`, or `portada//banner.tag` in a form without rows. */
export function formatFieldLocation(id: string, path: readonly PropertyKey[]): string {
  const [row, ...inside] = path;
  const steps =
    typeof row === "number" ? [id, row + 1, inside.map(String).join(".")] : [id, "", path.map(String).join(".")];
  return steps.join("/").replace(/\/+$/, "");
}

/** Converts a part to another kind, keeping the values of fields that both kinds have. */
export function convertPartToKind(kind: FormSchema, value: unknown): unknown {
  const oldFields = toFields(value);
  const initialFields = toFields(createEmptyValue(kind));
  const keptFields = Object.entries(kind.properties ?? {}).filter(
    ([name, field]) => field.const === undefined && oldFields[name] !== undefined,
  );
  return sortBySchema(kind, {
    ...initialFields,
    ...Object.fromEntries(keptFields.map(([name]) => [name, oldFields[name]])),
  });
}

/**
 * Sets a field of a group; undefined removes the field. Also removes its other readings, such as `otherTo` of `to`.
 * Fields are sorted as in the schema, like in the file.
 */
export function setField(schema: FormSchema, group: unknown, name: string, value: unknown): Fields {
  // Old rows may have another reading of the field, such as `otherTo` of `to`, which its new value replaces.
  const isKept = (other: string) => other !== name && schema.properties?.[other]?.alternativeTo !== name;
  const otherFields = Object.entries(toFields(group)).filter(([other]) => isKept(other));
  return sortBySchema(schema, Object.fromEntries(value === undefined ? otherFields : [...otherFields, [name, value]]));
}

/** Sets a field inside a group, as {@link setField} does. */
export function setFieldAt(schema: FormSchema, group: unknown, path: FieldPath, value: unknown): Fields {
  const [name = "", ...rest] = path.map(String);
  const kind = chooseKind(schema, group);
  const inside = () => setFieldAt(getFieldSchema(kind, name), toFields(group)[name], rest, value);
  return setField(kind, group, name, rest.length > 0 ? inside() : value);
}

/** Returns the fields in the order of the schema, as in the file; unknown fields come last. */
export function sortBySchema({ properties = {} }: FormSchema, fields: Fields): Fields {
  const knownNames = Object.keys(properties).filter((name) => name in fields);
  const unknownNames = Object.keys(fields).filter((name) => !(name in properties));
  return Object.fromEntries([...knownNames, ...unknownNames].map((name) => [name, fields[name]]));
}

/** Moves a row by a number of places; returns the same rows if the row would leave the list. */
export function moveRow<Row>(rows: readonly Row[], from: number, step: number): readonly Row[] {
  const to = from + step;
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** Inserts a value before the first chosen value that follows it in `orderedValues`. */
export function insertValueInOrder(
  chosenValues: readonly unknown[],
  value: unknown,
  orderedValues: readonly unknown[],
): readonly unknown[] {
  const nextIndex = chosenValues.findIndex((other) => orderedValues.indexOf(other) > orderedValues.indexOf(value));
  return nextIndex < 0 ? [...chosenValues, value] : chosenValues.toSpliced(nextIndex, 0, value);
}

/** Replaces the placeholders in a text by the values of their facts; unknown placeholders stay. */
export function fillKnownFacts(text: string, facts: Readonly<Record<string, { value: string }>>): string {
  return text.replaceAll(factReferencePattern, (gap, name: string) => facts[name]?.value ?? gap);
}

/** Parses a typed number. Returns undefined for empty input, and other text as typed, so that the server refuses it. */
export function parseNumber(typedText: string): number | string | undefined {
  const text = typedText.replaceAll(/[\s,$%]/g, "");
  if (text === "") return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : typedText;
}

/** Lowercases a title's first letter, for a title that follows a verb: «Agregar otra lectura». */
export const lowercaseFirstLetter = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/** Removes accents and converts to lower case, for searches. */
export const foldText = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Replaces no-break spaces, also written as entities, so that values can be compared with typed text. */
export const replaceNoBreakSpaces = (value: string): string => value.replaceAll(/&nbsp;|\u00a0/g, " ");
