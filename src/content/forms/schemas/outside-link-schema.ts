/** Addresses of other sites that pages link to. The addresses of the operator's services are in the configuration. */
import { z } from "zod";
import { section } from "#content/forms/fields/field-groups.ts";
import { rows, shortTextField } from "#content/forms/fields/form-fields.ts";
import { webAddress } from "#content/forms/fields/web-address.ts";

export const outsideLinksSchema = z.strictObject({
  regulator: section("Del regulador", {
    coverage: webAddress("Mapas de cobertura de los operadores"),
    accessiblePhones: webAddress("Catálogo de celulares accesibles"),
    callLocation: webAddress("Cómo se ubican las llamadas al 911, en el Diario Oficial"),
  }),
  finders: section(
    "Para un celular robado",
    {
      iphone: webAddress("Buscar un iPhone perdido"),
      android: webAddress("Buscar un Android perdido"),
    },
    { description: "La página también la escribe, sin https:// ni www." },
  ),
  assistive: rows(z.strictObject({ label: shortTextField("Texto del enlace"), href: webAddress("Dirección") }), {
    one: "Enlace",
    name: "label",
    unique: ["label", "href"],
    summary: ["href"],
  }).meta({ title: "Tecnologías asistivas" }),
});
