/** Describes in words the differences between two states of a file, and what a list changes by itself on coming days. */
import { diffArrays, diffLines } from "diff";
import { z } from "zod";
import { type FormSchema, formatFieldPath, toFormSchema } from "#content/forms/check/path-label.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import {
  type ComingField,
  getDataOnDay,
  listFields,
  replaceValue,
  splitComingChanges,
} from "#domain/calendar/coming-changes.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { diffWords } from "#domain/legal/compare/diff-words.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { chooseKind, getFieldSchema } from "#editor/api/form/form-value.ts";
import type { ChangedValue, FieldText, ValueText as Side, ChangedValue as Words } from "#editor/api/publish-api.ts";
import { isDataFile } from "#editor/server/workspace/owned-paths.ts";

/** Lists the values that differ between two states of a list, each with the label of its field in the form. */
export function describeDataChange(schema: z.ZodType, before: unknown, after: unknown): Words[] {
  const createPathFormatter = (data: unknown) => (path: FieldPath) => formatFieldPath(schema, path, data);
  const places: Places = { before: createPathFormatter(before), after: createPathFormatter(after) };
  return differences(toFormSchema(schema), { before, after }, { before: [], after: [] }, places).map(withParts);
}

type Pair<Value> = { before: Value; after: Value };
type Places = Pair<(path: FieldPath) => string>;

function differences(schema: FormSchema, values: Pair<unknown>, paths: Pair<FieldPath>, places: Places): Words[] {
  const { before, after } = values;
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const whole = [{ where: places.after(paths.after), before: inWords(schema, before), after: inWords(schema, after) }];
  if (Array.isArray(before) && Array.isArray(after))
    return rowDifferences(schema, { before, after }, paths, places) ?? whole;
  if (isUpload(schema) || !isGroup(before) || !isGroup(after) || before.kind !== after.kind) return whole;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    differences(
      getFieldSchema(chooseKind(schema, after), name),
      { before: before[name], after: after[name] },
      { before: [...paths.before, name], after: [...paths.after, name] },
      places,
    ),
  );
}

/** Describes added, removed, moved and changed rows; undefined if rows have neither key nor name. */
function rowDifferences(
  schema: FormSchema,
  rows: Pair<unknown[]>,
  paths: Pair<FieldPath>,
  places: Places,
): Words[] | undefined {
  const field = schema.keyField ?? schema.nameField;
  const nameOf = (row: unknown) => (field && isGroup(row) ? String(row[field]) : undefined);
  const names = { before: rows.before.map(nameOf), after: rows.after.map(nameOf) };
  if (![...names.before, ...names.after].every((name) => name !== undefined)) return undefined;
  const row = (side: keyof Places, index: number) => places[side]([...paths[side], index]);
  const gone = rows.before.flatMap((value, index): Words[] =>
    names.after.includes(names.before[index])
      ? []
      : [{ where: row("before", index), before: inWords(schema.items ?? {}, value), after: "" }],
  );
  const others = rows.after.flatMap((value, index): Words[] => {
    const old = names.before.indexOf(names.after[index]);
    if (old < 0) return [{ where: row("after", index), before: "", after: inWords(schema.items ?? {}, value) }];
    const at = { before: [...paths.before, old], after: [...paths.after, index] };
    return differences(schema.items ?? {}, { before: rows.before[old], after: value }, at, places);
  });
  const filterKept = (side: keyof Places, other: keyof Places) =>
    names[side].filter((name) => names[other].includes(name));
  const [was, is] = [filterKept("before", "after"), filterKept("after", "before")];
  const moved = diffArrays(was, is).flatMap(({ added, value }) => (added ? value : []));
  if (moved.length > 0) {
    const place = (list: readonly (string | undefined)[], name: string | undefined) => `fila ${list.indexOf(name) + 1}`;
    for (const name of moved)
      others.push({ where: `«${name}»`, before: place(names.before, name), after: place(names.after, name) });
  }
  return [...gone, ...others];
}

/** Formats a value as the form shows it: one entry per field for a value with fields, otherwise one text. */
function inWords(schema: FormSchema, value: unknown): Side {
  return hasFields(value) && !isUpload(schema) ? fieldWords(schema, value) : plainWords(schema, value);
}

function plainWords(schema: FormSchema, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (isUpload(schema) && isGroup(value)) return [value.name, value.alt].filter(Boolean).join(": ");
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (Array.isArray(value)) return value.map((each) => plainWords(schema.items ?? {}, each)).join("\n");
  if (typeof value === "number" && schema.unit === "pesos") return formatPesos(value);
  if (schema.unit === "percent") return `${value}%`;
  if (schema.widget === "date" && isDay.safeParse(value).success) return formatDate(String(value));
  return schema.options?.[String(value)] ?? String(value);
}

/** Validates days, because a list written by hand may contain invalid ones. */
const isDay = z.iso.date();

/** @param names - labels of the fields that contain the value. */
function fieldWords(schema: FormSchema, value: unknown, names: readonly string[] = []): FieldText[] {
  const name = names.join(" › ");
  if (!hasFields(value) || isUpload(schema)) return [{ name, words: plainWords(schema, value) }];
  if (Array.isArray(value))
    return value.flatMap((each, index) =>
      fieldWords(schema.items ?? {}, each, [...names, `${schema.items?.title ?? ""} ${index + 1}`.trim()]),
    );
  const fields = Object.entries(value).filter(([field]) => field !== "kind");
  const own = chooseKind(schema, value);
  const kind = own === schema ? undefined : own.title;
  return [
    ...(kind && "kind" in value ? [{ name, words: kind }] : []),
    ...fields.flatMap(([field, part]) => {
      const form = getFieldSchema(own, field);
      return fieldWords(form, part, [...names, form.title ?? field]);
    }),
  ];
}

/** Of an uploaded file, people know the name and not the digest. */
const isUpload = (schema: FormSchema) => schema.widget === "picture" || schema.widget === "pdf";

const hasFields = (value: unknown): value is Record<string, unknown> | unknown[] =>
  isGroup(value) || (Array.isArray(value) && value.some(isGroup));

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lists the lines that differ between two states of a Markdown text, each with the heading above it. */
export function describeTextChange(before: string, after: string): Words[] {
  const words: Words[] = [];
  let heading = "Encabezado";
  const parts = diffLines(before, after);
  for (const [at, { added, removed, value }] of parts.entries()) {
    const previous = parts[at - 1];
    if (removed) words.push({ where: findLastHeading(value) ?? heading, before: value.trim(), after: "" });
    else if (added && previous?.removed) {
      const last = words.pop();
      words.push({ where: findLastHeading(value) ?? heading, before: last?.before ?? "", after: value.trim() });
    } else if (added) words.push({ where: findLastHeading(value) ?? heading, before: "", after: value.trim() });
    if (!removed) heading = findLastHeading(value) ?? heading;
  }
  return words.filter(({ before: was, after: is }) => was !== is).map(withParts);
}

/** Makes small changes in long texts visible: drops equal lines, and marks the differing words of the others. */
function withParts(words: Words): Words {
  const { before, after } = words;
  if (typeof before !== "string" || typeof after !== "string" || before === "" || after === "") return words;
  const lines = diffArrays(before.split("\n"), after.split("\n"));
  const only = (side: "added" | "removed") => lines.flatMap((each) => (each[side] ? each.value : [])).join("\n");
  const parts = diffWords(only("removed"), only("added"));
  const hasLines = lines.some(({ added, removed }) => !added && !removed);
  const hasWords = parts.some(({ kind, text }) => kind === "same" && /\p{L}/u.test(text));
  return hasLines || hasWords ? { ...words, parts } : words;
}

/** The title of the last clause that begins in these lines. */
function findLastHeading(lines: string): string | undefined {
  return [...lines.matchAll(/^#{2,3} (.*?)(?: \[#[^\]]+\])?$/gm)].at(-1)?.[1];
}

/** The field with its value on the day before, and with its value from that day on. */
export function describeComingField(
  schema: z.ZodType,
  stored: unknown,
  { day, path, change }: ComingField,
): ChangedValue {
  const before = getDataOnDay(stored, addDays(day, -1));
  const [first, ...others] = describeDataChange(schema, before, replaceValue(before, path, change.value));
  const told = first ?? { where: path, before: "", after: "" };
  // A list of rows can differ in several rows, which are told together.
  return others.length === 0
    ? { ...told, from: day }
    : { where: told.where, before: "", after: [told, ...others].map(toFieldText), from: day };
}

/** A change that was taken back, or moved: the value that will not come on that day. */
function describeRemoval(schema: z.ZodType, stored: unknown, field: ComingField): ChangedValue {
  const { where, after } = describeComingField(schema, stored, field);
  return { where, before: after, after: "", from: field.day };
}

const toFieldText = ({ where, after }: ChangedValue) => ({
  name: where,
  words: typeof after === "string" ? after : after.map(({ name, words }) => `${name}: ${words}`).join("; "),
});

/** Says that a field has another value for a day already, with its author. */
export function describeComingConflict(schema: z.ZodType, stored: unknown, field: ComingField): string {
  const { where, after } = describeComingField(schema, stored, field);
  const value = typeof after === "string" ? ` (${after})` : "";
  return `${where}: ${field.change.by} ya escribió lo que dirá el ${formatDate(field.day)}${value}. Muévelo o quítalo antes en «Qué viene»`;
}

/** The changes of today's state between two texts of a list, then those of its coming days. */
export function describeListChange(
  schema: z.ZodType,
  { before, after }: Readonly<Record<"before" | "after", string>>,
  today: IsoDay,
): ChangedValue[] {
  const [was, is] = [parseDataModule(before), parseDataModule(after)];
  const keyOf = ({ day, path, change }: ComingField) => JSON.stringify([day, path, change.value]);
  const listLater = (stored: unknown) => listFields(stored).filter(({ day }) => day > today);
  const [known, now] = [listLater(was), listLater(is)];
  const added = now.filter((field) => !known.some((other) => keyOf(other) === keyOf(field)));
  const isReplaced = ({ day, path }: ComingField) => now.some((other) => other.day === day && other.path === path);
  const gone = known.filter((field) => !isReplaced(field));
  return [
    ...describeDataChange(schema, getDataOnDay(was, today), getDataOnDay(is, today)),
    ...gone.map((field) => describeRemoval(schema, was, field)),
    ...added.map((field) => describeComingField(schema, is, field)),
  ];
}

type FileChange = { path: string; before: string; after: string };

/** The days after `today` on which these files will change something that they did not change before. */
export function listChangedDays(changes: readonly FileChange[], today: IsoDay): IsoDay[] {
  const days = changes
    .filter(({ path }) => isDataFile(path))
    .flatMap(({ before, after }) => {
      const [known, now] = [before, after].map((text) =>
        text === "" ? {} : splitComingChanges(parseDataModule(text)).coming,
      );
      const isNew = (day: IsoDay) => JSON.stringify(known?.[day]) !== JSON.stringify(now?.[day]);
      return Object.keys(now ?? {}).filter((day) => day > today && isNew(day));
    });
  return [...new Set(days)].toSorted();
}
