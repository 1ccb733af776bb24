/**
 * Finds the changed texts of a page: those that are not in `before`, from the first to the last difference. If there
 * are none, e.g. after a removal, finds the text at the first difference.
 *
 * @returns the indexes in `after`, in order; empty if both lists are the same.
 */
export function findChangedTextIndexes(before: readonly string[], after: readonly string[]): number[] {
  const shortest = Math.min(before.length, after.length);
  let first = 0;
  while (first < shortest && before[first] === after[first]) first++;
  if (first === before.length && first === after.length) return [];
  let same = 0;
  while (same < shortest - first && before.at(-1 - same) === after.at(-1 - same)) same++;
  const known = new Set(before);
  const added = after.flatMap((text, at) => (at >= first && at < after.length - same && !known.has(text) ? [at] : []));
  return added.length > 0 ? added : [Math.min(first, after.length - 1)];
}
