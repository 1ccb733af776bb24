/** Refuses to publish some drafts that, without the others, would contradict the published content. */
import { formatDate } from "#domain/calendar/spanish-time.ts";
import {
  type DraftSelection,
  findNeededDrafts,
  formatPublishAlsoMessage,
} from "#editor/server/changes/partial-publish.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { findAddedTodos, type PendingTodoFinder } from "#editor/server/site/todos.ts";

/**
 * @throws {EditorError} if the chosen drafts contradict the published content, but not together with the remaining
 *   drafts. An example is a new price without its offer.
 */
export async function assertDraftsConsistent(
  { chosenPaths, remainingPaths }: DraftSelection,
  findTodos: PendingTodoFinder,
): Promise<void> {
  if (remainingPaths.length === 0) return;
  const findContradictions = async (leftOutPaths: readonly string[]) => {
    const publishedPaths = [...chosenPaths, ...remainingPaths.filter((path) => !leftOutPaths.includes(path))];
    const todos = await findTodos({ chosenPaths: publishedPaths, remainingPaths: leftOutPaths });
    return todos.filter(({ isContradiction, isPublished }) => isContradiction && !isPublished);
  };
  const [separateContradictions, jointContradictions] = [
    await findContradictions(remainingPaths),
    await findContradictions([]),
  ];
  const [first] = findAddedTodos(jointContradictions, separateContradictions);
  if (!first) return;
  const neededPaths = await findNeededDrafts(
    remainingPaths,
    async (others) => findAddedTodos(jointContradictions, await findContradictions(others)).length === 0,
  );
  const startLabel = first.from === undefined ? "" : `Desde el ${formatDate(first.from)}, `;
  throw new EditorError(`${formatPublishAlsoMessage(neededPaths)} ${startLabel}«${first.label}» › ${first.what}`, {
    fixes: [{ label: `Ve a «${first.label}»`, location: first.location }],
  });
}
