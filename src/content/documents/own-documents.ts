/** The site's documents: PDFs built from the same content as the pages, and the operator's own, which replace them. */
import { data } from "#content/data/own-documents.ts";
import { readData } from "#content/forms/read-data.ts";
import { ownDocumentsSchema } from "#content/forms/schemas/own-document-schema.ts";
import type { LegalText } from "#content/legal/legal-texts.ts";
import { legalDocumentCopy } from "#content/legal/library/legal-page-copy.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { parseSharedFileId } from "#domain/uploads/shared-file-id.ts";
import type { UploadedFile } from "#domain/uploads/stored-file.ts";
import { buildUploadedPdfPath } from "#domain/uploads/upload-addresses.ts";
import { isUploadShown } from "#platform/config/coverage-store.ts";
import { replaceableDocuments } from "./replaceable-documents.ts";

/**
 * Location of a document: built by the site (see `documents/`), an operator's file that was uploaded in the editor, or
 * one at the sharing service.
 */
export type SiteDocument =
  | { kind: "built"; path: `/documentos/${string}.pdf` }
  | { kind: "uploaded"; path: `/documentos/propios/${string}.pdf`; bytes: number; since?: IsoDay }
  | { kind: "shared"; fileId: string; since?: IsoDay };

/** The operator's own files by document id. Uploads are missing in builds without the store. */
export type OwnDocuments = Readonly<Record<string, Exclude<SiteDocument, { kind: "built" }>>>;

export const ownDocuments: OwnDocuments = Object.fromEntries(
  readData("src/content/data/own-documents.ts", ownDocumentsSchema, data).flatMap(
    ({ document, file, upload, since }) => {
      const [replacedDocument, ownFile] = [
        replaceableDocuments.get(document),
        upload ? locateUpload(upload) : locateSharedFile(file),
      ];
      return replacedDocument && ownFile
        ? [[replacedDocument.id, { ...ownFile, ...(since !== undefined && { since }) }]]
        : [];
    },
  ),
);

function locateUpload({ sha256, bytes }: UploadedFile): OwnDocuments[string] | undefined {
  if (!isUploadShown({ sha256, type: "pdf" })) return undefined;
  return { kind: "uploaded", path: buildUploadedPdfPath(sha256), bytes };
}

function locateSharedFile(file = ""): OwnDocuments[string] | undefined {
  const fileId = parseSharedFileId(file);
  return fileId === undefined ? undefined : { kind: "shared", fileId };
}

/** @param id - the document's id, which is also the name of its PDF. */
export function findDocument(id: string, replacements = ownDocuments): SiteDocument {
  return replacements[id] ?? { kind: "built", path: `/documentos/${id}.pdf` };
}

/**
 * Formats the note with the day from which an operator's PDF replaces that of a published version; undefined for any
 * other document.
 */
export function formatReplacementNote(document: SiteDocument): string | undefined {
  if (document.kind === "built" || document.since === undefined) return undefined;
  return fillPlaceholders(legalDocumentCopy.ownSince, { date: formatDate(document.since) });
}

/** @param version - number of the version; by default the version in force on the build day. */
export function findLegalDocument(
  { id, versions }: LegalText,
  version = findVersionInForce(versions, buildDay).version,
  documents = ownDocuments,
): SiteDocument {
  return findDocument(`${id}-${version}`, documents);
}
