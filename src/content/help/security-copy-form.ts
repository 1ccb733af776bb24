/** Form for the security message that several pages show. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page.ts";

export const securityCopyForm = definePageForm({
  name: "security",
  label: "Aviso de seguridad",
  page: "/",
  form: ({ box, words }) =>
    z.strictObject({
      intro: words("Introducción", 120),
      holder: box("La persona titular"),
      ownPhone: box("El propio celular"),
      officialMail: box("El correo"),
      fraud: box("Fraudes"),
      passwords: box("Contraseñas"),
    }),
});
