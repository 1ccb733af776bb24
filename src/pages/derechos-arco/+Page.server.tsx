import { arcoRequestForm, arcoRequestMailLink } from "#content/legal/arco-form.ts";
import { LegalTextPage } from "#pages/_templates/legal-text/legal-text-page.tsx";

const form = {
  label: arcoRequestForm.action,
  href: `/documentos/${arcoRequestForm.id}.pdf`,
  mail: arcoRequestMailLink,
};

export function Page() {
  return <LegalTextPage id="derechos-arco" form={form} />;
}
