/**
 * The documents that an operator's file can replace, by the address of the page that shows the document. `#version-1`
 * distinguishes the documents of a legal text; it is not an anchor of the page.
 */
import { legalTextRows } from "#content/legal/legal-text-rows.ts";
import { formatVersionId, publishedVersions } from "#content/legal/versions/published-versions.ts";
import { listDocumentVersionNumbers } from "#content/legal/versions/read-legal-text.ts";
import { membershipsDocument, tariffsDocument } from "#content/registry/documents/index-documents.ts";
import { formatEntryName } from "#content/registry/documents/registry-fact-sheet.ts";
import { type RegistryEntry, registryEntries } from "#content/registry/registry.ts";
import { getNavLabel, requirePage } from "#content/site/site-map/site-map.ts";
import { legalFolder } from "#domain/legal/version-paths.ts";

type ReplaceableDocument = {
  /** Name of the document's file: `folio-1349808`, `terminos-y-condiciones-1`. */
  id: string;
  /** Name of the document for staff. */
  name: string;
  /** Whether the document shows a published version of a legal text, whose words never change. */
  isPublishedText?: boolean;
};

function formatDocumentName(entry: RegistryEntry): string {
  if (entry.kind === "membership") return `Folio ${entry.number}: ${formatEntryName(entry)}`;
  const { number, path, promotion } = entry;
  if (number === undefined || !path.endsWith(`/${number}`)) return `Promoción: ${formatEntryName(entry)}`;
  return `Folio ${number}: ${promotion?.name ?? "falta saber qué promoción es"}`;
}

export const replaceableDocuments: ReadonlyMap<string, ReplaceableDocument> = new Map([
  ...registryEntries.map((entry): [string, ReplaceableDocument] => [
    entry.path,
    { id: entry.id, name: formatDocumentName(entry) },
  ]),
  ...[membershipsDocument, tariffsDocument].map(({ id, title }): [string, ReplaceableDocument] => [
    `/${id}`,
    { id, name: `Página: ${title}` },
  ]),
  ...legalTextRows.flatMap((text) => {
    const address = "pdfPagePath" in text ? text.pdfPagePath : text.textPath;
    return listDocumentVersionNumbers(`${legalFolder}/${text.id}`).map((version): [string, ReplaceableDocument] => [
      `${address}#version-${version}`,
      {
        id: formatVersionId(text.id, version),
        name: `${getNavLabel(requirePage(address))}, versión ${version}`,
        isPublishedText: publishedVersions.some(({ id }) => id === formatVersionId(text.id, version)),
      },
    ]);
  }),
]);
