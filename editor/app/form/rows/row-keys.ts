/** Rows have no name of their own while they are written: each gets a key that goes with it as it moves and changes. */
type Known = { key: string; isNew: boolean };

const known = new WeakMap<object, Known>();
let given = 0;

const isRow = (row: unknown): row is object => typeof row === "object" && row !== null;

const knownOf = (row: object): Known => {
  const found = known.get(row) ?? { key: `r${++given}`, isNew: false };
  known.set(row, found);
  return found;
};

/** Texts have no identity: they are known by their place. */
export const rowKey = (row: unknown, index: number) => (isRow(row) ? knownOf(row).key : `t${index}`);

/** A row that was added here: visitors never saw it, whatever its key says. */
export const isNewRow = (row: unknown) => isRow(row) && knownOf(row).isNew;

export function markNew<Row>(row: Row): Row {
  if (isRow(row)) known.set(row, { ...knownOf(row), isNew: true });
  return row;
}

/** What was added here is published: these rows and those inside them are no new ones, in whatever words they are now. */
export function markPublished(data: unknown): void {
  if (!isRow(data)) return;
  const shown = known.get(data);
  if (shown) shown.isNew = false;
  for (const each of Object.values(data)) markPublished(each);
}

/** The same row with other words; one that was never shown gives nothing on. */
export function copyRowKeys<Row>(before: unknown, after: Row): Row {
  const shown = isRow(before) && known.get(before);
  if (shown && isRow(after)) known.set(after, shown);
  return after;
}
