import { connectionManual, connectionManualFile } from "#content/apn/apn-manual.ts";
import { apnProfile } from "#content/apn/apn-profile-copy.ts";
import { findLegalDocument } from "#content/documents/own-documents.ts";
import { arcoRequestForm, quoteArcoTerms } from "#content/legal/arco-form.ts";
import { type LegalText, legalTexts } from "#content/legal/legal-texts.ts";
import { legalFeed } from "#content/legal/library/legal-feed-copy.ts";
import {
  findRegistryDocument,
  registryFactSheets,
  registryIndexDocuments,
} from "#content/registry/documents/registry-documents.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import { buildApnProfile } from "./files/apn-profile.ts";
import { renderLegalFeed } from "./files/legal-feed.ts";
import { renderLegalDocument } from "./pdf/legal-document.ts";
import { renderFactSheet, renderManual, renderRequestForm, renderTables } from "./pdf/typst-documents.ts";
import type { SourceDocument } from "./write-documents.ts";

/**
 * Lists the documents that are built; the operator shares the others as files.
 *
 * @throws {Error} in Spanish, if a legal text is invalid.
 */
export function listSiteDocuments(): SourceDocument[] {
  return [
    ...legalTexts.flatMap(createLegalDocuments),
    ...registryFactSheets.flatMap((sheet) =>
      createRegistryDocument(sheet, "registry-fact-sheet.ts", () => renderFactSheet(sheet)),
    ),
    ...registryIndexDocuments.flatMap((each) =>
      createRegistryDocument(each, "index-documents.ts", () => renderTables(each)),
    ),
    arcoFormDocument,
    manualDocument,
    profileDocument,
    feedDocument,
  ];
}

function createLegalDocuments(text: LegalText): SourceDocument[] {
  return [...text.versions, ...text.withdrawn].flatMap((version) => {
    const document = findLegalDocument(text, version.version);
    if (document.kind !== "built") return [];
    const name = `${version.title} (src/content/legal/${text.id}/${version.version}.md)`;
    // Only the version in force of a text with `pdfPagePath` is drawn as pictures. Other versions are only linked.
    const hasPagePictures = text.pdfPagePath !== undefined && version === findVersionInForce(text.versions, buildDay);
    return [{ path: document.path, name, hasPagePictures, renderSource: () => renderLegalDocument(text, version) }];
  });
}

function createRegistryDocument(
  { id, title }: { id: string; title: string },
  file: string,
  renderSource: () => string,
): SourceDocument[] {
  const document = findRegistryDocument({ id });
  if (document.kind !== "built") return [];
  return [
    { path: document.path, name: `${title} (src/content/registry/${file})`, hasPagePictures: true, renderSource },
  ];
}

const arcoFormDocument: SourceDocument = {
  path: `/documentos/${arcoRequestForm.id}.pdf`,
  name: `${arcoRequestForm.title} (src/content/legal/arco-form.ts)`,
  isForm: true,
  renderSource: () => renderRequestForm(arcoRequestForm, quoteArcoTerms()),
};

const manualDocument: SourceDocument = {
  path: connectionManualFile.path,
  name: `${connectionManual.title} (src/content/apn/apn-manual.ts)`,
  hasPagePictures: true,
  renderSource: () => renderManual(connectionManual),
};

const profileDocument: SourceDocument = {
  path: apnProfile.path,
  name: `${apnProfile.displayName} (src/content/apn/apn-profile-copy.ts)`,
  renderSource: buildApnProfile,
};

const feedDocument: SourceDocument = {
  path: legalFeed.path,
  name: legalFeed.title,
  renderSource: () => renderLegalFeed(legalTexts, configuredUrls.site, buildDay),
};
