import { asFields } from "#editor/app/form/form-value.ts";

/**
 * Finds the indexes to which a row moves by one step up or down: those of the nearest rows of its group, because the
 * site shows each group by itself.
 *
 * @param groupField - field by which the site groups the rows; if undefined, all rows are one group.
 * @returns undefined for `above` or `below` at the end of the group.
 */
export function findNeighbours(
  rows: readonly unknown[],
  at: number,
  groupField: string | undefined,
): { above: number | undefined; below: number | undefined } {
  const groupOf = (row: unknown) => groupField && asFields(row)[groupField];
  const places = [...rows.keys()].filter((place) => groupOf(rows[place]) === groupOf(rows[at]));
  const own = places.indexOf(at);
  return { above: places[own - 1], below: places[own + 1] };
}
