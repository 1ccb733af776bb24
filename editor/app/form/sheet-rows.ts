/** Rows copied from a spreadsheet, which arrive as text: a line a row, a tab between cells. */
import type { FormSchema } from "#content/forms/spoken-path.ts";
import { emptyOf, fieldsOf, numberIn, plain, withField } from "./form-value.ts";
import { asNewRow, asSameRow, rowKey } from "./row-keys.ts";

/** A cell with a line break or a tab in it comes between quotation marks, which are doubled inside. */
const cellAndEnd = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g;

export function sheetCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = "", end] of text.replaceAll(/\r\n?/g, "\n").matchAll(cellAndEnd)) {
    const cell = quoted?.replaceAll('""', '"') ?? bare;
    rows.at(-1)?.push(cell.replaceAll(/\s+/g, " ").trim());
    if (end === "\n") rows.push([]);
    // After the last cell there is nothing to match.
    else if (end === "") break;
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ""));
}

/** What came from a sheet, by the keys of its rows. */
export type Pasted = {
  added: readonly string[];
  /** Those that were there already, and how they were. */
  changed: ReadonlyMap<string, unknown>;
  /** Rows that said the same. */
  same: number;
};

/**
 * A list with the rows of a sheet, whose columns are the fields of a row in their order. A row of the same name is written
 * over; an empty cell changes nothing. What no field understands stays as it was written, for the check to refuse.
 *
 * @param schema - of the list.
 */
export function withSheet(
  known: readonly unknown[],
  text: string,
  schema: FormSchema,
): { rows: readonly unknown[]; pasted: Pasted } {
  const { items = {}, nameField = "" } = schema;
  const columns = Object.entries(items.properties ?? {});
  const nameAt = columns.findIndex(([name]) => name === nameField);
  const [first] = columns;
  let rows = known;
  const added: string[] = [];
  const changed = new Map<string, unknown>();
  let same = 0;
  for (const [line, cells] of sheetCells(text).entries()) {
    if (line === 0 && even(cells[0] ?? "") === even(first?.[1].title ?? "")) continue;
    const at = rows.findIndex((row) => fieldsOf(row)[nameField] === cells[nameAt]);
    const before = rows[at] ?? emptyOf(items);
    const row = columns.reduce((written, [name, field], column) => {
      const cell = cells[column] ?? "";
      return cell === "" ? written : withField(items, written, name, cellValue(field, cell));
    }, fieldsOf(before));
    if (at < 0) {
      const fresh = asNewRow(row);
      rows = [...rows, fresh];
      added.push(rowKey(fresh, rows.length));
    } else if (JSON.stringify(row) !== JSON.stringify(before)) {
      const key = rowKey(before, at);
      rows = rows.with(at, asSameRow(before, row));
      if (!added.includes(key) && !changed.has(key)) changed.set(key, before);
    } else same++;
  }
  return { rows, pasted: { added, changed, same } };
}

/** The list without what came from the sheet, whatever became of it since. */
export function withoutSheet(rows: readonly unknown[], { added, changed }: Pasted): readonly unknown[] {
  return rows
    .filter((row, index) => !added.includes(rowKey(row, index)))
    .map((row, index) => changed.get(rowKey(row, index)) ?? row);
}

/** The rows that came from the sheet, by their places now. */
export function pastedPlaces(rows: readonly unknown[], { added, changed }: Pasted): number[] {
  return rows.flatMap((row, index) => {
    const key = rowKey(row, index);
    const isChanged = changed.has(key) && changed.get(key) !== row;
    return added.includes(key) || isChanged ? index : [];
  });
}

function cellValue(field: FormSchema, cell: string): unknown {
  if (field.type === "array") return ticksIn(field.items ?? {}, cell);
  if (field.type === "integer" || field.type === "number") return numberIn(cell);
  return cell;
}

/** Spreadsheets know no no-break space. */
const even = (text: string) => plain(text).replaceAll(/\s/g, " ");

/** Every value whose words are in the cell, and what is left of it. */
function ticksIn({ enum: values = [], options = {} }: FormSchema, cell: string): readonly string[] {
  const wordsOf = (value: string) => even(options[value] ?? value);
  // What is left is told as it was written: without accents it is as long.
  let written = cell.normalize("NFC");
  // The longest first: it may begin with all the words of another.
  const found = values
    .toSorted((one, other) => wordsOf(other).length - wordsOf(one).length)
    .filter((value) => {
      const words = wordsOf(value);
      const at = even(written).indexOf(words);
      if (at >= 0) written = `${written.slice(0, at)}${" ".repeat(words.length)}${written.slice(at + words.length)}`;
      return at >= 0;
    });
  const unknown = written.replaceAll(/[\s.,;]+/g, " ").trim();
  return [...values.filter((value) => found.includes(value)), ...(unknown === "" ? [] : [unknown])];
}
