import { LegalTextPage } from "#pages/_templates/legal-text/legal-text-page.tsx";

export function Page() {
  return <LegalTextPage id="decalogo-de-derechos" />;
}
