import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { PublishRequest } from "#editor/api/requests/publish-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import { type Git, listChangedFiles } from "#editor/server/workspace/git.ts";
import { buildFrozenFilePath, requireOwnedPath } from "#editor/server/workspace/owned-paths.ts";

export type DraftSelection = { chosenPaths: readonly string[]; remainingPaths: readonly string[] };

/**
 * Splits the drafts. A legal version's frozen file is always published together with its source.
 *
 * @param pending - every draft.
 * @param files - the drafts to publish; undefined: all.
 * @throws {EditorError} if a file does not belong to the editor, or is no longer a draft.
 */
export function selectDrafts(pending: readonly string[], files: PublishRequest["files"]): DraftSelection {
  if (pending.length === 0) throw new EditorError("No hay cambios por publicar.");
  if (!files) return { chosenPaths: pending, remainingPaths: [] };
  const missingFile = files.map(requireOwnedPath).find((file) => !pending.includes(file));
  if (missingFile !== undefined)
    throw new EditorError(
      `Cierra esta hoja y ábrela otra vez: ${formatFileLabel(missingFile)} ya no tiene cambios por publicar, quizá porque ya se publicó.`,
    );
  const isChosen = (path: string) =>
    files.some((file) => file === path || buildFrozenFilePath(file) === path || buildFrozenFilePath(path) === file);
  return { chosenPaths: pending.filter(isChosen), remainingPaths: pending.filter((path) => !isChosen(path)) };
}

/**
 * @throws {EditorError} if others have just published a file that a remaining draft changes: updating this workspace to
 *   their publication would overwrite the draft.
 */
export async function assertRemainingDraftsUntouched(
  git: Git,
  { remainingPaths }: DraftSelection,
  before: string,
  theirs: string,
): Promise<void> {
  const incomingPaths = await listChangedFiles(git, before, theirs);
  const overwrittenPaths = remainingPaths.filter((path) => incomingPaths.includes(path));
  if (overwrittenPaths.length > 0)
    throw new EditorError(
      `Publica también ${formatFileLabels(overwrittenPaths)}, o descártalo: otra persona lo cambió mientras. Tu borrador sigue aquí.`,
    );
}

/** Formats labels without duplicates, because a legal text may have several files. */
export const formatFileLabels = (paths: readonly string[]): string =>
  formatSpanishList([...new Set(paths.map(formatFileLabel))]);

export const formatPublishAlsoMessage = (remainingPaths: readonly string[]) =>
  `Publica también ${formatFileLabels(remainingPaths)}: lo que elegiste lo necesita.`;

/** Finds the drafts that must also be published: a single one if that suffices, otherwise all. */
export async function findNeededDrafts(
  remaining: readonly string[],
  suffices: (others: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> {
  for (const path of remaining.length > 1 ? remaining : [])
    if (await suffices(remaining.filter((each) => each !== path))) return [path];
  return remaining;
}
