/** The site's documents: PDFs built from the same content as the pages, and the operator's own, which replace them. */
import { data } from "#content/data/own-documents.ts";
import { readData } from "#content/forms/read-data.ts";
import { ownDocumentsSchema } from "#content/forms/schemas/own-document-schema.ts";
import type { LegalText } from "#content/legal/legal-texts.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import { parseSharedFileId } from "#domain/site/shared-file-id.ts";
import { replaceableDocuments } from "./replaceable-documents.ts";

/** Location of a document: built by the site (see `documents/`), or an operator's file at the sharing service. */
export type SiteDocument = { kind: "built"; path: `/documentos/${string}.pdf` } | { kind: "shared"; fileId: string };

/** The operator's own files: the sharing service's file id by document id. */
export const sharedFileIds: Readonly<Record<string, string>> = Object.fromEntries(
  readData("src/content/data/own-documents.ts", ownDocumentsSchema, data).flatMap(({ document, file }) => {
    const [known, fileId] = [replaceableDocuments.get(document), parseSharedFileId(file)];
    return known && fileId ? [[known.id, fileId]] : [];
  }),
);

/** @param id - the document's id, which is also the name of its PDF. */
export function findDocument(id: string, shared = sharedFileIds): SiteDocument {
  const fileId = shared[id];
  return fileId ? { kind: "shared", fileId } : { kind: "built", path: `/documentos/${id}.pdf` };
}

/** @param version - number of the version; by default the version in force on the build day. */
export function findLegalDocument(
  { id, versions }: LegalText,
  version = findVersionInForce(versions, buildDay).version,
  shared = sharedFileIds,
): SiteDocument {
  return findDocument(`${id}-${version}`, shared);
}
