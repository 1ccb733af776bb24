import { LegalTextPage } from "#pages/legal/legal-text-page.tsx";

export function Page() {
  return <LegalTextPage id="carta-de-derechos-minimos" />;
}
