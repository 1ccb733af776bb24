/** Rows have no stable name while they are edited: each gets a key that stays with it as it moves and changes. */
type Known = { key: string; isNew: boolean };

const known = new WeakMap<object, Known>();
let given = 0;

const isRow = (row: unknown): row is object => typeof row === "object" && row !== null;

const knownOf = (row: object): Known => {
  const found = known.get(row) ?? { key: `r${++given}`, isNew: false };
  known.set(row, found);
  return found;
};

/** A row's key; texts have no identity, so theirs is their index. */
export const rowKey = (row: unknown, index: number) => (isRow(row) ? knownOf(row).key : `t${index}`);

/** Whether a row was added here and not published: visitors never saw it, whatever its key field says. */
export const isNewRow = (row: unknown) => isRow(row) && knownOf(row).isNew;

export function markNew<Row>(row: Row): Row {
  if (isRow(row)) known.set(row, { ...knownOf(row), isNew: true });
  return row;
}

/** After publication, these rows and those nested in them no longer count as new, even if edited since. */
export function markPublished(data: unknown): void {
  if (!isRow(data)) return;
  const shown = known.get(data);
  if (shown) shown.isNew = false;
  for (const each of Object.values(data)) markPublished(each);
}

/** Gives an edited row the key of its previous version, if that has one. */
export function copyRowKeys<Row>(before: unknown, after: Row): Row {
  const shown = isRow(before) && known.get(before);
  if (shown && isRow(after)) known.set(after, shown);
  return after;
}
