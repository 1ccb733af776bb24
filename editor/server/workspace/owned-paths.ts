/** The only files that the editor may read, write and publish. */
import { EditorError } from "#editor/server/editor-error.ts";

/** Folders with the editor's files, relative to the root. */
export const ownedFolders = ["src/content/data", "src/content/legal"] as const;

const owned = [
  /^src\/content\/data\/(?:words\/)?[a-z0-9-]+\.ts$/,
  /^src\/content\/legal\/[a-z0-9-]+\/\d+\.(?:md|published\.json)$/,
];

export const isOwnedPath = (path: string): boolean => owned.some((each) => each.test(path));

/** @throws {EditorError} if the editor does not own the file. */
export function requireOwnedPath(path: unknown): string {
  if (typeof path !== "string" || !isOwnedPath(path)) throw new EditorError("Ese archivo no se edita aquí.");
  return path;
}

/** Whether the file is a list; other files are read as text. */
export const isDataFile = (path: string): boolean => path.startsWith("src/content/data/");

/** Parses the path of a legal text's source or frozen file; undefined for other paths. */
export function parseLegalPath(path: string): { id: string; version: string; isSource: boolean } | undefined {
  const [, id, version, ending] = /^src\/content\/legal\/([^/]+)\/(\d+)\.(md|published\.json)$/.exec(path) ?? [];
  return id === undefined || version === undefined ? undefined : { id, version, isSource: ending === "md" };
}

/** Path of the frozen file for the source of a version; undefined for other paths. */
export const buildFrozenFilePath = (path: string): string | undefined =>
  parseLegalPath(path)?.isSource ? path.replace(/md$/, "published.json") : undefined;
