/**
 * Gives each row object a key, because rows have no stable name while they are edited. Remembers which rows are new.
 */
type Known = { key: string; isNew: boolean };

const known = new WeakMap<object, Known>();
let given = 0;

const isRow = (row: unknown): row is object => typeof row === "object" && row !== null;

const rememberRow = (row: object): Known => {
  const found = known.get(row) ?? { key: `r${++given}`, isNew: false };
  known.set(row, found);
  return found;
};

/** Returns the key of a row. The key of an object stays when the row is moved; the key of a text is its index. */
export const getRowKey = (row: unknown, index: number) => (isRow(row) ? rememberRow(row).key : `t${index}`);

/** Whether a row was added in this tab and not published since. */
export const isNewRow = (row: unknown) => isRow(row) && rememberRow(row).isNew;

/** Marks a row as added in this tab. @returns the same row. */
export function markNewRow<Row>(row: Row): Row {
  if (isRow(row)) known.set(row, { ...rememberRow(row), isNew: true });
  return row;
}

/** Marks rows and their nested rows as no longer new. Copies made by `copyRowKey` share the mark. */
export function markRowsPublished(data: unknown): void {
  if (!isRow(data)) return;
  const shown = known.get(data);
  if (shown) shown.isNew = false;
  for (const each of Object.values(data)) markRowsPublished(each);
}

/** Gives an edited row the key of its previous version, if any. @returns the edited row. */
export function copyRowKey<Row>(before: unknown, after: Row): Row {
  const shown = isRow(before) && known.get(before);
  if (shown && isRow(after)) known.set(after, shown);
  return after;
}

/**
 * Finds where a field is after rows were added, moved or removed.
 *
 * @returns undefined if its row was removed.
 */
export function movePath(
  path: readonly (string | number)[],
  before: unknown,
  after: unknown,
): (string | number)[] | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const inside = (data: unknown, key: string | number) => (isRow(data) ? Reflect.get(data, key) : undefined);
  const row = inside(before, step);
  let at = step;
  if (Array.isArray(before) && Array.isArray(after) && typeof step === "number" && isRow(row)) {
    at = after.findIndex((each, index) => getRowKey(each, index) === getRowKey(row, step));
    // Rows that were read again have other keys.
    if (at === -1 && after.length >= before.length) at = step;
    if (at === -1) return undefined;
  }
  const others = movePath(rest, row, inside(after, at));
  return others && [at, ...others];
}
