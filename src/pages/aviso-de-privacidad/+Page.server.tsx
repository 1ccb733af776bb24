import { LegalDocumentPage } from "#pages/legal/legal-document-page.tsx";

export function Page() {
  return <LegalDocumentPage id="aviso-de-privacidad" />;
}
