import type { ReactNode } from "react";
import { createDocumentLinks, documentViewerCopy, readAsTextLabel } from "#content/documents/document-viewer.ts";
import { findRegistryDocument } from "#content/registry/documents/registry-documents.ts";
import { registryPageCopy as copy, registryAnchors } from "#content/registry/registry-pages.ts";
import { DocumentViewer } from "#sections/document-viewer/document-viewer.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";

type RegistryDocumentProps = {
  id: string;
  title: string;
  /** Anchor of the text on the page. A document built by the site has the same content as that text. */
  textId: string;
  children?: ReactNode;
};

/** The document of a registration or an index page. It is not printed: the page's text is printed instead. */
export function RegistryDocument({ id, title, textId, children }: RegistryDocumentProps) {
  const document = findRegistryDocument({ id });
  const isBuilt = document.kind === "built";
  const text = isBuilt ? { label: readAsTextLabel, href: `#${textId}` } : undefined;
  return (
    <Section id={registryAnchors.document} ground="soft">
      <SectionHeading sub={isBuilt ? copy.ownDocument : copy.sharedDocument}>{copy.document}</SectionHeading>
      <div data-no-print>
        <DocumentViewer view={createDocumentLinks(document, title, text)} copy={documentViewerCopy} headingLevel={3} />
      </div>
      {children}
    </Section>
  );
}
