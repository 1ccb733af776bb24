/** Form for the security message that several pages show. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const securityCopyForm = definePageForm({
  name: "security",
  label: "Aviso de seguridad",
  page: "/",
  form: ({ titleAndText, limitedText }) =>
    z.strictObject({
      intro: limitedText("Introducción", 120),
      holder: titleAndText("La persona titular"),
      ownPhone: titleAndText("El propio celular"),
      officialMail: titleAndText("El correo"),
      fraud: titleAndText("Fraudes"),
      passwords: titleAndText("Contraseñas"),
    }),
});
