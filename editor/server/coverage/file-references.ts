/**
 * The stored files that lists name: coverage files, pictures and documents. Git contains the uploads of each
 * publication; coverage files are too large for git, so some may exist only on this machine.
 */

import { existsSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative } from "node:path";
import { toNamedStoredFile } from "#content/coverage/overlays/coverage-overlays.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import { findUploadedFiles, type NamedStoredFile } from "#domain/uploads/stored-file.ts";
import type { Todo, UnsyncedFile } from "#editor/api/api.ts";
import type { PublishRequest, PublishResult } from "#editor/api/requests/publish-api.ts";
import {
  formatBuildBlockedMessage,
  formatStorageLabel,
  formatUnsyncedFilesRefusal,
} from "#editor/api/unsynced-files-message.ts";
import { attempt } from "#editor/server/attempt.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { TextsByPath } from "#editor/server/site/text-override.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { type Git, readCommitTexts } from "#editor/server/workspace/git.ts";
import {
  getStoredFileName,
  getStoredFilePath,
  readCoverageStore,
  uploadsFolder,
} from "#platform/config/coverage-store.ts";
import { isDownloadable, isStored } from "#scripts/coverage/stored-files.ts";
import { coverageListPath, parseCoverageRows } from "./coverage-list.ts";

/** `location`: the form in which the file is uploaded. */
export type FileReference = NamedStoredFile & { list: string; location: string };

/** Ids in the editor of the lists whose rows may have uploads, by path. */
const editorIdsByListPath: Readonly<Record<string, string>> = {
  "src/content/data/promotions.ts": "promociones",
  "src/content/data/notices.ts": "avisos",
  "src/content/data/testimonials.ts": "opiniones",
  "src/content/data/own-documents.ts": "documentos",
};

const fileListPaths: readonly string[] = [coverageListPath, ...Object.keys(editorIdsByListPath)];

export function findFileReferences(texts: TextsByPath): FileReference[] {
  return [...texts].flatMap(([list, text]): FileReference[] => {
    if (list === coverageListPath)
      return parseCoverageRows(text).map((row) => ({ ...toNamedStoredFile(row), list, location: row.overlay }));
    const location = editorIdsByListPath[list];
    return location
      ? (attempt(() => findUploadedFiles(parseDataModule(text))) ?? []).map((file) => ({ ...file, list, location }))
      : [];
  });
}

export const readFileLists = (git: Git, commit: string, paths = fileListPaths): Promise<TextsByPath> =>
  readCommitTexts(git, commit, paths);

function filterNewFiles(before: readonly FileReference[], after: readonly FileReference[]): FileReference[] {
  const knownDigests = new Set(before.map(({ sha256 }) => sha256));
  return after.filter(({ sha256 }) => !knownDigests.has(sha256));
}

/** @returns one line in Spanish for each added file that the build cannot fetch. */
export async function listMissingFileMessages(
  { root, git }: Pick<ContentWorkspace, "root" | "git">,
  texts: TextsByPath,
  commit: string,
): Promise<string[]> {
  const after = findFileReferences(texts);
  if (after.length === 0) return [];
  const upstream = (await git.maybe("rev-parse", "--verify", "--quiet", "@{upstream}")) ?? "HEAD";
  const addedFiles = filterNewFiles(
    findFileReferences(await readFileLists(git, upstream.trim(), [...texts.keys()])),
    after,
  );
  const store = readCoverageStore(root);
  const lines: string[] = [];
  for (const file of addedFiles) {
    const [label, name] = [`«${file.label}»`, getStoredFileName(file)];
    if (await isCommitted(git, commit, file)) continue;
    if (!store) lines.push(`${label}: COVERAGE_STORE dice «no», y así no hay de dónde tomar el archivo.`);
    else if (store.address !== undefined && !(await isDownloadable(store.address, file)))
      lines.push(`${label}: copia ${name} de ${store.folder} a ${store.address}: de ahí lo toma el sitio.`);
    else if (store.address === undefined && !(await isStored(store, file)))
      lines.push(`${label}: sube el archivo otra vez: ${name} no está en ${store.folder}.`);
  }
  return lines;
}

const formatUploadPath = (file: FileReference) => getStoredFilePath({ folder: uploadsFolder }, file);

const isUpload = ({ type }: FileReference) => type !== "kml";

const isCommitted = async (git: Git, commit: string, file: FileReference) =>
  isUpload(file) && (await git.maybe("cat-file", "-e", `${commit}:${formatUploadPath(file)}`)) !== undefined;

/** @returns the path in git, and the stored file, of each upload that drafts name and a commit lacks. */
export async function findUploadsToCommit(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<{ path: string; file: string }[]> {
  const draftedListPaths = paths.filter((path) => Object.hasOwn(editorIdsByListPath, path));
  if (draftedListPaths.length === 0) return [];
  const root = (await git("rev-parse", "--show-toplevel")).trim();
  const store = readCoverageStore(root);
  const uploads: { path: string; file: string }[] = [];
  for (const reference of findFileReferences(await readFileListDrafts(root, draftedListPaths))) {
    const file = store && getStoredFilePath(store, reference);
    if (file && existsSync(file) && !(await isCommitted(git, commit, reference)))
      uploads.push({ path: formatUploadPath(reference), file });
  }
  return uploads;
}

type Checkout = Pick<ContentWorkspace, "root" | "git" | "isServer">;

/** `list`: path of the list that names the file; `location`: the form in which the file is uploaded. */
export type ListedUnsyncedFile = Pick<FileReference, "list" | "location" | "sha256"> & { file: UnsyncedFile };

export async function addUnsyncedFiles(checkout: Checkout, result: PublishResult): Promise<PublishResult> {
  if (!result.isPushed) return result;
  const [before, after] = await Promise.all([
    readFileLists(checkout.git, `${result.commit}^`),
    readFileLists(checkout.git, result.commit),
  ]);
  const unsyncedFiles = await listUnsyncedFiles(
    checkout,
    filterNewFiles(findFileReferences(before), findFileReferences(after)),
  );
  return { ...result, ...(unsyncedFiles.length > 0 && { unsyncedFiles: unsyncedFiles.map(({ file }) => file) }) };
}

export async function findUnsyncedDraftFiles(checkout: Checkout, drafts: TextsByPath): Promise<ListedUnsyncedFile[]> {
  const before = findFileReferences(await readFileLists(checkout.git, "HEAD", [...drafts.keys()]));
  return listUnsyncedFiles(checkout, filterNewFiles(before, findFileReferences(drafts)));
}

export async function readFileListDrafts(root: string, paths: readonly string[]): Promise<TextsByPath> {
  const draftedPaths = fileListPaths.filter((path) => paths.includes(path) && existsSync(join(root, path)));
  return new Map(
    await Promise.all(draftedPaths.map(async (path) => [path, await readFile(join(root, path), "utf8")] as const)),
  );
}

/** @throws {EditorError} if an unsynced file would be published without confirmation. */
export async function assertFilesSynced(
  checkout: Checkout,
  {
    files = fileListPaths,
    acceptsUnsyncedFiles,
  }: { files?: PublishRequest["files"] | undefined } & Pick<PublishRequest, "acceptsUnsyncedFiles">,
): Promise<void> {
  if (acceptsUnsyncedFiles) return;
  const unsyncedFiles = await findUnsyncedDraftFiles(checkout, await readFileListDrafts(checkout.root, files));
  if (unsyncedFiles.length > 0)
    throw new EditorError(formatUnsyncedFilesRefusal(unsyncedFiles.map(({ file }) => file)));
}

export const toUnsyncedFileTodo = ({ location, file }: ListedUnsyncedFile): Todo => ({
  location,
  label: file.label,
  what: `el archivo está solo ${formatStorageLabel(file)}. ${formatBuildBlockedMessage(1)} Pide primero que lo lleven.`,
});

/**
 * Finds the coverage files that are stored inside this checkout, where no other machine can fetch them. A store outside
 * the checkout is assumed to be shared.
 */
export async function listUnsyncedFiles(
  { root, git, isServer }: Checkout,
  files: readonly FileReference[],
): Promise<ListedUnsyncedFile[]> {
  const store = readCoverageStore(root);
  if (!store || store.address !== undefined) return [];
  const localFiles = files.filter((file) => !isUpload(file) && existsSync(getStoredFilePath(store, file)));
  if (localFiles.length === 0 || !(await hasUpstream(git)) || !(await isInsideCheckout(git, store.folder))) return [];
  return localFiles.map((file) => ({
    ...file,
    file: { label: file.label, path: getStoredFilePath(store, file), ...(isServer && { isOnServer: true }) },
  }));
}

/** Whether the branch has an upstream, to which publications are pushed. */
const hasUpstream = async (git: Git) =>
  (await git.maybe("rev-parse", "--verify", "--quiet", "@{upstream}")) !== undefined;

/** Whether a folder is inside the main working tree, which contains the working trees of a team's drafts. */
async function isInsideCheckout(git: Git, folder: string): Promise<boolean> {
  const mainCheckout = dirname((await git("rev-parse", "--path-format=absolute", "--git-common-dir")).trim());
  const relativePath = relative(mainCheckout, realpathSync(folder));
  return !relativePath.startsWith("..") && !isAbsolute(relativePath);
}
