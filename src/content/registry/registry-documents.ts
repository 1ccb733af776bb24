/** Where the document of each registration lives, and the sheets that the build turns into PDF. */
import type { SheetDocument } from "#domain/sheet-document.ts";
import type { SiteDocument } from "#content/documents/shared-documents.ts";
import { type RegistryEntry, registryEntries } from "./registry.ts";
import { sheetOf } from "./registry-sheet.ts";

/**
 * The operator's own files, instead of the sheets that the build makes: the id of each at the file-sharing service.
 * The key names the registration, as its sheet is called: `folio-1349808`, or `promocion-` and the slug with `-` for each
 * `/`, as in `promocion-wimazon-19-21-noviembre`. A test refuses keys of no registration.
 */
export const sharedRegistryFiles: Readonly<Record<string, string>> = {};

export function registryDocumentOf({ id }: Pick<RegistryEntry, "id">): SiteDocument {
  const fileId = sharedRegistryFiles[id];
  return fileId ? { kind: "shared", fileId } : { kind: "built", path: `/documentos/${id}.pdf` };
}

/** One a registration; each becomes `/documentos/` and its id. */
export const registrySheets: readonly SheetDocument[] = registryEntries.map(sheetOf);
