/** The site's documents: PDFs built from the same content as the pages, and files shared by the operator. */
import type { LegalText, LegalTextId } from "#content/legal/legal-texts.ts";
import { buildDay } from "#content/site/build-day.ts";
import { versionInForce } from "#domain/legal-text.ts";

/** Where a document lives: built (see `documents/`), or an operator's file at the file-sharing service. */
export type SiteDocument = { kind: "built"; path: `/documentos/${string}.pdf` } | { kind: "shared"; fileId: string };

/** Files that the operator shares instead of the built documents, by text. */
const shared: Partial<Record<LegalTextId, string>> = {};

export const sharedFiles: readonly string[] = Object.values(shared);

/** @param version - the one in force by default; others are always built. */
export function documentOf({ id, versions }: LegalText, version?: string): SiteDocument {
  const current = versionInForce(versions, buildDay).version;
  const wanted = version ?? current;
  const fileId = wanted === current ? (shared as Partial<Record<string, string>>)[id] : undefined;
  return fileId ? { kind: "shared", fileId } : { kind: "built", path: `/documentos/${id}-${wanted}.pdf` };
}
