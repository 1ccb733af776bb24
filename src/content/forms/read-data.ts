/** Reads the lists of `src/content/data`; invalid data stops the build with a message for staff. */
import { z } from "zod";
import { buildDay } from "#content/site/dates/build-day.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { getDataOnDay, listComingChangeDays, splitComingChanges } from "#domain/calendar/coming-changes.ts";
import type { DatedState } from "#domain/calendar/dated-states.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { findUnprintableCharacters, normalizeText } from "#domain/text/normalize-text.ts";
import { insertNoBreakSpaces } from "#domain/text/wording.ts";
import { formatFieldPath } from "./check/path-label.ts";
import type { ContentDiagnostic } from "./content-diagnostic.ts";
import { formatUnknownKeysMessage } from "./fields/choice-messages.ts";

/** Error in content; the message has one line in Spanish per error. */
export class ContentError extends Error {
  override name = "ContentError";
}

/** The file and the first wrong field of data that cannot be read; the editor links to it. */
export type WrongField = { file: string; path: readonly PropertyKey[] };

/**
 * @param file - path from the project's root.
 * @param storedData - content of the file, with the changes that are still to come.
 * @param day - the day of the build, unless another one is given.
 * @returns the schema's output on that day, with each number bound to its unit by a no-break space.
 * @throws {ContentError} naming the file, the row, the field and the rule of every error, also of a coming state.
 */
export function readData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  storedData: unknown,
  day: IsoDay = buildDay,
): z.output<Schema> {
  const data = getDataOnDay(storedData, day);
  const result = schema.safeParse(normalizeData(data));
  const comingErrors = validateComingStates(schema, storedData, day);
  if (result.success && listUnreadableTexts(data).length + comingErrors.length === 0)
    return mapTexts(result.data, insertNoBreakSpaces);
  const errors = [...validateData(schema, data), ...comingErrors];
  throw new ContentError(
    errors.map(({ path, message }) => `${file}: ${formatFieldPath(schema, path, data)}: ${message}`).join("\n"),
    { cause: { file, path: errors[0]?.path ?? [] } satisfies WrongField },
  );
}

/**
 * Reads all states of a list that its file contains, in order. States that are due stay in the file until the next save
 * makes them part of the data. Throws like {@link readData}.
 */
export function readStates<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  storedData: unknown,
): (DatedState & { data: z.output<Schema> })[] {
  const initialState = { data: readData(file, schema, storedData, "") };
  return [
    initialState,
    ...listComingChangeDays(storedData, "").map((from) => ({ from, data: readData(file, schema, storedData, from) })),
  ];
}

const comingSchema = z.record(
  z.iso.date(),
  z.record(z.string(), z.strictObject({ was: z.unknown(), value: z.unknown(), by: z.string().min(1) })),
);

/** Lists the errors that a list will have on a coming day and does not have on `today`. */
export function validateComingStates(schema: z.ZodType, storedData: unknown, today: IsoDay): ContentDiagnostic[] {
  const { coming } = splitComingChanges(storedData);
  if (!comingSchema.safeParse(coming).success) return [{ path: ["coming"], message: "lo que viene está mal escrito" }];
  const days = listComingChangeDays(storedData, today);
  const isSame = (one: ContentDiagnostic) => (other: ContentDiagnostic) =>
    one.message === other.message && one.path.join() === other.path.join();
  const currentErrors = days.length > 0 ? validateData(schema, getDataOnDay(storedData, today)) : [];
  return days.flatMap((day) => {
    const newErrors = validateData(schema, getDataOnDay(storedData, day)).filter(
      (diagnostic) => !currentErrors.some(isSame(diagnostic)),
    );
    currentErrors.push(...newErrors);
    return newErrors.map(({ path, message }) => ({ path, message: `desde el ${formatDate(day)}, ${message}` }));
  });
}

export function normalizeData<Data>(data: Data): Data {
  return mapTexts(data, normalizeText);
}

/** Returns the value with `change` applied to every text in it. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const readPart = (part: unknown): unknown => {
    if (typeof part === "string") return change(part);
    if (Array.isArray(part)) return part.map(readPart);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, readPart(each)]));
  };
  return readPart(value) as Value;
}

/** Lists violations of the schema and of the rules for all texts; an empty field is reported only as missing. */
export function validateData(schema: z.ZodType, data: unknown): ContentDiagnostic[] {
  const normalizedData = normalizeData(data);
  const issues = schema.safeParse(normalizedData, { error: spanishErrorMap }).error?.issues ?? [];
  const missingPaths = new Set<string>();
  const diagnostics = issues.flatMap((issue) => {
    const { path, message } = issue;
    const { suggestedValue, words }: Record<string, unknown> = (issue.code === "custom" && issue.params) || {};
    const place = path.join("/");
    if (missingPaths.has(place)) return [];
    const isMissing = isEmpty(
      path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)?.[key], normalizedData),
    );
    if (isMissing) missingPaths.add(place);
    return [
      {
        path,
        message,
        ...(isMissing && { isMissing: true as const }),
        ...(typeof suggestedValue === "string" && { suggestedValue }),
        ...(typeof words === "string" && { words }),
      },
    ];
  });
  return [...listUnreadableTexts(data), ...diagnostics];
}

function listUnreadableTexts(data: unknown, path: readonly PropertyKey[] = []): ContentDiagnostic[] {
  if (typeof data === "string")
    return findUnprintableCharacters(data).map(({ character, message }) => ({ path, message, words: character }));
  if (Array.isArray(data)) return data.flatMap((each, index) => listUnreadableTexts(each, [...path, index]));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, each]) => listUnreadableTexts(each, [...path, name]));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

const spanishTypeNames: Readonly<Record<string, string>> = {
  array: "una lista",
  boolean: "sí o no",
  number: "un número",
  object: "un grupo de campos",
  string: "un texto",
};

/** Messages for issues for which the schema has no message. */
const spanishErrorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "unrecognized_keys") {
    const validKeys = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
    const unusedKeys = validKeys.filter((key) => !Object.hasOwn(issue.input ?? {}, key));
    return formatUnknownKeysMessage(issue.keys, unusedKeys);
  }
  if (issue.input === undefined) return "falta";
  if (issue.code === "invalid_type") return `tiene que ser ${spanishTypeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === "invalid_value")
    return `elige entre ${issue.values.map((value) => `«${String(value)}»`).join(", ")}`;
  return z.locales.es().localeError(issue);
};
