import { z } from "zod";
import { definePageForm } from "#content/forms/define-page.ts";

export const invoicingCopyForm = definePageForm({
  name: "invoicing",
  label: "Página de facturación",
  page: "/facturacion",
  form: ({ button, heading, lines, openingHeading, section, steps, words }) => {
    const items = (title: string) => section(title, { title: words("Título", 48), items: lines("Datos", "Dato", 80) });

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: words("Introducción", 120),
        portal: button("Botón al portal"),
      }),
      atHand: section("Qué tener a la mano", {
        heading: heading(),
        sub: words("Texto debajo", 120),
        certificate: items("De la constancia"),
        purchase: items("De la compra"),
        general: words("Nota", 200),
      }),
      steps: section("Pasos", { heading: heading(), steps: steps() }),
      help: section("Si no se puede", {
        title: words("Título", 48),
        text: words("Texto", 160),
        ownHelp: button("Enlace a la ayuda"),
        helpCenter: button("Enlace al centro de ayuda"),
      }),
    });
  },
});
