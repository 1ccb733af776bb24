import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";
import { rows } from "#content/forms/fields/form-fields.ts";

export const registryCopyForm = definePageForm({
  name: "registry",
  label: "Páginas del registro",
  page: "/registro-membresias",
  form: ({ button, heading, openingHeading, headingAndText, section, limitedText }) => {
    const sub = limitedText("Texto debajo", 160);

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 160),
        search: button("Enlace al buscador"),
        tariffs: button("Enlace a las tarifas"),
      }),
      lookup: section("Buscador", { heading: heading(), intro: limitedText("Introducción", 120) }),
      listing: section("Lista", { heading: heading(), sub }),
      about: section("Qué es un folio", {
        heading: heading(),
        points: rows(z.strictObject({ term: limitedText("Título", 44), text: limitedText("Texto", 240) }), {
          one: "Punto",
          name: "term",
        }).meta({ title: "Puntos" }),
        viewer: button("Enlace al visor"),
        data: button("Enlace a los datos", 40),
      }),
      page: section("Página de cada folio", {
        seeDocument: button("Enlace al documento"),
        document: limitedText("Encabezado del documento", 44),
        official: section("Registro oficial", { heading: heading(), sub }),
        data: button("Enlace a los datos", 40),
        back: button("Enlace al buscador"),
        open: headingAndText("Abrir el visor"),
        number: limitedText("Con folio", 80),
        byName: headingAndText("Sin folio"),
        compare: headingAndText("Comparar"),
      }),
    });
  },
});
