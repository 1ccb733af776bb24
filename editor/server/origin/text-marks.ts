/**
 * Marks on the words and numbers of the content that say where each is written. Only a copy of a page has them, which
 * the editor reads and nobody sees. A word has its mark after its first letter, so that capitals and full stops stay in
 * place. A number has a fraction of its own, which becomes a mark when the number is formatted; a number that is
 * computed from it has another fraction, and no mark.
 */
import type { z } from "zod";
import { type FormSchema, toFormSchema } from "#content/forms/check/path-label.ts";
import { insertNoBreakSpaces } from "#domain/text/wording.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { chooseKind, getFieldSchema } from "#editor/api/form/form-value.ts";

/** A field of a list's file, from the file's root. */
export type FieldSource = { file: string; path: FieldPath };
/** What a mark stands for: a field, or a fact with the fields that its value is made of. */
export type TextSource = FieldSource | { fact: string; fields: readonly FieldSource[] };

/** The marks are the characters of a plane for private use. */
const firstMark = 0xf0000;
const maxMarks = 0xfffd;
const anyMark = /[\u{f0000}-\u{ffffd}]/gu;

/** By mark. A source keeps its mark while the process runs. */
const sources: TextSource[] = [];
const indexes = new Map<string, number>();

/** Registers a source, or renews it. @returns its index; undefined if there are too many. */
function register(key: string, source: TextSource): number | undefined {
  const index = indexes.get(key) ?? sources.length;
  if (index >= maxMarks) return undefined;
  indexes.set(key, index);
  sources[index] = source;
  return index;
}

const registerField = (field: FieldSource) => register(`${field.file}/${field.path.join("/")}`, field);
const toMark = (index: number | undefined) => (index === undefined ? "" : String.fromCodePoint(firstMark + index));

const readMark = (mark: string) => sources[(mark.codePointAt(0) ?? 0) - firstMark];
const readMarks = (text: string) => (text.match(anyMark) ?? []).flatMap((mark) => readMark(mark) ?? []);

/** A fact to fill in, an address, or a word: its first letter, and the rest without the mark that it may have. */
const markable = new RegExp(
  [/\{\{.*?\}\}/u, /\S*[\p{L}\p{N}][/@.][\p{L}\p{N}]\S*/u, /([\p{L}\p{N}])([\u{f0000}-\u{ffffd}]?)([\p{L}\p{N}]*)/u]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

/** Marks the words of a text. A text of facts alone has its mark at the start. */
const markWords = (text: string, mark: string) =>
  /^\{\{[^{}]*\}\}\W*$/.test(text) ? mark + text : markEachWord(text, mark);

const markEachWord = (text: string, mark: string) =>
  text.replaceAll(markable, (whole, first?: string, _known?: string, rest = "") =>
    first === undefined ? whole : `${first}${mark}${rest}`,
  );

export type FieldSchema = FormSchema & { pattern?: string; format?: string };

/** Whether a text is free, so that no code compares it: not a choice, a day, an address or a key. */
export function isFreeText({ options, enum: values, const: fixed, ...own }: FieldSchema): boolean {
  const { pattern, format, widget = "text" } = own;
  const isCoded = options !== undefined || values !== undefined || fixed !== undefined || format !== undefined;
  // Prose may have to end in a full stop.
  return !isCoded && (widget === "prose" || (!pattern && !["address", "page", "date"].includes(widget)));
}

function markFields(schema: FieldSchema, value: unknown, field: FieldSource): unknown {
  const own: FieldSchema = chooseKind(schema, value);
  const inside = (part: FormSchema, each: unknown, key: string | number) =>
    markFields(part, each, { file: field.file, path: [...field.path, key] });
  if (Array.isArray(value)) return value.map((each, at) => inside(withoutKey(own), each, at));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, inside(getFieldSchema(own, name), each, name)]),
    );
  if (typeof value === "string") {
    const text = insertNoBreakSpaces(value);
    return isFreeText(own) ? markWords(text, toMark(registerField(field))) : text;
  }
  return typeof value === "number" && isCountless(own, field) ? markNumber(value, field) : value;
}

/** The schema of a list's rows, in which the field that identifies a row is not free. */
function withoutKey({ items = {}, keyField = "" }: FieldSchema): FormSchema {
  const key = items.properties?.[keyField];
  return key ? { ...items, properties: { ...items.properties, [keyField]: { ...key, const: "" } } } : items;
}

/** Whether no code counts to a number: tools refuse a part of a month. */
const isCountless = (schema: FieldSchema, { path }: FieldSource) =>
  schema.const === undefined && path.at(-1) !== "months";

/** Small enough to change no order, and a power of two, so that sums are exact. */
const fractionUnit = 2 ** -20;
/** By fraction: the number without it, and its mark. */
const numbers = new Map<number, { value: number; mark: string }>();

function markNumber(value: number, field: FieldSource): number {
  const index = registerField(field);
  // One has words of its own: «1 año».
  if (index === undefined || !Number.isInteger(value) || value === 1) return value;
  numbers.set(index + 1, { value, mark: toMark(index) });
  return value + (index + 1) * fractionUnit;
}

/** The number that was meant, and its mark; without a mark if it was computed. */
function readNumber(amount: number): { value: number; mark: string } {
  const whole = Math.floor(amount);
  const known = numbers.get((amount - whole) / fractionUnit);
  if (known?.value === whole) return known;
  // Cents have two digits; the rest comes from fractions.
  return { value: Math.round(amount * 100) / 100, mark: "" };
}

const written = /(\d[\d,]*\.\d{5,})/;

/** What a marked copy says, by text: the words without marks, and the source of each word that has one. */
export function readMarkedText(marked: string): { text: string; words: { word: string; source?: TextSource }[] } {
  // Numbers that were never formatted.
  const formatted = marked.replaceAll(new RegExp(written, "g"), (number) => {
    const { value, mark } = readNumber(Number(number.replaceAll(",", "")));
    return insertMark(String(value), mark);
  });
  const words = (formatted.match(/[\p{L}\p{N}\u{f0000}-\u{ffffd}]+/gu) ?? []).map((word) => {
    const [source] = readMarks(word);
    return { word: word.replaceAll(anyMark, ""), ...(source && { source }) };
  });
  return { text: formatted.replaceAll(anyMark, ""), words };
}

const insertMark = (text: string, mark: string) => text.replace(/\d/, (digit) => digit + mark);

const markedFacts = new WeakMap<object, Readonly<Record<string, string>>>();

/** What the modules of the marked copy call; see `marked-view.ts`. */
const contentMarks = {
  markData: (file: string, schema: z.ZodType, data: unknown) =>
    markFields(toFormSchema(schema), data, { file, path: [] }),
  markFacts: (facts: Readonly<Record<string, string>>) => {
    const known = markedFacts.get(facts);
    if (known) return known;
    const marked = Object.fromEntries(
      Object.entries(facts).map(([fact, value]) => {
        const fields = readMarks(value).flatMap((source) => ("fact" in source ? source.fields : source));
        return [fact, markWords(value, toMark(register(fact, { fact, fields })))];
      }),
    );
    markedFacts.set(facts, marked);
    return marked;
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
