import { DocumentPage } from "#pages/legal/document-page.tsx";

export function Page() {
  return <DocumentPage id="aviso-de-privacidad" />;
}
