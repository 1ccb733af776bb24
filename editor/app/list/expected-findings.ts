import type { Finding, Todo } from "#editor/api/api.ts";
import { placeIn } from "#editor/app/shell/place.ts";

/**
 * Advice at this list's fields about to-dos that a pending change to another list would create: links lead here before
 * that change is saved.
 *
 * @param isOfRows - whether the list has rows, so that its places name a row.
 */
export function expectedFindings(todos: readonly Todo[], list: string, isOfRows: boolean): Finding[] {
  return todos.flatMap(({ place, label, what }) => {
    const { id, row, field } = placeIn(place);
    if (id !== list || field === "") return [];
    const path = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    // Split off the place from the message, as the field shows it already.
    const [, where = label, message = what] = /^(.+ › .+?): (.+)$/s.exec(what) ?? [];
    return { kind: "advice", path: isOfRows ? [row, ...path] : path, where, message };
  });
}

/** Whether the input settles a finding before the next check: the missing value or the wrong words were changed. */
export function isSettled({ path, isMissing, words }: Finding, data: unknown): boolean {
  if (!isMissing && words === undefined) return false;
  const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], data);
  if (words !== undefined) return typeof value !== "string" || !value.includes(words);
  return typeof value === "string" ? value.trim() !== "" : typeof value === "number" || typeof value === "boolean";
}
