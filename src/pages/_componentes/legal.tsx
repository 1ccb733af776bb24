import { documentView, documentViewerWords } from "#content/documents/document-viewer.ts";
import { legalReading } from "#content/legal/legal-reading.ts";
import { legalVersion } from "#content/legal/legal-version.ts";
import { compareVersions } from "#domain/legal-comparison.ts";
import { clauseTexts } from "#layout/clause-texts.ts";
import { DocumentViewer } from "#sections/document-viewer/document-viewer.tsx";
import { LegalChanges } from "#sections/legal-changes/legal-changes.tsx";
import { GallerySection } from "./gallery-section.tsx";
import * as first from "./legal-sample/1.mdx";
import * as second from "./legal-sample/2.mdx";

const before = clauseTexts(legalVersion("muestra/1.mdx", first));
const after = clauseTexts(legalVersion("muestra/2.mdx", second));
const { changes } = legalReading;

/** What no real text has yet: an earlier version to compare with, and a document that another service shows. */
export function Legal() {
  return (
    <>
      <GallerySection id="cambios" title="Cambios de un texto legal">
        <LegalChanges
          heading={changes.heading}
          sub={changes.sub}
          words={changes}
          versions={[
            {
              version: "1",
              title: "Comparada con la versión 1, en vigor desde el 1 de marzo de 2025",
              document: { label: "Versión 1 completa, en PDF", href: "#cambios" },
              changes: compareVersions(before, after),
              isOpen: true,
            },
          ]}
        />
      </GallerySection>
      <GallerySection id="documento" title="Documento de otro servicio">
        <DocumentViewer
          view={documentView({ kind: "shared", fileId: "muestra" }, "Documento de muestra")}
          words={documentViewerWords}
          headingLevel={3}
        />
      </GallerySection>
    </>
  );
}
