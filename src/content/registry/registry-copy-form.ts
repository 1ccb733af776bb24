import { z } from "zod";
import { definePageForm } from "#content/forms/define-page.ts";
import { rows } from "#content/forms/fields/form-fields.ts";

export const registryCopyForm = definePageForm({
  name: "registry",
  label: "Páginas del registro",
  page: "/registro-membresias",
  form: ({ button, heading, openingHeading, point, section, words }) => {
    const sub = words("Texto debajo", 160);

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: words("Introducción", 160),
        search: button("Enlace al buscador"),
        tariffs: button("Enlace a las tarifas"),
      }),
      lookup: section("Buscador", { heading: heading(), intro: words("Introducción", 120) }),
      listing: section("Lista", { heading: heading(), sub }),
      about: section("Qué es un folio", {
        heading: heading(),
        points: rows(z.strictObject({ term: words("Título", 44), text: words("Texto", 240) }), {
          one: "Punto",
          name: "term",
        }).meta({ title: "Puntos" }),
        viewer: button("Enlace al visor"),
        data: button("Enlace a los datos", 40),
      }),
      page: section("Página de cada folio", {
        seeDocument: button("Enlace al documento"),
        document: words("Encabezado del documento", 44),
        official: section("Registro oficial", { heading: heading(), sub }),
        data: button("Enlace a los datos", 40),
        back: button("Enlace al buscador"),
        open: point("Abrir el visor"),
        number: words("Con folio", 80),
        byName: point("Sin folio"),
        compare: point("Comparar"),
      }),
    });
  },
});
