/** The documents of registrations and index pages, which the build turns into PDFs. */

import type { SiteDocument } from "#content/documents/shared-documents.ts";
import { sharedFileIds } from "#content/documents/shared-file-ids.ts";
import type { FactsDocument, TablesDocument } from "#domain/site/tables-document.ts";
import { membershipsDocument, tariffsDocument } from "./index-documents.ts";
import { registryEntries } from "./registry.ts";
import { buildRegistryFactSheet } from "./registry-fact-sheet.ts";

export function findRegistryDocument({ id }: { id: string }): SiteDocument {
  const fileId = sharedFileIds[id];
  return fileId ? { kind: "shared", fileId } : { kind: "built", path: `/documentos/${id}.pdf` };
}

/** One document per registration; each becomes `/documentos/<id>.pdf`. */
export const registryFactSheets: readonly FactsDocument[] = registryEntries.map(buildRegistryFactSheet);

export const registryIndexDocuments: readonly TablesDocument[] = [membershipsDocument, tariffsDocument];
