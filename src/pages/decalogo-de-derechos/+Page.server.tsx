import { LegalTextPage } from "#pages/legal/reading-page.tsx";

export function Page() {
  return <LegalTextPage id="decalogo-de-derechos" />;
}
