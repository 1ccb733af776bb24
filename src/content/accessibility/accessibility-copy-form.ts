/** Form for the accessibility page's copy outside its tabs. The statement is code, because it describes the tests. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const accessibilityCopyForm = definePageForm({
  name: "accessibility",
  label: "Página de accesibilidad",
  page: "/accesibilidad",
  form: ({ button, heading, lines, openingHeading, section, limitedText }) => {
    const document = (title: string) =>
      section(title, { label: limitedText("Título", 44), text: limitedText("Texto", 120) });

    return z.strictObject({
      opening: section("Entrada", { heading: openingHeading(), intro: limitedText("Introducción", 140) }),
      note: limitedText("Nota sobre los menús", 160),
      contact: section("Atención accesible", {
        heading: heading(),
        intro: limitedText("Introducción", 120),
        hours: limitedText("Horario", 80),
        app: limitedText("En la app", 60),
        steps: lines("Pasos", "Paso", 140),
        notes: lines("Notas", "Nota", 200),
        help: button("Enlace a la ayuda"),
      }),
      documents: section("Textos accesibles", {
        heading: heading(),
        sub: limitedText("Texto debajo", 140),
        privacy: document("Aviso de privacidad"),
        terms: document("Términos y condiciones"),
        contract: document("Contrato de adhesión"),
        rights: document("Carta de derechos"),
      }),
      statement: section("Declaración", { heading: heading(), intro: limitedText("Introducción", 120) }),
    });
  },
});
