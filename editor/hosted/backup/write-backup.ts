/**
 * A backup of everything that the git server lacks: each draft, the coverage files and the uploads. It is one git
 * bundle without the commits of main, so git itself checks and reads it.
 */

import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync } from "node:fs";
import { mkdtemp, open, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { draftsFolder } from "#editor/hosted/workspaces/personal-worktrees.ts";
import { listPendingPaths } from "#editor/server/publish/publication.ts";
import { commitTree } from "#editor/server/publish/rebase.ts";
import { type Git, GitError, openGit } from "#editor/server/workspace/git.ts";
import { readCoverageStore } from "#platform/config/coverage-store.ts";

/**
 * Refs of a bundle: one commit per draft, whose parent is the draft's own commit, and one commit with the store's
 * files.
 */
export const bundleRefs = { drafts: "refs/backup/drafts/", files: "refs/backup/files" } as const;

/** Name of the hosting checkout among the drafts. If one person edits, the checkout itself is the draft. */
export const checkoutName = "_checkout";

/** The editor is the author, so that a backup needs no git configuration. */
const person = { name: "Editor de wim", email: "editor@localhost" };

type BackupOptions = { root: string; file: string };

/**
 * Writes the file atomically; people may edit at the same time.
 *
 * @throws {Error} in Spanish if the file exists, its folder does not exist, or a stored file is damaged.
 */
export async function writeDraftsBackup({
  root,
  file,
}: BackupOptions): Promise<{ draftCount: number; fileCount: number }> {
  if (existsSync(file)) throw new Error(`Ya existe ${file}: da otro nombre.`);
  if (!existsSync(dirname(file))) throw new Error(`No existe la carpeta ${dirname(file)}: créala antes.`);
  const git = openGit(root);
  const temporaryFolder = await mkdtemp(join(tmpdir(), "wim-editor-backup-"));
  const temporaryFile = `${file}.tmp`;
  try {
    const bundle = await openBundle(git, temporaryFolder);
    const names = [checkoutName, ...listDrafts(root)];
    for (const name of names) await bundle.addDraft(name, findDraftFolder(root, name));
    const fileCount = await bundle.addFiles(readCoverageStore(root)?.folder);
    await bundle.write(temporaryFile);
    await syncFile(temporaryFile);
    await rename(temporaryFile, file);
    return { draftCount: names.length, fileCount };
  } finally {
    await rm(temporaryFile, { force: true });
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

/** Formats an error as a sentence in Spanish, followed by git's English message as a detail. */
export const describeCommandError = (error: unknown): string =>
  error instanceof GitError
    ? `No se hizo: git no pudo leer o escribir esta copia del sitio. Revisa que sea un repositorio de git, con permiso y espacio. Detalle para quien desarrolla el sitio: ${error.message}`
    : getErrorMessage(error);

export const findDraftFolder = (root: string, name: string) =>
  name === checkoutName ? root : join(root, draftsFolder, name);

function listDrafts(root: string): string[] {
  const folder = join(root, draftsFolder);
  return existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(folder, name, ".git"))) : [];
}

/** Collects a bundle in a temporary repository, which borrows the host's objects and adds none to the host. */
async function openBundle(host: Git, temporaryFolder: string) {
  const repository = join(temporaryFolder, "bundle.git");
  const objects = join(repository, "objects");
  const hostObjects = (await host("rev-parse", "--path-format=absolute", "--git-path", "objects")).trim();
  await openGit(temporaryFolder)("init", "--quiet", "--bare", repository);
  await writeFile(join(objects, "info/alternates"), `${hostObjects}\n`);
  const git = openGit(repository);
  const commit = async (ref: string, tree: string, message: string, ...parents: readonly string[]) =>
    git("update-ref", ref, await commitTree(git, { tree, parents, message, person }));
  return {
    /** Adds a draft: a commit with its unpublished changes, whose message is the branch's name. */
    addDraft: async (name: string, folder: string) => {
      const index = { GIT_INDEX_FILE: join(temporaryFolder, `index-${name}`), GIT_OBJECT_DIRECTORY: objects };
      const draft = openGit(folder, index);
      const head = (await draft("rev-parse", "HEAD")).trim();
      const branch = (await draft.maybe("symbolic-ref", "--short", "HEAD"))?.trim() ?? "";
      const tree = await buildDraftTree(draft, head, await listPendingPaths(openGit(folder)));
      await commit(`${bundleRefs.drafts}${name}`, tree, branch || name, head);
    },
    addFiles: async (folder: string | undefined) => {
      const names = folder && existsSync(folder) ? readdirSync(folder).filter((name) => storedFileName.test(name)) : [];
      if (!folder || names.length === 0) return 0;
      for (const name of names) await checkStoredFile(folder, name);
      const files = openGit(folder, {
        GIT_DIR: repository,
        GIT_WORK_TREE: folder,
        GIT_INDEX_FILE: join(temporaryFolder, "index-files"),
      });
      await files("-c", "core.autocrlf=false", "add", "--force", "--", ...names);
      await commit(bundleRefs.files, (await files("write-tree")).trim(), "files");
      return names.length;
    },
    write: async (file: string) => {
      const mainCommitsOutput = await host("for-each-ref", "--format=%(objectname)", "refs/remotes/*/main");
      const knownCommits = mainCommitsOutput.split("\n").filter(Boolean);
      for (const commitId of knownCommits) await git("update-ref", `refs/known/${commitId}`, commitId);
      const exclusions = knownCommits.map((commitId) => `^${commitId}`);
      await git("bundle", "create", "--quiet", file, "--glob=refs/backup/*", ...exclusions);
      // Reads the whole file, as a restore does.
      await git("bundle", "unbundle", file);
    },
  };
}

/** Writes the git tree of a draft with its unpublished changes; the draft's index stays unchanged. */
export async function buildDraftTree(draft: Git, head: string, pending: readonly string[]): Promise<string> {
  await draft("read-tree", head);
  if (pending.length > 0) await draft("add", "--all", "--", ...pending);
  return (await draft("write-tree")).trim();
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r");
  await handle.sync();
  await handle.close();
}

/** Matches the names of coverage files and uploads: a digest and a type. */
const storedFileName = /^[0-9a-f]{64}\.(?:kml|pdf|webp)$/;

/** @throws {Error} in Spanish if the file's digest differs from the one in its name. */
export async function checkStoredFile(folder: string, name: string): Promise<void> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(join(folder, name)), hash);
  if (hash.digest("hex") !== name.split(".")[0])
    throw new Error(`${join(folder, name)} está dañado: su contenido no es el de su nombre.`);
}
