/** Gives each row object a key, because a row's name may change during editing. Remembers which rows are new. */
type RowRecord = { key: string; isNew: boolean };

const rowRecords = new WeakMap<object, RowRecord>();
let lastKeyNumber = 0;

const isRow = (row: unknown): row is object => typeof row === "object" && row !== null;

const rememberRow = (row: object): RowRecord => {
  const record = rowRecords.get(row) ?? { key: `r${++lastKeyNumber}`, isNew: false };
  rowRecords.set(row, record);
  return record;
};

/** Returns the key of a row: for an object, a key that moves with the row; for a text, its index. */
export const getRowKey = (row: unknown, index: number) => (isRow(row) ? rememberRow(row).key : `t${index}`);

/** Whether a row was added in this tab and has not been published since. */
export const isNewRow = (row: unknown) => isRow(row) && rememberRow(row).isNew;

export function markNewRow<Row>(row: Row): Row {
  if (isRow(row)) rowRecords.set(row, { ...rememberRow(row), isNew: true });
  return row;
}

/** Marks rows and their nested rows as no longer new. Copies made by `copyRowKey` share the mark. */
export function markRowsPublished(data: unknown): void {
  if (!isRow(data)) return;
  const record = rowRecords.get(data);
  if (record) record.isNew = false;
  for (const value of Object.values(data)) markRowsPublished(value);
}

/** Gives an edited row the key of its previous version, if it has one. @returns the edited row. */
export function copyRowKey<Row>(before: unknown, after: Row): Row {
  const record = isRow(before) && rowRecords.get(before);
  if (record && isRow(after)) rowRecords.set(after, record);
  return after;
}

/**
 * Finds where a field is after rows were added, moved or removed.
 *
 * @returns undefined if its row was removed.
 */
export function findMovedPath(
  path: readonly (string | number)[],
  before: unknown,
  after: unknown,
): (string | number)[] | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const getChild = (data: unknown, key: string | number) => (isRow(data) ? Reflect.get(data, key) : undefined);
  const row = getChild(before, step);
  let stepIndex = step;
  if (Array.isArray(before) && Array.isArray(after) && typeof step === "number" && isRow(row)) {
    const keys = after.map(getRowKey);
    stepIndex = keys.indexOf(getRowKey(row, step));
    // If no row object is the same, the rows were read again and have new keys.
    const areAllOther = !before.some((each, index) => keys.includes(getRowKey(each, index)));
    if (stepIndex === -1 && areAllOther && after.length >= before.length) stepIndex = step;
    if (stepIndex === -1) return undefined;
  }
  const newRest = findMovedPath(rest, row, getChild(after, stepIndex));
  return newRest && [stepIndex, ...newRest];
}
