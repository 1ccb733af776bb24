/** The site's documents: PDFs built from the same content as the pages, and files shared by the operator. */
import type { LegalText } from "#content/legal/legal-texts.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import { sharedFileIds } from "./shared-file-ids.ts";

/** Location of a document: built by the site (see `documents/`), or an operator's file at the sharing service. */
export type SiteDocument = { kind: "built"; path: `/documentos/${string}.pdf` } | { kind: "shared"; fileId: string };

/** @param version - number of the version; by default the version in force on the build day. */
export function findLegalDocument(
  { id, versions }: LegalText,
  version = findVersionInForce(versions, buildDay).version,
  shared = sharedFileIds,
): SiteDocument {
  const name = `${id}-${version}`;
  const fileId = shared[name];
  return fileId ? { kind: "shared", fileId } : { kind: "built", path: `/documentos/${name}.pdf` };
}
