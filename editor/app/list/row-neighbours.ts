import { toFields } from "#editor/api/form/form-value.ts";

/**
 * Finds the nearest rows above and below a row in its group; a move swaps the row with one of them.
 *
 * @param groupField - field by which the site groups the rows; if undefined, all rows are one group.
 * @returns the indexes; `above` is undefined for the first row of a group, `below` for the last.
 */
export function findGroupNeighbours(
  rows: readonly unknown[],
  at: number,
  groupField: string | undefined,
): { above: number | undefined; below: number | undefined } {
  const groupOf = (row: unknown) => groupField && toFields(row)[groupField];
  const places = [...rows.keys()].filter((place) => groupOf(rows[place]) === groupOf(rows[at]));
  const own = places.indexOf(at);
  return { above: places[own - 1], below: places[own + 1] };
}
