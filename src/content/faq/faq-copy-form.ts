/** Form for the copy around the frequent questions on their page. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page.ts";

export const faqCopyForm = definePageForm({
  name: "faq",
  label: "Página de preguntas frecuentes",
  page: "/preguntas-frecuentes",
  form: ({ button, heading, openingHeading, section, words }) =>
    z.strictObject({
      heading: openingHeading(),
      support: button("Enlace a soporte"),
      list: words("Encabezado de la lista", 44),
      search: section("Filtro", { label: words("Nombre del campo", 32), hint: words("Ejemplo", 80) }),
      closing: section("Cierre", {
        heading: heading(),
        text: words("Texto", 120),
        search: button("Enlace al buscador"),
      }),
    }),
});
