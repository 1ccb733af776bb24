import { createDocumentLinks, documentViewerCopy } from "#content/documents/document-viewer.ts";
import { formatChangesAnchor, legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import { readVersionFromSource } from "#content/legal/versions/read-legal-text.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import { compareVersions } from "#domain/legal/compare/legal-comparison.ts";
import { DocumentViewer } from "#sections/document-viewer/document-viewer.tsx";
import { LegalChanges } from "#sections/legal-changes/legal-changes.tsx";
import { GallerySection } from "./gallery-section.tsx";

const folder = "src/pages/_componentes/legal-sample-text";
const earlierVersion = readVersionFromSource(folder, "1");
const laterVersion = readVersionFromSource(folder, "2");
const { changes } = legalPageCopy;

/**
 * Legal texts in states that no published text has yet: with an earlier version to compare, and hosted by another
 * service.
 */
export function LegalSamples() {
  return (
    <>
      <GallerySection id="cambios" title="Cambios de un texto legal">
        <LegalChanges
          heading={changes.heading}
          sub={changes.sub}
          copy={changes}
          versions={[
            {
              id: formatChangesAnchor("1"),
              title: "Comparada con la versión 1, en vigor desde el 1 de marzo de 2025",
              document: { label: "Versión 1 completa, en PDF", href: "#cambios" },
              changes: compareVersions(readClauseTexts(earlierVersion.html), readClauseTexts(laterVersion.html)),
              isOpen: true,
            },
          ]}
        />
      </GallerySection>
      <GallerySection id="documento" title="Documento de otro servicio">
        <DocumentViewer
          view={createDocumentLinks({ kind: "shared", fileId: "muestra" }, "Documento de muestra")}
          copy={documentViewerCopy}
          headingLevel={3}
        />
      </GallerySection>
    </>
  );
}
