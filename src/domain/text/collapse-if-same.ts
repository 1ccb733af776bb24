/**
 * Returns only the first item if all items have the same text; otherwise all items.
 *
 * @param said - returns the text of an item.
 */
export function collapseEqualItems<Item>(items: readonly Item[], said: (item: Item) => string): readonly Item[] {
  const [first] = items;
  return first !== undefined && items.every((item) => said(item) === said(first)) ? [first] : items;
}
