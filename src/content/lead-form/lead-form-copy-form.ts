/** Form for the copy of the lead form, except the fixed parts: fields, consents and thank-you message. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const leadFormCopyForm = definePageForm({
  name: "lead-form",
  label: "Formulario de novedades",
  page: "/#contacto",
  form: ({ button, heading, section, limitedText }) => {
    const answer = (title: string) => section(title, { heading: heading(60), text: limitedText("Texto", 200) });

    return z.strictObject({
      section: section("Formulario", {
        heading: heading(),
        sub: limitedText("Texto debajo", 120),
        submit: button(),
        next: limitedText("Después de las gracias, antes de las tiendas", 44),
        home: button("Enlace al inicio"),
      }),
      waiting: answer("Si falta la conexión"),
      refused: answer("Si no se acepta"),
      notKept: answer("Si no se puede guardar"),
      returned: section("Página que devuelve el formulario", {
        heading: heading(),
        marked: limitedText("Aviso de lo que falta", 80),
      }),
    });
  },
});
