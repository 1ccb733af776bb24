import { ReadingPage } from "#pages/legal/reading-page.tsx";

export function Page() {
  return <ReadingPage id="gestion-de-trafico" />;
}
