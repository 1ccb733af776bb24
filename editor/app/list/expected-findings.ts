import type { Finding, Todo } from "#editor/api/api.ts";
import { placeIn } from "#editor/app/shell/place.ts";

/**
 * What a change that waits in another list would leave to be done in this one: said at its fields already, since a link
 * leads there before anything is saved.
 *
 * @param isOfRows - a list whose places name a row.
 */
export function expectedFindings(todos: readonly Todo[], list: string, isOfRows: boolean): Finding[] {
  return todos.flatMap(({ place, label, what }) => {
    const { id, row, field } = placeIn(place);
    if (id !== list || field === "") return [];
    const path = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    // Where it is, is seen there.
    const [, where = label, message = what] = /^(.+ › .+?): (.+)$/s.exec(what) ?? [];
    return { kind: "advice", path: isOfRows ? [row, ...path] : path, where, message };
  });
}

/** It said that nothing is written there, or named words that are gone, and the next check may take its time. */
export function isFixedNow({ path, isMissing, words }: Finding, data: unknown): boolean {
  if (!isMissing && words === undefined) return false;
  const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], data);
  if (words !== undefined) return typeof value !== "string" || !value.includes(words);
  return typeof value === "string" ? value.trim() !== "" : typeof value === "number" || typeof value === "boolean";
}
