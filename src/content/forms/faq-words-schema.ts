/** What the page of frequent questions says around them. */
import { z } from "zod";
import { button, heading, openingHeading, section, words } from "./words-fields.ts";

export const faqWordsSchema = z.strictObject({
  heading: openingHeading(),
  support: button("Enlace a soporte"),
  list: words("Encabezado de la lista", 44),
  search: section("Filtro", { label: words("Nombre del campo", 32), hint: words("Ejemplo", 80) }),
  closing: section("Cierre", {
    heading: heading(),
    text: words("Texto", 120),
    search: button("Enlace al buscador"),
  }),
});
