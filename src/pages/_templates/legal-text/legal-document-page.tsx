import { createDocumentLinks, documentViewerCopy } from "#content/documents/document-viewer.ts";
import { findLegalDocument, formatReplacementNote } from "#content/documents/own-documents.ts";
import { findLegalText, type LegalTextId } from "#content/legal/legal-texts.ts";
import { legalDocumentCopy, legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import { formatVersionLabel, formatVersionWithDate } from "#content/legal/versions/legal-version.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { requirePage } from "#content/site/site-map/site-map.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { DocumentViewer } from "#sections/document-viewer/document-viewer.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";
import { VersionErrata } from "./version-errata.tsx";
import { VersionSummary } from "./version-summary.tsx";

type LegalDocumentPageProps = {
  id: LegalTextId;
};

/** The page of a legal text as a PDF document, with its summary and a link to the page of the full text. */
export function LegalDocumentPage({ id }: LegalDocumentPageProps) {
  const text = findLegalText(id);
  const version = findVersionInForce(text.versions, buildDay);
  const [newest] = text.versions;
  const { title } = version;
  const { path } = requirePage(text.pdfPagePath ?? text.textPath);
  const document = findLegalDocument(text, version.version);
  const ownSince = formatReplacementNote(document);
  const view = createDocumentLinks(document, title, {
    label: legalPageCopy.readOnPage,
    href: text.textPath,
  });
  return (
    <>
      <PageOpening path={path} heading={title} stamp={formatVersionLabel(version)} />
      <Section id={legalPageCopy.anchors.document}>
        {newest !== version && (
          <Notice tone="info" title={formatVersionWithDate(newest)}>
            <p>
              <a className="lone-link" href={`${text.textPath}#${legalPageCopy.coming.anchor}`}>
                {legalPageCopy.coming.read}
              </a>
            </p>
          </Notice>
        )}
        <VersionSummary version={version} />
        <VersionErrata version={version} />
        {ownSince && <p>{ownSince}</p>}
        <DocumentViewer view={view} heading={legalDocumentCopy.heading} copy={documentViewerCopy} headingLevel={2} />
      </Section>
    </>
  );
}
