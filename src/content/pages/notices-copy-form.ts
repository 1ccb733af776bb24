/** Form for the copy of `/avisos`, except the notices. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page.ts";

export const noticesCopyForm = definePageForm({
  name: "notices",
  label: "Página de avisos",
  page: "/avisos",
  form: ({ button, heading, linkRow, openingHeading, section, words }) =>
    z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: words("Introducción", 120),
        subscribe: button("Enlace al formulario"),
      }),
      empty: section("Mientras no hay avisos", { heading: heading(), text: words("Texto", 160) }),
      meanwhile: section("Otras páginas", {
        heading: heading(),
        wimers: linkRow("Comunidad"),
        memberships: linkRow("Membresías"),
        roaming: linkRow("Roaming"),
        entertainment: linkRow("Entretenimiento"),
        unsubscribe: linkRow("Baja de correos"),
      }),
    }),
});
