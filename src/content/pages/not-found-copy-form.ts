/** Form for the copy of the 404 page, except the fixed title and text. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";
import { descriptionLimits } from "#content/site/site-map/site-page.ts";

export const notFoundCopyForm = definePageForm({
  name: "not-found",
  label: "Página de las direcciones que no existen",
  page: "/404",
  form: ({ button, limitedText }) =>
    z.strictObject({
      documentTitle: limitedText("Título", 44, "En la pestaña. "),
      description: limitedText("Descripción", descriptionLimits.max),
      home: button("Enlace al inicio"),
      memberships: button("Enlace a las membresías", 20),
      coverage: button("Enlace a la cobertura", 20),
      help: button("Enlace a la ayuda", 20),
      tell: button("Enlace para escribirnos"),
    }),
});
