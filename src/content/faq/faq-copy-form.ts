/** Form for the copy around the frequent questions on their page. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const faqCopyForm = definePageForm({
  name: "faq",
  label: "Página de preguntas frecuentes",
  page: "/preguntas-frecuentes",
  form: ({ button, heading, openingHeading, section, limitedText }) =>
    z.strictObject({
      heading: openingHeading(),
      support: button("Enlace a soporte"),
      list: limitedText("Encabezado de la lista", 44),
      search: section("Filtro", { label: limitedText("Nombre del campo", 32), hint: limitedText("Ejemplo", 80) }),
      closing: section("Cierre", {
        heading: heading(),
        text: limitedText("Texto", 120),
        search: button("Enlace al buscador"),
      }),
    }),
});
