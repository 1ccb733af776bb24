/** Rows copied from a spreadsheet. They arrive as text: one line per row, with tabs between cells. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { joinBrandNames, toModelKey } from "#domain/devices/device-runs.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { normalizeText } from "#domain/text/normalize-text.ts";
import { createEmptyValue, parseNumber, setField, toFields, toRows } from "#editor/api/form/form-value.ts";
import { copyRowKey, getRowKey, markNewRow } from "#editor/api/form/row-keys.ts";

/**
 * Matches a cell and its separator. A cell with a line break or a tab is quoted, with doubled quotation marks inside.
 */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g;

/** Splits spreadsheet text into rows of trimmed, normalized cells; empty rows are left out. */
export function parseSpreadsheetCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quotedCell, plainCell = "", end] of text.replaceAll(/\r\n?/g, "\n").matchAll(cellPattern)) {
    const cell = quotedCell?.replaceAll('""', '"') ?? plainCell;
    rows.at(-1)?.push(normalizeText(cell).trim());
    if (end === "\n") rows.push([]);
    // Stops at the end of the text, where the pattern would match another empty cell.
    else if (end === "") break;
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ""));
}

/** Result of a paste. `addedKeys` contains row keys; `previousValuesByKey` is keyed by them. */
export type PasteResult = {
  addedKeys: readonly string[];
  previousValuesByKey: ReadonlyMap<string, unknown>;
  unchangedCount: number;
};

/**
 * Merges rows copied from a spreadsheet into a list; the columns are a row's fields, in order. If a row has the same
 * name, ignoring case, it is corrected but keeps its name; empty cells change nothing. Input that no field can parse
 * stays as written, so that the server refuses it.
 *
 * @param schema - schema of the list.
 * @param ignoredWords - words to ignore when names are compared, such as the brand.
 */
export function mergePastedRows(
  existingRows: readonly unknown[],
  text: string,
  schema: FormSchema,
  ignoredWords: readonly string[] = [],
): { rows: readonly unknown[]; pasteResult: PasteResult } {
  const { items = {}, nameField = "" } = schema;
  const columns = Object.entries(items.properties ?? {});
  const nameColumn = columns.findIndex(([name]) => name === nameField);
  const droppedWords = joinBrandNames(ignoredWords);
  const buildKey = (name: unknown) => toModelKey(String(name ?? ""), droppedWords);
  let rows = existingRows;
  const addedKeys: string[] = [];
  const changedRows = new Map<string, unknown>();
  let sameCount = 0;
  for (const [line, cells] of parseSpreadsheetCells(text).entries()) {
    if (line === 0 && isHeading(cells, columns)) continue;
    const nameKey = buildKey(cells[nameColumn]);
    const rowIndex = rows.findIndex((row) => buildKey(toFields(row)[nameField]) === nameKey);
    const oldRow = rows[rowIndex] ?? createEmptyValue(items);
    const row = columns.reduce((parsedRow, [name, field], column) => {
      const cell = cells[column] ?? "";
      const keepsOldValue = cell === "" || (rowIndex >= 0 && name === nameField);
      return keepsOldValue ? parsedRow : setField(items, parsedRow, name, parseCell(field, cell, parsedRow[name]));
    }, toFields(oldRow));
    if (rowIndex < 0) {
      const newRow = markNewRow(row);
      rows = [...rows, newRow];
      addedKeys.push(getRowKey(newRow, rows.length));
    } else if (JSON.stringify(row) !== JSON.stringify(oldRow)) {
      const key = getRowKey(oldRow, rowIndex);
      rows = rows.with(rowIndex, copyRowKey(oldRow, row));
      if (!addedKeys.includes(key) && !changedRows.has(key)) changedRows.set(key, oldRow);
    } else sameCount++;
  }
  return { rows, pasteResult: { addedKeys, previousValuesByKey: changedRows, unchangedCount: sameCount } };
}

const usualHeadings = ["modelo", "modelos", "celular", "telefono", "marca", "nombre", "ano", "nota", "notas"];

/** Whether a row of cells has only headings, such as `modelo, año, notas`. */
function isHeading(cells: readonly string[], columns: readonly (readonly [string, FormSchema])[]): boolean {
  const headings = [...usualHeadings, ...columns.map(([, { title = "" }]) => foldSpelling(title))];
  return cells.every((cell) => cell === "" || headings.includes(foldSpelling(cell)));
}

export function findPastedIndexes(rows: readonly unknown[], { addedKeys, previousValuesByKey }: PasteResult): number[] {
  return rows.flatMap((row, index) => {
    const key = getRowKey(row, index);
    const isChanged = previousValuesByKey.has(key) && previousValuesByKey.get(key) !== row;
    return addedKeys.includes(key) || isChanged ? index : [];
  });
}

/** Removes these rows of a paste, and undoes its corrections of existing rows among them. */
export function undoPastedRows(
  rows: readonly unknown[],
  { previousValuesByKey }: PasteResult,
  indexes: readonly number[],
): unknown[] {
  return rows.flatMap((row, index) => {
    if (!indexes.includes(index)) return [row];
    const before = previousValuesByKey.get(getRowKey(row, index));
    return before === undefined ? [] : [before];
  });
}

function parseCell(field: FormSchema, cell: string, before: unknown): unknown {
  if (field.type === "array") return parseChoices(field.items ?? {}, cell, toRows(before));
  if (field.type === "integer" || field.type === "number") return parseNumber(cell);
  return cell;
}

/**
 * Parses a cell of a multiple choice. Returns the values that it names, ignoring case, then its remaining words as one
 * text. If words remain, the meaning is uncertain, so the previous values also stay.
 */
function parseChoices(
  { enum: values = [], options = {} }: FormSchema,
  cell: string,
  before: readonly unknown[],
): unknown[] {
  const splitOption = (value: string) => foldSpelling(options[value] ?? value).split(" ");
  /** The cell's words, in order; undefined for words that matched a value. */
  const remainingWords: (RegExpExecArray | undefined)[] = [...cell.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const takeWords = (words: readonly string[]): boolean => {
    const startIndex = remainingWords.findIndex((_, from) =>
      words.every((word, next) => foldSpelling(remainingWords[from + next]?.[0] ?? "") === word),
    );
    if (startIndex >= 0) remainingWords.fill(undefined, startIndex, startIndex + words.length);
    return startIndex >= 0;
  };
  // Longest values first, because they may begin with all the words of another value.
  const matchedValues = values
    .toSorted((one, other) => splitOption(other).length - splitOption(one).length)
    .filter((value) => takeWords(splitOption(value)));
  const unmatchedText = joinUnmatched(remainingWords, cell).join(" ");
  return [
    ...values.filter((value) => matchedValues.includes(value) || (unmatchedText !== "" && before.includes(value))),
    ...(unmatchedText === "" ? [] : [unmatchedText]),
  ];
}

function joinUnmatched(remainingWords: readonly (RegExpExecArray | undefined)[], cell: string): string[] {
  return remainingWords.flatMap((word, index) => {
    if (!word || remainingWords[index - 1]) return [];
    const endIndex = remainingWords.indexOf(undefined, index);
    const lastWord = remainingWords.at(endIndex < 0 ? -1 : endIndex - 1) ?? word;
    return cell.slice(word.index, lastWord.index + lastWord[0].length);
  });
}
