/** Rows copied from a spreadsheet, which arrive as text: a line a row, a tab between cells. */
import type { FormSchema } from "#content/forms/spoken-path.ts";
import { emptyOf, fieldsOf, numberIn, plain, withField } from "./form-value.ts";
import { asNewRow, asSameRow } from "./row-keys.ts";

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

type SheetRows = { rows: readonly unknown[]; added: number; changed: number };

/**
 * A list with the rows of a sheet, whose columns are the fields of a row in their order. A row of the same name is written
 * over; an empty cell changes nothing. What no field understands stays as it was written, for the check to refuse.
 *
 * @param schema - of the list.
 */
export function withSheet(known: readonly unknown[], text: string, schema: FormSchema): SheetRows {
  const { items = {}, nameField = "" } = schema;
  const columns = Object.entries(items.properties ?? {});
  const nameAt = columns.findIndex(([name]) => name === nameField);
  const [first] = columns;
  let [rows, added, changed] = [known, 0, 0];
  for (const [line, cells] of sheetCells(text).entries()) {
    if (line === 0 && even(cells[0] ?? "") === even(first?.[1].title ?? "")) continue;
    const at = rows.findIndex((row) => fieldsOf(row)[nameField] === cells[nameAt]);
    const before = rows[at] ?? emptyOf(items);
    const row = columns.reduce((written, [name, field], column) => {
      const cell = cells[column] ?? "";
      return cell === "" ? written : withField(items, written, name, cellValue(field, cell));
    }, fieldsOf(before));
    if (at < 0) {
      rows = [...rows, asNewRow(row)];
      added++;
    } else if (JSON.stringify(row) !== JSON.stringify(before)) {
      rows = rows.with(at, asSameRow(before, row));
      changed++;
    }
  }
  return { rows, added, changed };
}

function cellValue(field: FormSchema, cell: string): unknown {
  if (field.type === "array") return ticksIn(field.items ?? {}, cell);
  if (field.type === "integer" || field.type === "number") return numberIn(cell);
  return cell;
}

/** Spreadsheets know no no-break space. */
const even = (text: string) => plain(text).replaceAll(/\s+/g, " ");

/** Every value whose words are in the cell, and what is left of it. */
function ticksIn({ enum: values = [], options = {} }: FormSchema, cell: string): readonly string[] {
  const wordsOf = (value: string) => even(options[value] ?? value);
  let left = even(cell);
  // The longest first: it may begin with all the words of another.
  const found = values
    .toSorted((one, other) => wordsOf(other).length - wordsOf(one).length)
    .filter((value) => {
      const isThere = left.includes(wordsOf(value));
      if (isThere) left = left.replace(wordsOf(value), " ");
      return isThere;
    });
  const unknown = left.replaceAll(/[\s.,;]+/g, " ").trim();
  if (unknown === "") return values.filter((value) => found.includes(value));
  return [...values.filter((value) => found.includes(value)), found.length === 0 ? cell : unknown];
}
