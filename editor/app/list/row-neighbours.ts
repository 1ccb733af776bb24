import { fieldsOf } from "#editor/app/form/form-value.ts";

/**
 * Where a row goes by one step up or down: to the index of the next row of its group, since moves past rows of other
 * groups would not be visible on the site.
 *
 * @param groupField - field by which the site groups the list; without it, all rows are one group.
 */
export function neighboursOf(
  rows: readonly unknown[],
  at: number,
  groupField: string | undefined,
): { above: number | undefined; below: number | undefined } {
  const groupOf = (row: unknown) => groupField && fieldsOf(row)[groupField];
  const places = [...rows.keys()].filter((place) => groupOf(rows[place]) === groupOf(rows[at]));
  const own = places.indexOf(at);
  return { above: places[own - 1], below: places[own + 1] };
}
