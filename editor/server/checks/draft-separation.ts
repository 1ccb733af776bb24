/** Refuses a publication of some drafts that would contradict the published content without the others. */
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { type DraftSelection, formatPublishAlso } from "#editor/server/changes/partial-publish.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { findAddedTodos, type PendingTodoFinder } from "#editor/server/site/todos.ts";

/**
 * @throws {EditorError} if the chosen drafts would contradict the published content, but not with the remaining drafts:
 * a new price without the offer that was changed for it.
 */
export async function refuseSeparation(
  { chosen, remaining }: DraftSelection,
  findTodos: PendingTodoFinder,
): Promise<void> {
  if (remaining.length === 0) return;
  const findContradictions = async (left: readonly string[]) => {
    const going = [...chosen, ...remaining.filter((path) => !left.includes(path))];
    const todos = await findTodos({ chosen: going, remaining: left });
    return todos.filter(({ isContradiction, isPublished }) => isContradiction && !isPublished);
  };
  const [apart, together] = [await findContradictions(remaining), await findContradictions([])];
  const [first] = findAddedTodos(together, apart);
  if (!first) return;
  const enough: string[] = [];
  for (const path of remaining.length > 1 ? remaining : []) {
    const others = await findContradictions(remaining.filter((each) => each !== path));
    if (findAddedTodos(together, others).length === 0) enough.push(path);
  }
  const since = first.from === undefined ? "" : `Desde el ${formatDate(first.from)}, `;
  throw new EditorError(
    `${formatPublishAlso(enough.length > 0 ? enough.slice(0, 1) : remaining)} ${since}«${first.label}» › ${first.what}`,
    { fixes: [{ label: `Ve a «${first.label}»`, place: first.place }] },
  );
}
