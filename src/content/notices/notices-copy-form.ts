/** Form for the copy of `/avisos`, except the notices. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const noticesCopyForm = definePageForm({
  name: "notices",
  label: "Página de avisos",
  page: "/avisos",
  form: ({ button, heading, linkWithDescription, openingHeading, section, limitedText }) =>
    z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 120),
        subscribe: button("Enlace al formulario"),
      }),
      empty: section("Mientras no hay avisos", { heading: heading(), text: limitedText("Texto", 160) }),
      meanwhile: section("Otras páginas", {
        heading: heading(),
        wimers: linkWithDescription("Comunidad"),
        memberships: linkWithDescription("Membresías"),
        roaming: linkWithDescription("Roaming"),
        entertainment: linkWithDescription("Entretenimiento"),
        unsubscribe: linkWithDescription("Baja de correos"),
      }),
    }),
});
