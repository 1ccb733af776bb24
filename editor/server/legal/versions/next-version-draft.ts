import { formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import { discardDrafts } from "#editor/server/changes/discard.ts";
import { restoreAsDrafts } from "#editor/server/changes/restore-drafts.ts";
import type { ContentChecks } from "#editor/server/checks/content-checks.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { loadLegalContext } from "#editor/server/legal/legal-context.ts";
import { findNextDays } from "#editor/server/legal/lint/effective-date.ts";
import { replaceHeadValues } from "#editor/server/legal/source/front-matter.ts";
import { writeTexts } from "#editor/server/publish/rebase.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { WinningSide } from "#editor/server/workspace/merge-files.ts";
import { type LegalVersionId, mergeIntoNextVersion, type NextVersion } from "./merge-next-version.ts";

/**
 * Makes the next version a draft, with the first day on which it can rule, and other files of a tree with it.
 *
 * @param tree - with the `otherPaths`; main has been merged into the workspace.
 */
export async function restoreNextVersion(
  workspace: ContentWorkspace,
  { id, version, text }: NextVersion,
  { tree, otherPaths }: { tree: string; otherPaths: readonly string[] },
): Promise<() => Promise<void>> {
  const { git } = workspace;
  const site = await loadLegalContext(workspace);
  const { earliest } = findNextDays({ today: workspace.today(), site, publishedVersions: site.readFrozenVersions(id) });
  const path = formatLegalSourcePath(id, version);
  const isDraftOfOthers = (await git.maybe("cat-file", "-e", `HEAD:${path}`)) !== undefined;
  const draftText = isDraftOfOthers ? text : replaceHeadValues(text, { inForce: earliest });
  return restoreAsDrafts(workspace, await writeTexts(git, tree, new Map([[path, draftText]])), [path, ...otherPaths]);
}

/**
 * Moves a local draft of a version that others have published meanwhile to the next version.
 *
 * @returns the next version's number.
 * @throws {EditorError} with both wordings, if both changed the same part and no side was chosen; the draft stays.
 */
export async function moveDraftToNextVersion(
  workspace: ContentWorkspace,
  { mergeFile }: Pick<ContentChecks, "mergeFile">,
  { id, version, winningSide }: LegalVersionId & { winningSide?: WinningSide | undefined },
): Promise<{ version: string }> {
  const { git } = workspace;
  const path = formatLegalSourcePath(id, version);
  const theirs = (await git("rev-parse", "@{upstream}")).trim();
  const mine = (await workspace.read(path)).text;
  const nextVersion = await mergeIntoNextVersion(git, {
    id,
    version,
    base: "HEAD",
    theirs,
    mine,
    mergeFile,
    winningSide,
  });
  if (nextVersion.conflicts.length > 0 && winningSide === undefined)
    throw new EditorError("Las dos personas cambiaron lo mismo: elige qué queda.", {
      conflicts: nextVersion.conflicts,
    });
  const ownTree = await writeTexts(git, "HEAD^{tree}", new Map([[path, mine]]));
  await discardDrafts(workspace, [path]);
  try {
    if ((await git("rev-parse", "HEAD")).trim() !== theirs)
      throw new EditorError("Publica o descarta antes tus otros borradores: no se llevan con lo publicado.");
    await restoreNextVersion(workspace, nextVersion, { tree: "HEAD^{tree}", otherPaths: [] });
  } catch (error) {
    await git("restore", `--source=${ownTree}`, "--worktree", "--", path);
    workspace.invalidate(path);
    throw error;
  }
  return { version: nextVersion.version };
}
