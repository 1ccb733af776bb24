/**
 * Creates commits with a person as the author; the committer is also this person, unless git's environment names
 * another one. Rebases drafts onto others' publications.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { Conflict } from "#editor/api/api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { formatFileLabel, formatFileLabelWithDe } from "#editor/server/site/file-label.ts";
import { editTree, type Git, listChangedFiles, mergeCommitTrees, type Person } from "#editor/server/workspace/git.ts";
import type { FileMergeFunction, WinningSide } from "#editor/server/workspace/merge-files.ts";
import { isOwnedPath } from "#editor/server/workspace/owned-paths.ts";

type CommitOptions = { tree: string; parents: readonly string[]; message: string; person: Person };

export async function commitTree(
  git: Git,
  { tree, parents, message, person: { name, email } }: CommitOptions,
): Promise<string> {
  const commitEnvironment = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
  return (
    await git.with(commitEnvironment, [
      "commit-tree",
      tree,
      ...parents.flatMap((parent) => ["-p", parent]),
      "-m",
      message,
    ])
  ).trim();
}

type RebaseOptions = {
  draftCommit: string;
  oldHead: string;
  theirs: string;
  message: string;
  person: Person;
  mergeFile: FileMergeFunction;
  /** The side that a person chose to win where both sides changed a field. */
  winningSide?: WinningSide | undefined;
};

/**
 * Applies the drafts' commit on top of others' publications.
 *
 * @returns the new commit; `theirs` if the result has the same content.
 * @throws {EditorError} if both sides changed the same field or clause, and nobody has chosen a side.
 */
export async function rebaseDrafts(
  git: Git,
  { draftCommit, oldHead, theirs, message, person, mergeFile, winningSide }: RebaseOptions,
): Promise<string> {
  await assertNotOverwritten(git, oldHead, theirs);
  const isAncestor = (await git.maybe("merge-base", "--is-ancestor", oldHead, theirs)) !== undefined;
  // If the server's history lacks the drafts' base, a merge commit makes the base a common ancestor.
  const rebaseTarget = isAncestor
    ? theirs
    : await commitTree(git, { tree: `${theirs}^{tree}`, parents: [theirs, oldHead], message, person });
  const { tree, conflicts, unreadablePaths } = await mergeTrees(git, {
    base: oldHead,
    theirs: rebaseTarget,
    mine: draftCommit,
    mergeFile,
    winningSide,
  });
  const frozenVersion = findFrozenVersion(unreadablePaths);
  if (frozenVersion) {
    const { id, label } = frozenVersion;
    throw new EditorError(`Otra persona publicó antes ${label}, y así se queda. Tu borrador sigue aquí.`, {
      fixes: [{ label: "Pasarlo a la versión siguiente", location: id }],
    });
  }
  if (unreadablePaths.length > 0)
    throw new EditorError(
      `Otra persona publicó un cambio en las mismas líneas de ${unreadablePaths.map(formatFileLabel).join(" y ")}. Copia lo tuyo, descártalo en «Qué cambió» y escríbelo otra vez sobre lo nuevo. Tu borrador sigue aquí.`,
    );
  if (winningSide === undefined && conflicts.length > 0)
    throw new EditorError(
      `Mientras escribías, otra persona publicó ${conflicts.length === 1 ? "lo mismo con otras palabras" : "otra cosa en los mismos lugares"}: elige qué queda. Lo demás de las dos personas se publica junto. Tu borrador sigue aquí.`,
      { conflicts },
    );
  if (tree === (await git("rev-parse", `${theirs}^{tree}`)).trim()) return theirs;
  return commitTree(git, { tree, parents: [theirs], message, person });
}

/** The published legal version among files that cannot be merged: published words never change. */
export function findFrozenVersion(
  unreadablePaths: readonly string[],
): { id: string; version: string; label: string } | undefined {
  for (const path of unreadablePaths) {
    const { id, version, isSource = true } = parseLegalPath(path) ?? {};
    if (id !== undefined && version !== undefined && !isSource)
      return { id, version, label: `la versión ${version} ${formatFileLabelWithDe(path)}` };
  }
  return undefined;
}

type TreeMergeOptions = {
  /** Common base of the two sides. */
  base: string;
  theirs: string;
  mine: string;
  mergeFile: FileMergeFunction;
  /** The side whose values `tree` has if both changed a field or clause; by default, this person's. */
  winningSide?: WinningSide | undefined;
};

export type TreeMerge = {
  tree: string;
  conflicts: readonly Conflict[];
  /** Files without rows or clauses that both sides changed; if there are any, `tree` is unusable. */
  unreadablePaths: readonly string[];
};

/** Merges two commits into a tree. Files that both sides changed are merged by row or clause, others by line. */
export async function mergeTrees(
  git: Git,
  { base, theirs, mine, mergeFile, winningSide }: TreeMergeOptions,
): Promise<TreeMerge> {
  const { tree, conflicts: conflictingPaths } = await mergeCommitTrees(git, theirs, mine);
  const [ours, others] = [await listChangedFiles(git, base, mine), await listChangedFiles(git, base, theirs)];
  const changedByBoth = [...new Set([...ours.filter((path) => others.includes(path)), ...conflictingPaths])];
  const texts = new Map<string, string>();
  const conflicts: Conflict[] = [];
  const unreadablePaths: string[] = [];
  for (const path of changedByBoth) {
    const [began, own, their] = await Promise.all(
      [base, mine, theirs].map((index) => git.maybe("show", `${index}:${path}`)),
    );
    const mergedFile =
      began !== undefined && own !== undefined && their !== undefined
        ? await mergeFile(path, { base: began, mine: own, theirs: their }, winningSide)
        : undefined;
    if (!mergedFile && conflictingPaths.includes(path)) unreadablePaths.push(path);
    if (!mergedFile) continue;
    texts.set(path, mergedFile.text);
    conflicts.push(...mergedFile.conflicts);
  }
  return { tree: texts.size === 0 ? tree : await writeTexts(git, tree, texts), conflicts, unreadablePaths };
}

export const writeTexts = (git: Git, tree: string, texts: ReadonlyMap<string, string>): Promise<string> =>
  editTree(git, tree, async (inIndex, folder) => {
    for (const [path, text] of texts) {
      const file = join(folder, "text");
      await writeFile(file, text);
      const blob = (await git("hash-object", "-w", "--no-filters", file)).trim();
      await inIndex("update-index", "--add", "--cacheinfo", `100644,${blob},${path}`);
    }
  });

/** @throws {EditorError} if the rebase would overwrite local changes to files that the editor does not own. */
async function assertNotOverwritten(git: Git, before: string, theirs: string): Promise<void> {
  const [statusOutput, incomingFiles] = await Promise.all([
    git("status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all"),
    listChangedFiles(git, before, theirs),
  ]);
  const incomingPaths = new Set(incomingFiles);
  const blockingPaths = statusOutput
    .split("\0")
    .map((entry) => entry.slice(3))
    .filter((path) => incomingPaths.has(path) && !isOwnedPath(path));
  if (blockingPaths.length > 0)
    throw new EditorError(
      `Pide ayuda a quien desarrolla el sitio: ${blockingPaths.join(" y ")} tiene un cambio sin publicar en esta copia y otro en el servidor. Tu borrador sigue aquí.`,
    );
}
