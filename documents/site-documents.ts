/** Lists the documents that are built for the site, each with its source. */
import { connectionManual, connectionManualFile } from "#content/apn/apn-manual.ts";
import { apnProfile } from "#content/apn/apn-profile-words.ts";
import { documentOf } from "#content/documents/shared-documents.ts";
import { arcoRequestForm, arcoTermsQuoted } from "#content/legal/arco-form.ts";
import { legalFeed } from "#content/legal/legal-feed-words.ts";
import { type LegalText, legalTexts } from "#content/legal/legal-texts.ts";
import { registryDocumentOf, registrySheets, registryTables } from "#content/registry/registry-documents.ts";
import { buildDay } from "#content/site/build-day.ts";
import { links } from "#content/site/links.ts";
import { versionInForce } from "#domain/legal/legal-text.ts";
import { apnProfileFile } from "./apn-profile.ts";
import { legalDocument } from "./legal-document.ts";
import { legalTextsFeed } from "./legal-feed.ts";
import { formDocument, manualDocument, sheetDocument, tablesDocument } from "./sheet-source.ts";
import type { SourceDocument } from "./write-documents.ts";

/**
 * All documents except those that the operator shares as files.
 *
 * @throws {Error} in Spanish, if a legal text is invalid.
 */
export function siteDocuments(): SourceDocument[] {
  return [
    ...legalTexts.flatMap(legalDocuments),
    ...registrySheets.flatMap((sheet) => registryDocument(sheet, "registry-sheet.ts", () => sheetDocument(sheet))),
    ...registryTables.flatMap((each) => registryDocument(each, "index-documents.ts", () => tablesDocument(each))),
    arcoForm,
    manual,
    profile,
    feed,
  ];
}

function legalDocuments(text: LegalText): SourceDocument[] {
  return text.versions.flatMap((version) => {
    const document = documentOf(text, version.version);
    if (document.kind !== "built") return [];
    const name = `${version.title} (src/content/legal/${text.id}/${version.version}.md)`;
    // Other versions, and texts whose document no page shows, are only linked and need no pictures.
    const isDrawn = text.shownAt !== undefined && version === versionInForce(text.versions, buildDay);
    return [{ path: document.path, name, isDrawn, source: () => legalDocument(text, version) }];
  });
}

function registryDocument(
  { id, title }: { id: string; title: string },
  file: string,
  source: () => string,
): SourceDocument[] {
  const document = registryDocumentOf({ id });
  if (document.kind !== "built") return [];
  return [{ path: document.path, name: `${title} (src/content/registry/${file})`, isDrawn: true, source }];
}

const arcoForm: SourceDocument = {
  path: `/documentos/${arcoRequestForm.id}.pdf`,
  name: `${arcoRequestForm.title} (src/content/legal/arco-form.ts)`,
  source: () => formDocument(arcoRequestForm, arcoTermsQuoted()),
};

const manual: SourceDocument = {
  path: connectionManualFile.path,
  name: `${connectionManual.title} (src/content/apn/apn-manual.ts)`,
  isDrawn: true,
  source: () => manualDocument(connectionManual),
};

const profile: SourceDocument = {
  path: apnProfile.path,
  name: `${apnProfile.displayName} (src/content/apn/apn-profile-words.ts)`,
  source: apnProfileFile,
};

const feed: SourceDocument = {
  path: legalFeed.path,
  name: legalFeed.title,
  source: () => legalTextsFeed(legalTexts, links.site, buildDay),
};
