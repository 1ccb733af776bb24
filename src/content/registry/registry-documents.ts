/** Where the document of each registration lives, and the sheets that the build turns into PDF. */

import type { SiteDocument } from "#content/documents/shared-documents.ts";
import type { SheetDocument } from "#domain/sheet-document.ts";
import { type RegistryEntry, registryEntries } from "./registry.ts";
import { sheetOf } from "./registry-sheet.ts";

/**
 * The operator's own files, instead of the built sheets: the id of each at the file-sharing service. The key names the
 * registration, like its sheet: `folio-1349808`, or `promocion-` and the slug with `-` for each `/`, as in
 * `promocion-wimazon-19-21-noviembre`. A test rejects keys that match no registration.
 */
export const sharedRegistryFiles: Readonly<Record<string, string>> = {};

export function registryDocumentOf({ id }: Pick<RegistryEntry, "id">): SiteDocument {
  const fileId = sharedRegistryFiles[id];
  return fileId ? { kind: "shared", fileId } : { kind: "built", path: `/documentos/${id}.pdf` };
}

/** One per registration; each becomes `/documentos/<id>.pdf`. */
export const registrySheets: readonly SheetDocument[] = registryEntries.map(sheetOf);
