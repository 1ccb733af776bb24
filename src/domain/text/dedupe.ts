/** All of them; only the first if there are others and all say the same. */
export function onceIfSame<Item>(items: readonly Item[], said: (item: Item) => string): readonly Item[] {
  const [first] = items;
  return first !== undefined && items.every((item) => said(item) === said(first)) ? [first] : items;
}
