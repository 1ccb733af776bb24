/** Restores a backup of drafts and stored files; see `write-backup.ts`. */
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { makeDraft } from "#editor/hosted/workspaces/personal-worktrees.ts";
import { listPendingPaths } from "#editor/server/publish/publication.ts";
import { type Git, GitError, listChangedFiles, openGit } from "#editor/server/workspace/git.ts";
import { readCoverageStore } from "#platform/config/coverage-store.ts";
import { buildDraftTree, bundleRefs, checkoutName, checkStoredFile, findDraftFolder } from "./write-backup.ts";

/** `kept`: the draft that is there is newer, and was not changed. */
type Outcome = "restored" | "same" | "kept";

export type Restored = { drafts: Map<string, Outcome>; files: number };

type Restoring = {
  root: string;
  file: string;
  /** Also replaces drafts that changed after the backup. */
  replaces?: boolean;
};

/** @throws {Error} in Spanish if the file is damaged, or is a backup of another repository. */
export async function restoreBackup({ root, file, replaces = false }: Restoring): Promise<Restored> {
  const git = openGit(root);
  const place = await mkdtemp(join(tmpdir(), "wim-editor-restore-"));
  try {
    await git("fetch", "--quiet", "--no-tags", resolve(file), `+${allRefs}:${allRefs}`).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      throw new Error(`${file} no existe, está dañado o no es de este repositorio: ${error.message}`);
    });
    const refs = (await git("for-each-ref", "--format=%(refname)", bundleRefs.drafts)).split("\n").filter(Boolean);
    const drafts = new Map<string, Outcome>();
    for (const ref of refs) {
      const name = ref.slice(bundleRefs.drafts.length);
      drafts.set(name, await restoreDraft(git, { root, name, ref, place, replaces }));
    }
    return { drafts, files: await restoreFiles(git, readCoverageStore(root)?.folder, place) };
  } finally {
    for (const ref of (await git("for-each-ref", "--format=%(refname)", "refs/backup/")).split("\n").filter(Boolean))
      await git("update-ref", "-d", ref);
    await rm(place, { recursive: true, force: true });
  }
}

const allRefs = "refs/backup/*";

type Draft = { root: string; name: string; ref: string; place: string; replaces: boolean };

async function restoreDraft(git: Git, { root, name, ref, place, replaces }: Draft): Promise<Outcome> {
  const folder = findDraftFolder(root, name);
  const [head = "", tree = "", seconds = "", branch = ""] = (
    await git("log", "-1", "--format=%P%n%T%n%ct%n%s", ref)
  ).split("\n");
  const changed = await listChangedFiles(git, head, ref);
  if (!existsSync(join(folder, ".git"))) {
    await makeDraft(git, { root, folder, branch, commit: head });
    await writeChanges(openGit(folder), ref, changed);
    return "restored";
  }
  const draft = openGit(folder);
  const pending = await listPendingPaths(draft);
  const now = (await draft("rev-parse", "HEAD")).trim();
  const inPlace = openGit(folder, { GIT_INDEX_FILE: join(place, `index-${name}`) });
  const isSameCommit = now === head;
  if (isSameCommit && (await buildDraftTree(inPlace, now, pending)) === tree) return "same";
  // The checkout itself keeps its branch and its commit.
  if (name === checkoutName && changed.length === 0) return "same";
  const isNewer = !isSameCommit || findLastChange(folder, pending) > Number(seconds) * 1_000;
  if (isNewer && !replaces) return "kept";
  if (name !== checkoutName) await draft("checkout", "--quiet", "--force", "-B", branch, head);
  const extra = pending.filter((path) => !changed.includes(path));
  if (extra.length > 0) await writeChanges(draft, name === checkoutName ? now : head, extra);
  await writeChanges(draft, ref, changed);
  return "restored";
}

/** Writes the files as they are in a commit into the working tree; those that the commit lacks are deleted. */
async function writeChanges(draft: Git, commit: string, paths: readonly string[]): Promise<void> {
  const root = (await draft("rev-parse", "--show-toplevel")).trim();
  const listed = await draft("ls-tree", "-r", "-z", "--name-only", commit, "--", ...paths);
  const there = listed.split("\0").filter((path) => paths.includes(path));
  if (there.length > 0) await draft("restore", `--source=${commit}`, "--worktree", "--", ...there);
  for (const path of paths) if (!there.includes(path)) await rm(join(root, path), { force: true });
}

/** When the newest of the changed files was written, in milliseconds; of a deleted one, when its folder changed. */
function findLastChange(folder: string, paths: readonly string[]): number {
  const times = paths.map((path) => {
    const file = join(folder, path);
    return statSync(existsSync(file) ? file : dirname(file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  });
  return Math.max(0, ...times);
}

/** @returns the number of files that the store lacked. */
async function restoreFiles(git: Git, store: string | undefined, place: string): Promise<number> {
  if (!store || (await git.maybe("rev-parse", "--verify", "--quiet", bundleRefs.files)) === undefined) return 0;
  const names = (await git("ls-tree", "--name-only", "-z", bundleRefs.files)).split("\0").filter(Boolean);
  const missing = names.filter((name) => !existsSync(join(store, name)));
  if (missing.length === 0) return 0;
  await mkdir(store, { recursive: true });
  // Beside the store, so that a file appears there at once or not at all.
  const beside = await mkdtemp(join(store, ".restore-"));
  try {
    const index = { GIT_INDEX_FILE: join(place, "index-files") };
    await git.with(index, ["read-tree", bundleRefs.files]);
    await git.with(index, ["-c", "core.autocrlf=false", "checkout-index", `--prefix=${beside}/`, "--", ...missing]);
    for (const name of missing) {
      await checkStoredFile(beside, name);
      await rename(join(beside, name), join(store, name));
    }
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
  return missing.length;
}
