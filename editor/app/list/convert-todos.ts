import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Diagnostic, Todo } from "#editor/api/api.ts";
import { parseEditorLocation } from "#editor/app/shell/editor-location.ts";

/**
 * Converts to-dos to advice at the fields of one list. The to-dos come from an unconfirmed change to another list.
 *
 * @param list - id of the list.
 * @param isOfRows - whether the list has rows, so that each path starts with a row index.
 */
export function convertTodosToAdvice(todos: readonly Todo[], list: string, isOfRows: boolean): Diagnostic[] {
  return todos.flatMap(({ location, label, what, from }) => {
    const { id, row, field } = parseEditorLocation(location);
    if (id !== list || field === "") return [];
    const path = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    // Splits `field path: advice`, because the field shows the advice without the path.
    const [, where = label, message = what] = /^(.+ › .+?): (.+)$/s.exec(what) ?? [];
    const startLabel = from === undefined ? "" : `desde el ${formatDate(from)}, `;
    return { kind: "advice", path: isOfRows ? [row, ...path] : path, where, message: `${startLabel}${message}` };
  });
}
