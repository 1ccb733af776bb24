/**
 * Only the first item if all have the same text; otherwise all of them.
 *
 * @param said - gives the text of an item.
 */
export function collapseIfSame<Item>(items: readonly Item[], said: (item: Item) => string): readonly Item[] {
  const [first] = items;
  return first !== undefined && items.every((item) => said(item) === said(first)) ? [first] : items;
}
