import { arcoRequestForm, arcoRequestMail } from "#content/legal/arco-form.ts";
import { ReadingPage } from "#pages/legal/reading-page.tsx";

const form = {
  label: arcoRequestForm.action,
  href: `/documentos/${arcoRequestForm.id}.pdf`,
  mail: arcoRequestMail,
};

export function Page() {
  return <ReadingPage id="derechos-arco" form={form} />;
}
