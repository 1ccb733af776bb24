/** The key and the newness of a row. Rows have no stable name while they are edited, so each object gets a key. */
type Known = { key: string; isNew: boolean };

const known = new WeakMap<object, Known>();
let given = 0;

const isRow = (row: unknown): row is object => typeof row === "object" && row !== null;

const knownOf = (row: object): Known => {
  const found = known.get(row) ?? { key: `r${++given}`, isNew: false };
  known.set(row, found);
  return found;
};

/** Key of a row, which stays the same while the row is edited and moved; for a text, derived from its index. */
export const rowKey = (row: unknown, index: number) => (isRow(row) ? knownOf(row).key : `t${index}`);

/** Whether a row was added in this tab and not published since. */
export const isNewRow = (row: unknown) => isRow(row) && knownOf(row).isNew;

/** Marks a row as added in this tab. @returns the same row. */
export function markNewRow<Row>(row: Row): Row {
  if (isRow(row)) known.set(row, { ...knownOf(row), isNew: true });
  return row;
}

/** Marks these rows and those nested in them as no longer new, also in later edited versions of them. */
export function markPublished(data: unknown): void {
  if (!isRow(data)) return;
  const shown = known.get(data);
  if (shown) shown.isNew = false;
  for (const each of Object.values(data)) markPublished(each);
}

/** Gives an edited row the key of its previous version, if that has one. @returns the edited row. */
export function copyRowKey<Row>(before: unknown, after: Row): Row {
  const shown = isRow(before) && known.get(before);
  if (shown && isRow(after)) known.set(after, shown);
  return after;
}
