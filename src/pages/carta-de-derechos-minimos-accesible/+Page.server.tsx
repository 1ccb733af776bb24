import { LegalTextPage } from "#pages/legal/reading-page.tsx";

export function Page() {
  return <LegalTextPage id="carta-de-derechos-minimos" />;
}
