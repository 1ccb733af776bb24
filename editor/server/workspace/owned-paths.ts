/** The only files that the editor may read, write and publish. */
import { formatFrozenFilePath, legalFolder, parseLegalPath } from "#domain/legal/version-paths.ts";
import { EditorError } from "#editor/server/editor-error.ts";

/** Folders with the editor's files, relative to the root. */
export const ownedFolders = ["src/content/data", legalFolder] as const;

const ownedPathPatterns = [
  /^src\/content\/data\/(?:copy\/)?[a-z0-9-]+\.ts$/,
  /^src\/content\/legal\/[a-z0-9-]+\/\d+\.(?:md|published\.json)$/,
];

export const isOwnedPath = (path: string): boolean => ownedPathPatterns.some((each) => each.test(path));

/** Whether a publication of the editor may contain the file: its own file, or an upload that its own file names. */
export const isPublishablePath = (path: string): boolean =>
  isOwnedPath(path) || /^uploads\/[0-9a-f]{64}\.(?:pdf|webp)$/.test(path);

export function requireOwnedPath(path: unknown): string {
  if (typeof path !== "string" || !isOwnedPath(path)) throw new EditorError("Ese archivo no se edita aquí.");
  return path;
}

/** Whether the file is a list; other files are read as text. */
export const isDataFile = (path: string): boolean => path.startsWith("src/content/data/");

/** Path of the frozen file for the source of a version; undefined for other paths. */
export function buildFrozenFilePath(path: string): string | undefined {
  const { id = "", version = "", isSource } = parseLegalPath(path) ?? {};
  return isSource ? formatFrozenFilePath(id, version) : undefined;
}
