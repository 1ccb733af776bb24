/** The security message that several pages show. */
import { z } from "zod";
import { box, words } from "./words-fields.ts";

export const securityWordsSchema = z.strictObject({
  intro: words("Introducción", 120),
  holder: box("La persona titular"),
  ownPhone: box("El propio celular"),
  officialMail: box("El correo"),
  fraud: box("Fraudes"),
  passwords: box("Contraseñas"),
});
