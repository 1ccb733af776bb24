/** The documents of registrations and index pages, which the build turns into PDFs. */

import { findDocument, type SiteDocument } from "#content/documents/own-documents.ts";
import { registryEntries } from "#content/registry/registry.ts";
import type { FactsDocument, TablesDocument } from "#domain/documents/tables-document.ts";
import { membershipsDocument, tariffsDocument } from "./index-documents.ts";
import { buildRegistryFactSheet } from "./registry-fact-sheet.ts";

export const findRegistryDocument = ({ id }: { id: string }): SiteDocument => findDocument(id);

/** The fact sheets, one for each registration; each becomes `/documentos/<id>.pdf`. */
export const registryFactSheets: readonly FactsDocument[] = registryEntries.map(buildRegistryFactSheet);

export const registryIndexDocuments: readonly TablesDocument[] = [membershipsDocument, tariffsDocument];
