/**
 * Returns only the first item if all items have the same text; otherwise all items.
 *
 * @param getText - returns the text of an item.
 */
export function collapseEqualItems<Item>(items: readonly Item[], getText: (item: Item) => string): readonly Item[] {
  const [first] = items;
  return first !== undefined && items.every((item) => getText(item) === getText(first)) ? [first] : items;
}
