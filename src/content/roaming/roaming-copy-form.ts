import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const roamingCopyForm = definePageForm({
  name: "roaming",
  label: "Página de roaming",
  page: "/roaming-cobertura",
  form: ({
    button,
    heading,
    lines,
    openingHeading,
    headingAndText,
    section,
    sectionWithFallback,
    steps,
    textWithFallback,
    limitedText,
  }) => {
    const sub = limitedText("Texto debajo", 140);

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        withoutScript: limitedText("Texto sin JavaScript", 160),
        list: button("Enlace a los destinos"),
        compare: button("Enlace a las membresías"),
      }),
      trip: section("Tu viaje", {
        heading: heading(),
        sub,
        share: limitedText("Cómo compartir el viaje", 140, "Sin JavaScript no se arma un viaje, y no se dice. "),
      }),
      destinations: section("Destinos", { heading: heading(), sub }),
      activation: section("Pasos para activarlo", { heading: heading(), steps: steps(240) }),
      before: section("Antes de viajar", {
        heading: heading(),
        left: section("GB y días", {
          heading: heading(),
          text: limitedText("Texto", 200),
          link: button("Enlace a los consumos"),
        }),
        outside: headingAndText("Fuera de la lista"),
        without: headingAndText("Sin roaming"),
      }),
      legal: section("Nota legal", {
        title: limitedText("Título", 44),
        paragraphs: lines("Párrafos", "Párrafo", 240),
        more: lines("Párrafos del final", "Párrafo", 240),
      }),
      closing: sectionWithFallback("Cierre", {
        heading: heading(),
        ...textWithFallback(140),
        port: button("Botón para traer el número"),
      }),
    });
  },
});
