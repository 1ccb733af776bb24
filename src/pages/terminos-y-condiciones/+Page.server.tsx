import { LegalDocumentPage } from "#pages/_templates/legal-text/legal-document-page.tsx";

export function Page() {
  return <LegalDocumentPage id="terminos-y-condiciones" />;
}
