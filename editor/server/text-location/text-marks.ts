/**
 * Marks on the words and numbers of the content, which identify the field of each. Only the copy of a page that the
 * editor reads has them. A word's mark follows its first letter, so that capitals and full stops stay in place. A
 * number's mark is a small fraction, which becomes a mark when the number is formatted. A computed number has another
 * fraction, and so no mark.
 */
import type { z } from "zod";
import { type FormSchema, toFormSchema } from "#content/forms/check/path-label.ts";
import { insertNoBreakSpaces } from "#domain/text/wording.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { chooseKind, getFieldSchema } from "#editor/api/form/form-value.ts";

/** A field of a list's file, by its path from the file's root. */
export type FieldSource = { file: string; path: FieldPath };
/** The source of a mark: a field, or a fact with the fields that its value is made from. */
export type MarkedSource = FieldSource | { fact: string; fields: readonly FieldSource[] };

/** The marks are characters of a Unicode plane for private use. */
const firstMarkCode = 0xf0000;
const maxMarkCount = 0xfffd;
const markPattern = /[\u{f0000}-\u{ffffd}]/gu;

/** Sources by mark. A source keeps its mark while the process runs. */
const sources: MarkedSource[] = [];
const indexesByKey = new Map<string, number>();

/** Registers a source, or updates it. @returns its index; undefined if there are too many. */
function registerSource(key: string, source: MarkedSource): number | undefined {
  const index = indexesByKey.get(key) ?? sources.length;
  if (index >= maxMarkCount) return undefined;
  indexesByKey.set(key, index);
  sources[index] = source;
  return index;
}

const registerField = (field: FieldSource) => registerSource(`${field.file}/${field.path.join("/")}`, field);
const toMark = (index: number | undefined) => (index === undefined ? "" : String.fromCodePoint(firstMarkCode + index));

const readMark = (mark: string) => sources[(mark.codePointAt(0) ?? 0) - firstMarkCode];
const readMarks = (text: string) => (text.match(markPattern) ?? []).flatMap((mark) => readMark(mark) ?? []);

/** Matches a reference to a fact, an address, or a word; for a word, its first letter and the rest separately. */
const markablePattern = new RegExp(
  [/\{\{.*?\}\}/u, /\S*[\p{L}\p{N}][/@.][\p{L}\p{N}]\S*/u, /([\p{L}\p{N}])([\u{f0000}-\u{ffffd}]?)([\p{L}\p{N}]*)/u]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

/** Marks each word of a text. A text that is only a reference to a fact, `{{…}}`, gets one mark at its start. */
const markWords = (text: string, mark: string) =>
  /^\{\{[^{}]*\}\}\W*$/.test(text) ? mark + text : markEachWord(text, mark);

const markEachWord = (text: string, mark: string) =>
  text.replaceAll(markablePattern, (match, first?: string, _known?: string, rest = "") =>
    first === undefined ? match : `${first}${mark}${rest}`,
  );

export type FieldSchema = FormSchema & { pattern?: string; format?: string };

/** Whether a text is free, so that no code compares it. Choices, days, addresses and keys are not free. */
export function isFreeText({ options, enum: values, const: constant, ...own }: FieldSchema): boolean {
  const { pattern, format, widget = "text" } = own;
  const isCoded = options !== undefined || values !== undefined || constant !== undefined || format !== undefined;
  // Prose may have a pattern that requires a final full stop.
  return !isCoded && (widget === "prose" || (!pattern && !["address", "page", "date"].includes(widget)));
}

function markFields(schema: FieldSchema, value: unknown, field: FieldSource): unknown {
  const kindSchema: FieldSchema = chooseKind(schema, value);
  const markInside = (part: FormSchema, each: unknown, key: string | number) =>
    markFields(part, each, { file: field.file, path: [...field.path, key] });
  if (Array.isArray(value)) return value.map((each, index) => markInside(omitKeyField(kindSchema), each, index));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, markInside(getFieldSchema(kindSchema, name), each, name)]),
    );
  if (typeof value === "string") {
    const text = insertNoBreakSpaces(value);
    return isFreeText(kindSchema) ? markWords(text, toMark(registerField(field))) : text;
  }
  return typeof value === "number" && isMarkableNumber(kindSchema, field) ? markNumber(value, field) : value;
}

/** Returns the schema of a list's rows without the key field, which gets no mark. */
function omitKeyField({ items = {}, keyField = "" }: FieldSchema): FormSchema {
  const key = items.properties?.[keyField];
  return key ? { ...items, properties: { ...items.properties, [keyField]: { ...key, const: "" } } } : items;
}

/** Whether a number may have a fraction, because it is never used as a count: tools refuse a part of a month. */
const isMarkableNumber = (schema: FieldSchema, { path }: FieldSource) =>
  schema.const === undefined && path.at(-1) !== "months";

/** Unit of the fractions: too small to change any order, and a power of two, so that sums are exact. */
const fractionUnit = 2 ** -20;
/** Numbers and their marks, by fraction. */
const numbersByFraction = new Map<number, { value: number; mark: string }>();

function markNumber(value: number, field: FieldSource): number {
  const index = registerField(field);
  // The number 1 is unmarked, because it has its own wording: «1 año».
  if (index === undefined || !Number.isInteger(value) || value === 1) return value;
  numbersByFraction.set(index + 1, { value, mark: toMark(index) });
  return value + (index + 1) * fractionUnit;
}

/** Separates a number from its mark; a computed number has no mark. */
function readNumber(amount: number): { value: number; mark: string } {
  const wholeNumber = Math.floor(amount);
  const markedNumber = numbersByFraction.get((amount - wholeNumber) / fractionUnit);
  if (markedNumber?.value === wholeNumber) return markedNumber;
  // Cents have two digits; any further digits come from fractions.
  return { value: Math.round(amount * 100) / 100, mark: "" };
}

const unformattedNumber = /(\d[\d,]*\.\d{5,})/;

/** Reads a text of a marked copy: returns it without marks, and its words with their sources, where known. */
export function readMarkedText(markedText: string): { text: string; words: { word: string; source?: MarkedSource }[] } {
  // Replaces numbers that the page shows unformatted.
  const formattedText = markedText.replaceAll(new RegExp(unformattedNumber, "g"), (number) => {
    const { value, mark } = readNumber(Number(number.replaceAll(",", "")));
    return insertMark(String(value), mark);
  });
  const words = (formattedText.match(/[\p{L}\p{N}\u{f0000}-\u{ffffd}]+/gu) ?? []).map((word) => {
    const [source] = readMarks(word);
    return { word: word.replaceAll(markPattern, ""), ...(source && { source }) };
  });
  return { text: formattedText.replaceAll(markPattern, ""), words };
}

const insertMark = (text: string, mark: string) => text.replace(/\d/, (digit) => digit + mark);

const markedFactsCache = new WeakMap<object, Readonly<Record<string, string>>>();

const contentMarks = {
  markData: (file: string, schema: z.ZodType, data: unknown) =>
    markFields(toFormSchema(schema), data, { file, path: [] }),
  markFacts: (facts: Readonly<Record<string, string>>) => {
    const cachedFacts = markedFactsCache.get(facts);
    if (cachedFacts) return cachedFacts;
    const markedFields = Object.fromEntries(
      Object.entries(facts).map(([fact, value]) => {
        const fields = readMarks(value).flatMap((source) => ("fact" in source ? source.fields : source));
        return [fact, markWords(value, toMark(registerSource(fact, { fact, fields })))];
      }),
    );
    markedFactsCache.set(facts, markedFields);
    return markedFields;
  },
  formatNumber: (
    amount: number,
    decimals: number | undefined,
    format: (amount: number, decimals?: number) => string,
  ) => {
    const { value, mark } = readNumber(amount);
    return insertMark(format(value, decimals), mark);
  },
};

export const contentMarksKey = "editor:marks";
Reflect.set(globalThis, Symbol.for(contentMarksKey), contentMarks);
