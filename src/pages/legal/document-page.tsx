import { documentView, documentViewerWords } from "#content/documents/document-viewer.ts";
import { documentOf } from "#content/documents/shared-documents.ts";
import { legalDocument, legalReading } from "#content/legal/legal-page-words.ts";
import { type LegalTextId, legalTextOf } from "#content/legal/legal-texts.ts";
import { editionOf, versionLabelOf } from "#content/legal/legal-version.ts";
import { buildDay } from "#content/site/build-day.ts";
import { pageAt } from "#content/site/site-map.ts";
import { versionInForce } from "#domain/legal/legal-text.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { DocumentViewer } from "#sections/document-viewer/document-viewer.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";
import { VersionSummary } from "./version-summary.tsx";

type DocumentPageProps = {
  id: LegalTextId;
};

/** The page of a legal text as a PDF document, with its summary and a link to the page of the full text. */
export function DocumentPage({ id }: DocumentPageProps) {
  const text = legalTextOf(id);
  const version = versionInForce(text.versions, buildDay);
  const [newest] = text.versions;
  const { title } = version;
  const { path } = pageAt(text.shownAt ?? text.readAt);
  const view = documentView(documentOf(text), title, { label: legalReading.readOnPage, href: text.readAt });
  return (
    <>
      <PageOpening path={path} heading={title} stamp={versionLabelOf(version)} />
      <Section id={legalReading.anchors.document}>
        {newest !== version && (
          <Notice tone="info" title={editionOf(newest)}>
            <p>
              <a className="lone-link" href={`${text.readAt}#${legalReading.coming.anchor}`}>
                {legalReading.coming.read}
              </a>
            </p>
          </Notice>
        )}
        <VersionSummary version={version} />
        <DocumentViewer view={view} heading={legalDocument.heading} words={documentViewerWords} headingLevel={2} />
      </Section>
    </>
  );
}
