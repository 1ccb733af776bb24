/** Describes the differences between two states of a file, and what a list changes by itself on coming days. */
import { diffArrays, diffLines } from "diff";
import { z } from "zod";
import { type FormSchema, formatFieldPath, toFormSchema } from "#content/forms/check/path-label.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { type ComingField, getDataOnDay, listFields, replaceValue } from "#domain/calendar/coming-changes.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { diffWords } from "#domain/legal/compare/diff-words.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { chooseKind, getFieldSchema, isUpload } from "#editor/api/form/form-value.ts";
import type { ChangedValue, FieldChangeText, ValueText } from "#editor/api/requests/publish-api.ts";

export function describeDataChange(schema: z.ZodType, before: unknown, after: unknown): ChangedValue[] {
  const createPathFormatter = (data: unknown) => (path: FieldPath) => formatFieldPath(schema, path, data);
  const formatters: PathFormatters = { before: createPathFormatter(before), after: createPathFormatter(after) };
  return listDifferences(toFormSchema(schema), { before, after }, { before: [], after: [] }, formatters).map(
    addDiffParts,
  );
}

type BeforeAfter<Value> = { before: Value; after: Value };
type PathFormatters = BeforeAfter<(path: FieldPath) => string>;

function listDifferences(
  schema: FormSchema,
  values: BeforeAfter<unknown>,
  paths: BeforeAfter<FieldPath>,
  formatters: PathFormatters,
): ChangedValue[] {
  const { before, after } = values;
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [row] = paths.after;
  const wholeValue = [
    {
      where: formatters.after(paths.after),
      before: describeValue(schema, before),
      after: describeValue(schema, after),
      ...(typeof row === "number" && { row }),
    },
  ];
  if (Array.isArray(before) && Array.isArray(after))
    return listRowDifferences(schema, { before, after }, paths, formatters) ?? wholeValue;
  if (isUpload(schema) || !isGroup(before) || !isGroup(after) || before.kind !== after.kind) return wholeValue;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    listDifferences(
      getFieldSchema(chooseKind(schema, after), name),
      { before: before[name], after: after[name] },
      { before: [...paths.before, name], after: [...paths.after, name] },
      formatters,
    ),
  );
}

/** Describes added, removed, moved and changed rows; undefined if the rows have neither key nor name. */
function listRowDifferences(
  schema: FormSchema,
  rows: BeforeAfter<unknown[]>,
  paths: BeforeAfter<FieldPath>,
  formatters: PathFormatters,
): ChangedValue[] | undefined {
  const field = schema.keyField ?? schema.nameField;
  const getName = (row: unknown) => (field && isGroup(row) ? String(row[field]) : undefined);
  const names = { before: rows.before.map(getName), after: rows.after.map(getName) };
  if (![...names.before, ...names.after].every((name) => name !== undefined)) return undefined;
  const formatRowPath = (side: keyof PathFormatters, index: number) => formatters[side]([...paths[side], index]);
  const removedRows = rows.before.flatMap((value, index): ChangedValue[] =>
    names.after.includes(names.before[index])
      ? []
      : [{ where: formatRowPath("before", index), before: describeValue(schema.items ?? {}, value), after: "" }],
  );
  const addedAndChangedRows = rows.after.flatMap((value, index): ChangedValue[] => {
    const oldIndex = names.before.indexOf(names.after[index]);
    if (oldIndex < 0)
      return [
        {
          where: formatRowPath("after", index),
          before: "",
          after: describeValue(schema.items ?? {}, value),
          ...(paths.after.length === 0 && { row: index }),
        },
      ];
    const rowPaths = { before: [...paths.before, oldIndex], after: [...paths.after, index] };
    return listDifferences(schema.items ?? {}, { before: rows.before[oldIndex], after: value }, rowPaths, formatters);
  });
  const filterRowsOnBothSides = (side: keyof PathFormatters, other: keyof PathFormatters) =>
    names[side].filter((name) => names[other].includes(name));
  const [oldNames, newNames] = [filterRowsOnBothSides("before", "after"), filterRowsOnBothSides("after", "before")];
  const movedNames = diffArrays(oldNames, newNames).flatMap(({ added, value }) => (added ? value : []));
  if (movedNames.length > 0) {
    const formatPosition = (list: readonly (string | undefined)[], name: string | undefined) =>
      `fila ${list.indexOf(name) + 1}`;
    for (const name of movedNames)
      addedAndChangedRows.push({
        where: `«${name}»`,
        before: formatPosition(names.before, name),
        after: formatPosition(names.after, name),
      });
  }
  return [...removedRows, ...addedAndChangedRows];
}

/** Formats a value as the form shows it: one entry per field, or a single text if it has no fields. */
function describeValue(schema: FormSchema, value: unknown): ValueText {
  return hasFields(value) ? listFieldChangeTexts(schema, value) : formatPlainValue(schema, value);
}

function formatPlainValue(schema: FormSchema, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (isUpload(schema) && isGroup(value)) return [value.name, value.alt].filter(Boolean).join(": ");
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (Array.isArray(value)) return value.map((each) => formatPlainValue(schema.items ?? {}, each)).join("\n");
  if (typeof value === "number" && schema.unit === "pesos") return formatPesos(value);
  if (schema.unit === "percent") return `${value}%`;
  if (schema.widget === "date" && daySchema.safeParse(value).success) return formatDate(String(value));
  return schema.options?.[String(value)] ?? String(value);
}

/** Validates days, because a list written by hand may contain invalid ones. */
const daySchema = z.iso.date();

/** @param names - labels of the fields that contain the value. */
function listFieldChangeTexts(schema: FormSchema, value: unknown, names: readonly string[] = []): FieldChangeText[] {
  const name = names.join(" › ");
  if (!hasFields(value)) return [{ name, text: formatPlainValue(schema, value) }];
  if (isUpload(schema)) {
    const text = formatPlainValue(schema, value);
    return [{ name, text, ...("width" in value && { picture: String((value as { sha256?: string }).sha256) }) }];
  }
  if (Array.isArray(value))
    return value.flatMap((each, index) =>
      listFieldChangeTexts(schema.items ?? {}, each, [...names, `${schema.items?.title ?? ""} ${index + 1}`.trim()]),
    );
  const fields = Object.entries(value).filter(([field]) => field !== "kind");
  const kindSchema = chooseKind(schema, value);
  const kind = kindSchema === schema ? undefined : kindSchema.title;
  return [
    ...(kind && "kind" in value ? [{ name, text: kind }] : []),
    ...fields.flatMap(([field, part]) => {
      const fieldSchema = getFieldSchema(kindSchema, field);
      return listFieldChangeTexts(fieldSchema, part, [...names, fieldSchema.title ?? field]);
    }),
  ];
}

/** Whether a value has fields of its own, or is a list of such values. */
const hasFields = (value: unknown): value is Record<string, unknown> | unknown[] =>
  isGroup(value) || (Array.isArray(value) && value.some(isGroup));

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function describeLegalTextChange(before: string, after: string): ChangedValue[] {
  const differences: ChangedValue[] = [];
  let heading = "Encabezado";
  const parts = diffLines(before, after);
  for (const [index, { added, removed, value }] of parts.entries()) {
    const partHeading = findLastHeading(value) ?? heading;
    if (removed) differences.push({ where: partHeading, before: value.trim(), after: "" });
    else if (added) {
      const removedPart = parts[index - 1]?.removed ? differences.pop() : undefined;
      differences.push({ where: partHeading, before: removedPart?.before ?? "", after: value.trim() });
    }
    if (!removed) heading = partHeading;
  }
  return differences.filter(({ before: previous, after: current }) => previous !== current).map(addDiffParts);
}

/** Makes small changes in long texts visible: drops equal lines and marks the differing words of the others. */
function addDiffParts(change: ChangedValue): ChangedValue {
  const { before, after } = change;
  if (typeof before !== "string" || typeof after !== "string" || before === "" || after === "") return change;
  const lines = diffArrays(before.split("\n"), after.split("\n"));
  const joinLines = (side: "added" | "removed") => lines.flatMap((each) => (each[side] ? each.value : [])).join("\n");
  const parts = diffWords(joinLines("removed"), joinLines("added"));
  const hasEqualLines = lines.some(({ added, removed }) => !added && !removed);
  const hasEqualWords = parts.some(({ kind, text }) => kind === "same" && /\p{L}/u.test(text));
  return hasEqualLines || hasEqualWords ? { ...change, parts } : change;
}

function findLastHeading(lines: string): string | undefined {
  return [...lines.matchAll(/^#{2,3} (.*?)(?: \[#[^\]]+\])?$/gm)].at(-1)?.[1];
}

/** Describes a field's value on the day before, and from that day on. */
export function describeComingField(
  schema: z.ZodType,
  storedData: unknown,
  { day, path, change }: ComingField,
): ChangedValue {
  const before = getDataOnDay(storedData, addDays(day, -1));
  const withChange = replaceValue(before, path, change.value);
  const [first = { where: path, before: "", after: "" }, ...others] = describeDataChange(schema, before, withChange);
  // If several rows of a list differ, they are described together.
  return others.length === 0
    ? { ...first, from: day }
    : { where: first.where, before: "", after: [first, ...others].map(toFieldText), from: day };
}

/** Describes a removed or moved change: the value that will no longer take effect on that day. */
function describeRemoval(schema: z.ZodType, storedData: unknown, field: ComingField): ChangedValue {
  const { where, after } = describeComingField(schema, storedData, field);
  return { where, before: after, after: "", from: field.day };
}

const toFieldText = ({ where, after }: ChangedValue) => ({
  name: where,
  text: typeof after === "string" ? after : after.map(({ name, text }) => `${name}: ${text}`).join("; "),
});

export function describeComingConflict(schema: z.ZodType, storedData: unknown, field: ComingField): string {
  const { where, after } = describeComingField(schema, storedData, field);
  const value = typeof after === "string" ? ` (${after})` : "";
  return `${where}: ${field.change.by} ya escribió lo que dirá el ${formatDate(field.day)}${value}. Muévelo o quítalo antes en «Qué viene»`;
}

export function describeListChange(
  schema: z.ZodType,
  { before, after }: Readonly<Record<"before" | "after", string>>,
  today: IsoDay,
): ChangedValue[] {
  const [previous, current] = [parseDataModule(before), parseDataModule(after)];
  const getKey = ({ day, path, change }: ComingField) => JSON.stringify([day, path, change.value]);
  const listFutureFields = (storedData: unknown) => listFields(storedData).filter(({ day }) => day > today);
  const [oldFields, newFields] = [listFutureFields(previous), listFutureFields(current)];
  const addedFields = newFields.filter((field) => !oldFields.some((other) => getKey(other) === getKey(field)));
  const isReplaced = ({ day, path }: ComingField) =>
    newFields.some((other) => other.day === day && other.path === path);
  const removedFields = oldFields.filter((field) => !isReplaced(field));
  return [
    ...describeDataChange(schema, getDataOnDay(previous, today), getDataOnDay(current, today)),
    ...removedFields.map((field) => describeRemoval(schema, previous, field)),
    ...addedFields.map((field) => describeComingField(schema, current, field)),
  ];
}
