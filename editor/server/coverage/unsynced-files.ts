/** Finds coverage files that only this machine has: git tracks their rows, but not the files. */
import { existsSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative } from "node:path";
import type { StoredOverlay } from "#domain/coverage/overlay.ts";
import type { Todo, UnsyncedFile } from "#editor/api/api.ts";
import type { PublishRequest, PublishResult } from "#editor/api/publish-api.ts";
import {
  formatBuildBlockedMessage,
  formatStorageLabel,
  formatUnsyncedFilesRefusal,
} from "#editor/api/unsynced-files-message.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { Git } from "#editor/server/workspace/git.ts";
import { getStoredFilePath, readCoverageStore } from "#platform/config/coverage-store.ts";
import { coverageListPath, formatStoredOverlayLabel, parseCoverageRows } from "./coverage-list.ts";

type Place = {
  root: string;
  git: Git;
  /** Whether this machine is the team's server rather than a person's computer. */
  isServer: boolean;
};

/** Adds to a publication's result the files that must be copied to the build machine. */
export async function addUnsyncedFiles(at: Place, published: PublishResult): Promise<PublishResult> {
  if (!published.isPushed) return published;
  const [before, after] = await Promise.all([
    readCoverageRowsAt(at.git, `${published.commit}^`),
    readCoverageRowsAt(at.git, published.commit),
  ]);
  const onlyHere = [...(await listUnsyncedFiles(at, filterNewRows(before, after))).values()];
  return { ...published, ...(onlyHere.length > 0 && { unsyncedFiles: onlyHere }) };
}

/**
 * Finds, by overlay, the files that a draft of the list adds and that only this machine has.
 *
 * @param draft - the list's text.
 */
export async function findUnsyncedDraftFiles(
  at: Place,
  draft: string,
): Promise<Map<StoredOverlay["overlay"], UnsyncedFile>> {
  return listUnsyncedFiles(at, filterNewRows(await readCoverageRowsAt(at.git, "HEAD"), parseCoverageRows(draft)));
}

/** @throws {EditorError} if an unsynced file would be published without confirmation. */
export async function assertFilesSynced(
  at: Place,
  {
    files = [coverageListPath],
    acceptsUnsyncedFiles,
  }: { files?: PublishRequest["files"] | undefined } & Pick<PublishRequest, "acceptsUnsyncedFiles">,
): Promise<void> {
  const path = join(at.root, coverageListPath);
  if (acceptsUnsyncedFiles || !files.includes(coverageListPath) || !existsSync(path)) return;
  const found = await findUnsyncedDraftFiles(at, await readFile(path, "utf8"));
  if (found.size > 0) throw new EditorError(formatUnsyncedFilesRefusal([...found.values()]));
}

/** @param draft - the list's text. */
export async function buildUnsyncedFileTodos(at: Place, draft: string): Promise<Todo[]> {
  return [...(await findUnsyncedDraftFiles(at, draft))].map(([place, file]) => ({
    place,
    label: file.label,
    what: `el archivo está solo ${formatStorageLabel(file)}. ${formatBuildBlockedMessage(1)} Pide primero que lo lleven.`,
  }));
}

/**
 * Finds the files, by overlay, that are stored inside this copy of the site, where no other machine can fetch them. A
 * store outside the copy is assumed to be shared.
 */
export async function listUnsyncedFiles(
  { root, git, isServer }: Place,
  rows: readonly StoredOverlay[],
): Promise<Map<StoredOverlay["overlay"], UnsyncedFile>> {
  const store = readCoverageStore(root);
  const found = new Map<StoredOverlay["overlay"], UnsyncedFile>();
  if (!store || store.address !== undefined) return found;
  const here = rows.filter(({ sha256 }) => existsSync(getStoredFilePath(store, sha256)));
  if (here.length === 0 || !(await goesElsewhere(git)) || !(await isInThisCopy(git, store.folder))) return found;
  for (const row of here) {
    const file = { label: formatStoredOverlayLabel(row), path: getStoredFilePath(store, row.sha256) };
    found.set(row.overlay, { ...file, ...(isServer && { isOnServer: true }) });
  }
  return found;
}

/** The rows at a commit; empty if the list did not exist yet. */
export async function readCoverageRowsAt(git: Git, state: string): Promise<StoredOverlay[]> {
  const text = await git.maybe("show", `${state}:${coverageListPath}`);
  return text === undefined ? [] : parseCoverageRows(text);
}

const filterNewRows = (before: readonly StoredOverlay[], after: readonly StoredOverlay[]) =>
  after.filter(({ sha256 }) => !before.some((row) => row.sha256 === sha256));

/** Whether the branch has an upstream, to which publications are pushed. */
const goesElsewhere = async (git: Git) =>
  (await git.maybe("rev-parse", "--verify", "--quiet", "@{upstream}")) !== undefined;

/** Whether a folder is inside the main working tree, which contains the working trees of a team's drafts. */
async function isInThisCopy(git: Git, folder: string): Promise<boolean> {
  const copy = dirname((await git("rev-parse", "--path-format=absolute", "--git-common-dir")).trim());
  const way = relative(copy, realpathSync(folder));
  return !way.startsWith("..") && !isAbsolute(way);
}
