/** Rows copied from a spreadsheet, which arrive as text: a line a row, a tab between cells. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { brandWords, modelKey } from "#domain/devices/device-runs.ts";
import { fold } from "#domain/text/fold.ts";
import { plainText } from "#domain/text/written-text.ts";
import { emptyOf, fieldsOf, numberIn, rowsOf, withField } from "#editor/app/form/form-value.ts";
import { copyRowKeys, markNew, rowKey } from "#editor/app/form/rows/row-keys.ts";
import { rowName } from "#editor/app/form/rows/row-lock.ts";

/** A cell with a line break or a tab in it comes between quotation marks, which are doubled inside. */
const cellAndEnd = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g;

export function sheetCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = "", end] of text.replaceAll(/\r\n?/g, "\n").matchAll(cellAndEnd)) {
    const cell = quoted?.replaceAll('""', '"') ?? bare;
    rows.at(-1)?.push(plainText(cell).trim());
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
 * A list with the rows of a sheet, whose columns are the fields of a row in their order. A row of the same name, in
 * whatever letters, is written over and keeps its name; an empty cell changes nothing. What no field understands stays as
 * it was written, for the check to refuse.
 *
 * @param schema - of the list.
 * @param repeated - what a name may repeat: its brand.
 */
export function withSheet(
  known: readonly unknown[],
  text: string,
  schema: FormSchema,
  repeated: readonly string[] = [],
): { rows: readonly unknown[]; pasted: Pasted } {
  const { items = {}, nameField = "" } = schema;
  const columns = Object.entries(items.properties ?? {});
  const nameAt = columns.findIndex(([name]) => name === nameField);
  const dropped = brandWords(repeated);
  const keyOf = (name: unknown) => modelKey(String(name ?? ""), dropped);
  const [first] = columns;
  let rows = known;
  const added: string[] = [];
  const changed = new Map<string, unknown>();
  let same = 0;
  for (const [line, cells] of sheetCells(text).entries()) {
    if (line === 0 && fold(cells[0] ?? "") === fold(first?.[1].title ?? "")) continue;
    const named = keyOf(cells[nameAt]);
    const at = rows.findIndex((row) => keyOf(fieldsOf(row)[nameField]) === named);
    const before = rows[at] ?? emptyOf(items);
    const row = columns.reduce((written, [name, field], column) => {
      const cell = cells[column] ?? "";
      const stays = cell === "" || (at >= 0 && name === nameField);
      return stays ? written : withField(items, written, name, cellValue(field, cell, written[name]));
    }, fieldsOf(before));
    if (at < 0) {
      const fresh = markNew(row);
      rows = [...rows, fresh];
      added.push(rowKey(fresh, rows.length));
    } else if (JSON.stringify(row) !== JSON.stringify(before)) {
      const key = rowKey(before, at);
      rows = rows.with(at, copyRowKeys(before, row));
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

/** The rows that a sheet corrected, and the fields in which they differ from before. */
export function corrections(rows: readonly unknown[], { changed }: Pasted, schema: FormSchema) {
  return rows.flatMap((row, index) => {
    const before = changed.get(rowKey(row, index));
    const fields = Object.entries(schema.items?.properties ?? {}).flatMap(([name, { title = name }]) =>
      JSON.stringify(fieldsOf(before)[name]) === JSON.stringify(fieldsOf(row)[name]) ? [] : title,
    );
    return before && fields.length > 0 ? [{ key: rowKey(row, index), name: rowName(row, schema), fields }] : [];
  });
}

function cellValue(field: FormSchema, cell: string, before: unknown): unknown {
  if (field.type === "array") return ticksIn(field.items ?? {}, cell, rowsOf(before));
  if (field.type === "integer" || field.type === "number") return numberIn(cell);
  return cell;
}

/**
 * Every value whose words are in the cell, in whatever letters, and what is left of it. While something is left, it is not
 * known what the cell means, and the values of before stay too.
 */
function ticksIn({ enum: values = [], options = {} }: FormSchema, cell: string, before: readonly unknown[]): unknown[] {
  const wordsOf = (value: string) => fold(options[value] ?? value).split(" ");
  /** Each word of the cell, until a value has it. */
  const left: (RegExpExecArray | undefined)[] = [...cell.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const take = (words: readonly string[]): boolean => {
    const at = left.findIndex((_, from) => words.every((word, next) => fold(left[from + next]?.[0] ?? "") === word));
    if (at >= 0) left.fill(undefined, at, at + words.length);
    return at >= 0;
  };
  // The longest first: it may begin with all the words of another.
  const found = values
    .toSorted((one, other) => wordsOf(other).length - wordsOf(one).length)
    .filter((value) => take(wordsOf(value)));
  const unknown = piecesOf(left, cell).join(" ");
  return [
    ...values.filter((value) => found.includes(value) || (unknown !== "" && before.includes(value))),
    ...(unknown === "" ? [] : [unknown]),
  ];
}

/** What stands between values, as it was written. */
function piecesOf(left: readonly (RegExpExecArray | undefined)[], cell: string): string[] {
  return left.flatMap((word, at) => {
    if (!word || left[at - 1]) return [];
    const end = left.indexOf(undefined, at);
    const last = left.at(end < 0 ? -1 : end - 1) ?? word;
    return cell.slice(word.index, last.index + last[0].length);
  });
}
