/** What the page of notices says around them. */
import { z } from "zod";
import { button, heading, linkRow, openingHeading, section, words } from "./words-fields.ts";

export const noticesWordsSchema = z.strictObject({
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
});
