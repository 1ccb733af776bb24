/**
 * Which texts of a page are not what they were: those between the first and the last difference that the page did not
 * have anywhere, else the one that stands where something went away or changed its place.
 *
 * @returns their places in `after`, in its order; none if both say the same.
 */
export function changedAt(before: readonly string[], after: readonly string[]): number[] {
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
