import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const invoicingCopyForm = definePageForm({
  name: "invoicing",
  label: "Página de facturación",
  page: "/facturacion",
  form: ({ button, heading, headingAndText, lines, openingHeading, section, steps, limitedText }) => {
    const title = limitedText("Título", 48);

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 120),
        portal: button("Botón al portal"),
      }),
      atHand: section("Qué tener a la mano", {
        heading: heading(),
        sub: limitedText("Texto debajo", 120),
        certificate: section("De la constancia", {
          title,
          taxId: headingAndText("RFC", 80),
          name: headingAndText("Nombre", 80),
          regime: headingAndText("Régimen", 80),
          postalCode: headingAndText("Código postal", 80),
        }),
        purchase: section("De la compra", { title, items: lines("Datos", "Dato", 80) }),
        general: limitedText("Nota", 200),
      }),
      steps: section("Pasos", { heading: heading(), steps: steps() }),
      help: section("Si no se puede", {
        title,
        text: limitedText("Texto", 160),
        ownHelp: button("Enlace a la ayuda"),
        helpCenter: button("Enlace al centro de ayuda"),
      }),
    });
  },
});
