/** Finds stored files that only this machine has: git tracks their rows, but not the files. */
import { existsSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative } from "node:path";
import type { Todo, UnsyncedFile } from "#editor/api/api.ts";
import type { PublishRequest, PublishResult } from "#editor/api/publish-api.ts";
import {
  formatBuildBlockedMessage,
  formatStorageLabel,
  formatUnsyncedFilesRefusal,
} from "#editor/api/unsynced-files-message.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { Git } from "#editor/server/workspace/git.ts";
import { getStoredFilePath, readCoverageStore } from "#platform/config/coverage-store.ts";
import {
  fileListPaths,
  filterNewFiles,
  type ListedFile,
  type ListTexts,
  listFiles,
  readFileLists,
} from "./listed-files.ts";

type Place = Pick<ContentWorkspace, "root" | "git" | "isServer">;

/** `list`: path of the list that names the file; `place`: where the file is uploaded in the editor. */
export type ListedUnsyncedFile = Pick<ListedFile, "list" | "place" | "sha256"> & { file: UnsyncedFile };

/** Adds to a publication's result the files that must be copied to the build machine. */
export async function addUnsyncedFiles(at: Place, published: PublishResult): Promise<PublishResult> {
  if (!published.isPushed) return published;
  const [before, after] = await Promise.all([
    readFileLists(at.git, `${published.commit}^`),
    readFileLists(at.git, published.commit),
  ]);
  const onlyHere = await listUnsyncedFiles(at, filterNewFiles(listFiles(before), listFiles(after)));
  return { ...published, ...(onlyHere.length > 0 && { unsyncedFiles: onlyHere.map(({ file }) => file) }) };
}

/** Finds the files that drafts of lists add and that only this machine has. */
export async function findUnsyncedDraftFiles(at: Place, drafts: ListTexts): Promise<ListedUnsyncedFile[]> {
  const before = listFiles(await readFileLists(at.git, "HEAD", [...drafts.keys()]));
  return listUnsyncedFiles(at, filterNewFiles(before, listFiles(drafts)));
}

/** The texts on disk of those of the lists that may name files. */
export async function readFileListDrafts(root: string, paths: readonly string[]): Promise<ListTexts> {
  const drafted = fileListPaths.filter((path) => paths.includes(path) && existsSync(join(root, path)));
  return new Map(
    await Promise.all(drafted.map(async (path) => [path, await readFile(join(root, path), "utf8")] as const)),
  );
}

/** @throws {EditorError} if an unsynced file would be published without confirmation. */
export async function assertFilesSynced(
  at: Place,
  {
    files = fileListPaths,
    acceptsUnsyncedFiles,
  }: { files?: PublishRequest["files"] | undefined } & Pick<PublishRequest, "acceptsUnsyncedFiles">,
): Promise<void> {
  if (acceptsUnsyncedFiles) return;
  const found = await findUnsyncedDraftFiles(at, await readFileListDrafts(at.root, files));
  if (found.length > 0) throw new EditorError(formatUnsyncedFilesRefusal(found.map(({ file }) => file)));
}

export const toUnsyncedFileTodo = ({ place, file }: ListedUnsyncedFile): Todo => ({
  place,
  label: file.label,
  what: `el archivo está solo ${formatStorageLabel(file)}. ${formatBuildBlockedMessage(1)} Pide primero que lo lleven.`,
});

/**
 * Finds the files that are stored inside this copy of the site, where no other machine can fetch them. A store outside
 * the copy is assumed to be shared.
 */
export async function listUnsyncedFiles(
  { root, git, isServer }: Place,
  files: readonly ListedFile[],
): Promise<ListedUnsyncedFile[]> {
  const store = readCoverageStore(root);
  if (!store || store.address !== undefined) return [];
  const here = files.filter((file) => existsSync(getStoredFilePath(store, file)));
  if (here.length === 0 || !(await goesElsewhere(git)) || !(await isInThisCopy(git, store.folder))) return [];
  return here.map((file) => ({
    ...file,
    file: { label: file.label, path: getStoredFilePath(store, file), ...(isServer && { isOnServer: true }) },
  }));
}

/** Whether the branch has an upstream, to which publications are pushed. */
const goesElsewhere = async (git: Git) =>
  (await git.maybe("rev-parse", "--verify", "--quiet", "@{upstream}")) !== undefined;

/** Whether a folder is inside the main working tree, which contains the working trees of a team's drafts. */
async function isInThisCopy(git: Git, folder: string): Promise<boolean> {
  const copy = dirname((await git("rev-parse", "--path-format=absolute", "--git-common-dir")).trim());
  const way = relative(copy, realpathSync(folder));
  return !way.startsWith("..") && !isAbsolute(way);
}
