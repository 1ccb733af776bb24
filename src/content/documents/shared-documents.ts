/** The documents of the site: PDFs that the build makes from the same content as the pages, and files shared by the operator. */
import type { LegalText, LegalTextId } from "#content/legal/legal-texts.ts";

/** Where a document lives: made by the build (see `documents/`), or a file of the operator at the file-sharing service. */
export type SiteDocument = { kind: "built"; path: `/documentos/${string}.pdf` } | { kind: "shared"; fileId: string };

/** Files that the operator shares instead of the documents that the build makes, by text. */
const shared: Partial<Record<LegalTextId, string>> = {};

export const sharedFiles: readonly string[] = Object.values(shared);

/** @param version - the newest one, unless an earlier one is wanted: those are always built. */
export function documentOf({ id, versions: [newest] }: LegalText, version = newest.version): SiteDocument {
  const fileId = version === newest.version ? (shared as Partial<Record<string, string>>)[id] : undefined;
  return fileId ? { kind: "shared", fileId } : { kind: "built", path: `/documentos/${id}-${version}.pdf` };
}
