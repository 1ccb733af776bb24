import { fieldsOf } from "#editor/app/form/form-value.ts";

/**
 * Where a row goes by one step up or down: to the place of the next one of its group, past those of others, among which
 * it would not be seen to move.
 *
 * @param groupField - by which the site parts the list; without it, all rows are one group.
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
