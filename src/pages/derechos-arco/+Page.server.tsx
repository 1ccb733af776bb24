import { arcoRequestForm } from "#content/legal/arco-form.ts";
import { ReadingPage } from "#pages/legal/reading-page.tsx";

const form = { label: arcoRequestForm.action, href: `/documentos/${arcoRequestForm.id}.pdf` };

export function Page() {
  return <ReadingPage id="derechos-arco" form={form} />;
}
