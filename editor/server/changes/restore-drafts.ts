import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { listDifferingPaths, listPendingPaths, readOwnedTexts } from "#editor/server/publish/publication.ts";
import { findBuildError } from "#editor/server/site/build-check.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { Git } from "#editor/server/workspace/git.ts";
import { discardDrafts } from "./discard.ts";

export async function listDraftLabels(git: Git, paths: readonly string[]): Promise<string[]> {
  const pendingPaths = await listPendingPaths(git);
  return paths.filter((path) => pendingPaths.includes(path)).map(formatFileLabel);
}

/**
 * Makes files drafts with their content in a git tree.
 *
 * @param keepsErrors - whether the site may not build with them, if there are no other drafts: their forms name the
 *   errors.
 * @returns a function that discards these drafts.
 * @throws {EditorError} if a file is already a draft, or the site would not build with them.
 */
export async function restoreAsDrafts(
  workspace: ContentWorkspace,
  tree: string,
  ownedPaths: readonly string[],
  { keepsErrors = false } = {},
): Promise<() => Promise<void>> {
  const { git } = workspace;
  // After an interruption, the files may already be these drafts.
  const draftLabels = await listDraftLabels(git, await listDifferingPaths(git, tree, ownedPaths));
  if (draftLabels.length > 0)
    throw new EditorError(
      `Publica o descarta antes tu borrador de ${formatSpanishList(draftLabels)}: uno taparía al otro.`,
    );
  const buildError = await findBuildError(workspace, await readOwnedTexts(git, tree, ownedPaths));
  const hasOtherDrafts = (await listPendingPaths(git)).length > 0;
  if (buildError !== undefined && (hasOtherDrafts || !keepsErrors))
    throw new EditorError(
      `${hasOtherDrafts ? "Cambia antes tu borrador: no se lleva con lo que volvería." : "Lo que volvería no se lleva con lo publicado después: cambia antes eso."} ${buildError.message}`,
      { raw: buildError.raw },
    );
  await git("restore", `--source=${tree}`, "--worktree", "--", ...ownedPaths);
  for (const path of ownedPaths) workspace.invalidate(path);
  return () => discardDrafts(workspace, ownedPaths);
}
