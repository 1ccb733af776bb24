import type { FormSchema } from "#content/forms/check/path-label.ts";
import { toFields } from "#editor/api/form/form-value.ts";
import { getRowName } from "#editor/api/form/row-name.ts";

/** The three inputs of a merge; `base` is the common ancestor. */
export type MergeInput<Value> = { base: Value; mine: Value; theirs: Value };

/** The same row in all three versions; undefined where a version does not have the row. */
export type AlignedRow = MergeInput<unknown> & { name: string; key: unknown };

type Rows = readonly unknown[];

/**
 * Matches the rows of three versions of a list. The rows are in the order of the side that moved rows, or else in the
 * order of `theirs`. A row that only the other side has follows its predecessor there.
 *
 * @param winningSide - the side whose order wins if both sides moved rows.
 */
export function alignRows(
  schema: FormSchema,
  { base, mine, theirs }: MergeInput<Rows>,
  winningSide: "mine" | "theirs",
): { order: readonly AlignedRow[]; areBothMoved: boolean } {
  const absentRow = { base: undefined, mine: undefined, theirs: undefined };
  const createRow = (row: unknown): AlignedRow => ({
    ...absentRow,
    name: formatName(schema, row),
    key: readKey(schema, row),
  });
  const baseRows = base.map((row): AlignedRow => ({ ...createRow(row), base: row }));
  const getKey = (row: AlignedRow) => readKey(schema, row.base ?? row.mine);
  /**
   * Matches rows by key. If the length is unchanged, an unmatched row is the renamed base row at the same index, unless
   * that base row has a match.
   */
  const alignTo = (rows: Rows, knownRows: readonly AlignedRow[]) => {
    const unmatchedRows = Map.groupBy(knownRows, getKey);
    const matchedRows = rows.map((row) => unmatchedRows.get(readKey(schema, row))?.shift());
    return rows.map((row, index) => {
      const renamedRow = rows.length === baseRows.length ? baseRows[index] : undefined;
      return matchedRows[index] ?? (renamedRow && !matchedRows.includes(renamedRow) ? renamedRow : createRow(row));
    });
  };
  const mineRows = alignTo(mine, baseRows);
  for (const [index, row] of mineRows.entries()) row.mine = mine[index];
  // A row that both sides added with the same key is one row.
  const theirRows = alignTo(theirs, [...baseRows, ...mineRows.filter((row) => row.base === undefined)]);
  for (const [index, row] of theirRows.entries()) row.theirs = theirs[index];

  const hasMovedRows = (rows: readonly AlignedRow[]) => {
    const baseIndexes = rows.map((row) => baseRows.indexOf(row)).filter((baseIndex) => baseIndex >= 0);
    return baseIndexes.some((baseIndex, index) => baseIndex < (baseIndexes[index - 1] ?? 0));
  };
  const [areMineMoved, areTheirsMoved] = [hasMovedRows(mineRows), hasMovedRows(theirRows)];
  const haveBothMoved = areMineMoved && areTheirsMoved;
  const usesMineOrder = haveBothMoved ? winningSide === "mine" : areMineMoved;
  return {
    order: usesMineOrder ? insertOtherRows(mineRows, theirRows) : insertOtherRows(theirRows, mineRows),
    areBothMoved: haveBothMoved,
  };
}

function insertOtherRows(order: readonly AlignedRow[], otherRows: readonly AlignedRow[]): readonly AlignedRow[] {
  return otherRows.reduce<readonly AlignedRow[]>((rows, row, index) => {
    if (rows.includes(row)) return rows;
    const predecessor = otherRows[index - 1];
    return rows.toSpliced(predecessor ? rows.indexOf(predecessor) + 1 : 0, 0, row);
  }, order);
}

/** Key of a row: its key field, or else its name, or else its whole JSON. */
function readKey({ nameField, keyField = nameField }: FormSchema, row: unknown): unknown {
  return (keyField && toFields(row)[keyField]) || JSON.stringify(row);
}

function formatName(schema: FormSchema, row: unknown): string {
  const name = getRowName(row, schema) || (typeof row === "string" ? row : "");
  return name ? `«${name}»` : (schema.items?.title ?? "Renglón");
}
