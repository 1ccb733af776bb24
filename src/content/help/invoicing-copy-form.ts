import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const invoicingCopyForm = definePageForm({
  name: "invoicing",
  label: "Página de facturación",
  page: "/facturacion",
  form: ({ button, heading, lines, openingHeading, section, steps, limitedText }) => {
    const items = (title: string) =>
      section(title, { title: limitedText("Título", 48), items: lines("Datos", "Dato", 80) });

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 120),
        portal: button("Botón al portal"),
      }),
      atHand: section("Qué tener a la mano", {
        heading: heading(),
        sub: limitedText("Texto debajo", 120),
        certificate: items("De la constancia"),
        purchase: items("De la compra"),
        general: limitedText("Nota", 200),
      }),
      steps: section("Pasos", { heading: heading(), steps: steps() }),
      help: section("Si no se puede", {
        title: limitedText("Título", 48),
        text: limitedText("Texto", 160),
        ownHelp: button("Enlace a la ayuda"),
      }),
    });
  },
});
