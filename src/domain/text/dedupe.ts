/** Only the first item if all say the same; otherwise all of them. */
export function collapseIfSame<Item>(items: readonly Item[], said: (item: Item) => string): readonly Item[] {
  const [first] = items;
  return first !== undefined && items.every((item) => said(item) === said(first)) ? [first] : items;
}
