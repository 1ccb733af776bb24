import { GuidePage } from "#pages/entretenimiento/guide-page.tsx";

export function Page() {
  return <GuidePage benefit="paramount" />;
}
