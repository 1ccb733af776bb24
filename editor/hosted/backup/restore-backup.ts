/** Restores a backup of drafts and stored files; see `write-backup.ts`. */
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createDraft } from "#editor/hosted/workspaces/personal-worktrees.ts";
import { listPendingPaths } from "#editor/server/publish/publication.ts";
import { type Git, GitError, listChangedFiles, openGit } from "#editor/server/workspace/git.ts";
import { readCoverageStore } from "#platform/config/coverage-store.ts";
import { buildDraftTree, bundleRefs, checkoutName, checkStoredFile, findDraftFolder } from "./write-backup.ts";

/** `kept`: the existing draft is newer and was not replaced. */
type Outcome = "restored" | "same" | "kept";

export type RestoreResult = { drafts: Map<string, Outcome>; fileCount: number };

type RestoreOptions = {
  root: string;
  file: string;
  /** Whether to also replace drafts that changed after the backup. */
  replacesNewerDrafts?: boolean;
};

/** @throws {Error} in Spanish if the file is damaged, or is a backup of another repository. */
export async function restoreDraftsBackup({
  root,
  file,
  replacesNewerDrafts = false,
}: RestoreOptions): Promise<RestoreResult> {
  if (!existsSync(file)) throw new Error(`No existe ${file}: revisa su nombre.`);
  const git = openGit(root);
  const temporaryFolder = await mkdtemp(join(tmpdir(), "wim-editor-restore-"));
  try {
    const refs = await fetchBackup(git, resolve(file)).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      const reason = /prerequisite commits/.test(error.message)
        ? "es de otro repositorio, o de uno más nuevo: trae antes lo publicado con git fetch"
        : damagedReason;
      throw new Error(`No se restauró nada. ${file} ${reason}.`, { cause: error });
    });
    // Every backup has the checkout's own draft, so a truncated file is not mistaken for an empty backup.
    if (!refs.includes(`${bundleRefs.drafts}${checkoutName}`))
      throw new Error(`No se restauró nada. ${file} ${damagedReason}.`);
    const drafts = new Map<string, Outcome>();
    for (const ref of refs) {
      const name = ref.slice(bundleRefs.drafts.length);
      drafts.set(name, await restoreDraft(git, { root, name, ref, indexFolder: temporaryFolder, replacesNewerDrafts }));
    }
    return { drafts, fileCount: await restoreFiles(git, readCoverageStore(root)?.folder, temporaryFolder) };
  } finally {
    for (const ref of (await git("for-each-ref", "--format=%(refname)", "refs/backup/")).split("\n").filter(Boolean))
      await git("update-ref", "-d", ref);
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

const allRefs = "refs/backup/*";
const damagedReason = "está dañado, o no es un respaldo del editor: usa otro";

/** Reads the whole file, even if the repository already has all its objects. @returns the refs of the drafts. */
async function fetchBackup(git: Git, file: string): Promise<string[]> {
  await git("bundle", "unbundle", file);
  await git("fetch", "--quiet", "--no-tags", file, `+${allRefs}:${allRefs}`);
  return (await git("for-each-ref", "--format=%(refname)", bundleRefs.drafts)).split("\n").filter(Boolean);
}

type DraftToRestore = { root: string; name: string; ref: string; indexFolder: string; replacesNewerDrafts: boolean };

async function restoreDraft(
  git: Git,
  { root, name, ref, indexFolder, replacesNewerDrafts }: DraftToRestore,
): Promise<Outcome> {
  const folder = findDraftFolder(root, name);
  const [head = "", tree = "", seconds = "", branch = ""] = (
    await git("log", "-1", "--format=%P%n%T%n%ct%n%s", ref)
  ).split("\n");
  const changedPaths = await listChangedFiles(git, head, ref);
  if (!existsSync(join(folder, ".git"))) {
    await createDraft(git, { root, folder, branch, commit: head });
    await writeChanges(openGit(folder), ref, changedPaths);
    return "restored";
  }
  const draft = openGit(folder);
  const pendingPaths = await listPendingPaths(draft);
  const currentHead = (await draft("rev-parse", "HEAD")).trim();
  const draftGit = openGit(folder, { GIT_INDEX_FILE: join(indexFolder, `index-${name}`) });
  const isSameCommit = currentHead === head;
  if (isSameCommit && (await buildDraftTree(draftGit, currentHead, pendingPaths)) === tree) return "same";
  // The checkout itself keeps its branch and its commit.
  if (name === checkoutName && changedPaths.length === 0) return "same";
  const isNewerThanBackup = !isSameCommit || findLastChange(folder, pendingPaths) > Number(seconds) * 1_000;
  if (isNewerThanBackup && !replacesNewerDrafts) return "kept";
  if (name !== checkoutName) await draft("checkout", "--quiet", "--force", "-B", branch, head);
  const pathsToReset = pendingPaths.filter((path) => !changedPaths.includes(path));
  if (pathsToReset.length > 0) await writeChanges(draft, name === checkoutName ? currentHead : head, pathsToReset);
  await writeChanges(draft, ref, changedPaths);
  return "restored";
}

async function writeChanges(draft: Git, commit: string, paths: readonly string[]): Promise<void> {
  const root = (await draft("rev-parse", "--show-toplevel")).trim();
  const listing = await draft("ls-tree", "-r", "-z", "--name-only", commit, "--", ...paths);
  const existingPaths = listing.split("\0").filter((path) => paths.includes(path));
  if (existingPaths.length > 0) await draft("restore", `--source=${commit}`, "--worktree", "--", ...existingPaths);
  for (const path of paths) if (!existingPaths.includes(path)) await rm(join(root, path), { force: true });
}

/** Finds when these files last changed, in ms since 1970; for a deleted file, when its folder last changed. */
function findLastChange(folder: string, paths: readonly string[]): number {
  const changeTimesMs = paths.map((path) => {
    const file = join(folder, path);
    return statSync(existsSync(file) ? file : dirname(file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  });
  return Math.max(0, ...changeTimesMs);
}

/** @returns the number of files that the store lacked. */
async function restoreFiles(git: Git, store: string | undefined, indexFolder: string): Promise<number> {
  if (!store || (await git.maybe("rev-parse", "--verify", "--quiet", bundleRefs.files)) === undefined) return 0;
  const names = (await git("ls-tree", "--name-only", "-z", bundleRefs.files)).split("\0").filter(Boolean);
  const missingNames = names.filter((name) => !existsSync(join(store, name)));
  if (missingNames.length === 0) return 0;
  await mkdir(store, { recursive: true });
  // A folder inside the store, so that each file can be moved into place atomically.
  const temporaryFolder = await mkdtemp(join(store, ".restore-"));
  try {
    const index = { GIT_INDEX_FILE: join(indexFolder, "index-files") };
    await git.with(index, ["read-tree", bundleRefs.files]);
    const checkout = ["-c", "core.autocrlf=false", "checkout-index", `--prefix=${temporaryFolder}/`, "--"];
    await git.with(index, [...checkout, ...missingNames]);
    for (const name of missingNames) {
      await checkStoredFile(temporaryFolder, name);
      await rename(join(temporaryFolder, name), join(store, name));
    }
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
  return missingNames.length;
}
