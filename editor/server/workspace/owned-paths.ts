/** What the editor may read, write and publish: everything else of the checkout is not its business. */
import { Refusal } from "#editor/server/editor-error.ts";

/** As git and people write them, from the root. */
export const ownedFolders = ["src/content/data", "src/content/legal"] as const;

const owned = [
  /^src\/content\/data\/(?:words\/)?[a-z0-9-]+\.ts$/,
  /^src\/content\/legal\/[a-z0-9-]+\/\d+\.(?:md|published\.json)$/,
];

export const isOwned = (path: string): boolean => owned.some((each) => each.test(path));

/** @throws {Refusal} if the path is not of a file that the editor owns. */
export function ownedPath(path: unknown): string {
  if (typeof path !== "string" || !isOwned(path)) throw new Refusal("Ese archivo no se edita aquí.");
  return path;
}

/** The file holds rows; else it is read as text. */
export const isData = (path: string): boolean => path.startsWith("src/content/data/");

/** A version of a legal text: as people write it, or as it is published. Undefined for a list. */
export function legalFile(path: string): { id: string; version: string; isSource: boolean } | undefined {
  const [, id, version, ending] = /^src\/content\/legal\/([^/]+)\/(\d+)\.(md|published\.json)$/.exec(path) ?? [];
  return id === undefined || version === undefined ? undefined : { id, version, isSource: ending === "md" };
}

/** Where the version that is written in a file is published. */
export const publicationOf = (path: string): string | undefined =>
  legalFile(path)?.isSource ? path.replace(/md$/, "published.json") : undefined;
