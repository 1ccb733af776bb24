/** Where the document of each registration and each index page lives, and what the build turns into PDF. */

import type { SiteDocument } from "#content/documents/shared-documents.ts";
import type { SheetDocument, TablesDocument } from "#domain/sheet-document.ts";
import { membershipsDocument, tariffsDocument } from "./index-documents.ts";
import { registryEntries } from "./registry.ts";
import { sheetOf } from "./registry-sheet.ts";

/**
 * The operator's own files, instead of the built documents: the id of each at the file-sharing service. The key names
 * the registration, like its sheet: `folio-1349808`, or `promocion-` and the slug with `-` for each `/`, as in
 * `promocion-wimazon-19-21-noviembre`. The index pages are `registro-membresias` and `registro-tarifas-vigentes`. A
 * test rejects other keys.
 */
export const sharedRegistryFiles: Readonly<Record<string, string>> = {};

export function registryDocumentOf({ id }: { id: string }): SiteDocument {
  const fileId = sharedRegistryFiles[id];
  return fileId ? { kind: "shared", fileId } : { kind: "built", path: `/documentos/${id}.pdf` };
}

/** One per registration; each becomes `/documentos/<id>.pdf`. */
export const registrySheets: readonly SheetDocument[] = registryEntries.map(sheetOf);

/** One per index page; each becomes `/documentos/<id>.pdf`. */
export const registryTables: readonly TablesDocument[] = [membershipsDocument, tariffsDocument];
