/**
 * How to ask for an invoice. Source of the portal: product specification, section 2. What an invoice must say about its
 * recipient is general knowledge: Código Fiscal de la Federación, art. 29-A, fractions I and IV, and the CFDI standard
 * 4.0. Deadlines and the portal's own steps are up to the operator: none are stated.
 */
import { links } from "#content/site/links.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";

export const invoiceOpening = {
  heading: ["Pide tu ", "factura", ""],
  intro: "Se pide en el portal de facturación, con tus datos fiscales y los de tu pago.",
  portal: { label: "Abre el portal de facturación", href: links.invoicePortal },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const atHand = {
  heading: "Ten a la mano",
  sub: "Así escribes una vez y no tienes que volver.",
  groups: [
    {
      title: "De tu constancia de situación fiscal",
      items: [
        "RFC: tu Registro Federal de Contribuyentes.",
        "Nombre o razón social, escrito igual que en la constancia.",
        "Régimen fiscal.",
        "Código postal de tu domicilio fiscal.",
      ],
    },
    {
      title: "De tu compra",
      items: [
        "Los datos de tu pago: fecha, monto y forma de pago.",
        "El comprobante, si lo tienes.",
        "Uso de CFDI: para qué vas a usar la factura.",
        "Un correo que revises.",
      ],
    },
  ],
  general:
    "Son los datos que en general lleva una factura en México, el Comprobante Fiscal Digital por Internet (CFDI) 4.0. El portal te dice cuáles necesita.",
} as const satisfies { heading: string; [part: string]: unknown };

export const invoiceSteps = {
  heading: "Son tres pasos",
  /** What the steps achieve, for search engines. */
  name: "Cómo pedir la factura de tu membresía de wim",
  steps: [
    {
      heading: "Reúne tus datos",
      text: "Ten abierta tu constancia de situación fiscal y ubica el pago que quieres facturar.",
    },
    {
      heading: "Llena el portal",
      text: "Entra al portal de facturación y escribe lo que te pida. Copia los datos tal como están en tu constancia.",
    },
    {
      heading: "Revisa y guarda",
      text: "Antes de confirmar, compara RFC, nombre y código postal. Después guarda tu factura.",
    },
  ],
} as const satisfies { heading: string; [part: string]: unknown };

export const invoiceHelp = {
  title: "¿El portal no te deja?",
  text: "Revisa que cada dato coincida con tu constancia. Si coincide y sigue sin pasar, escribe al soporte dentro de la app.",
  ownHelp: { label: "Habla con soporte", to: "/ayuda" },
  helpCenter: { label: "Abre el centro de ayuda", href: links.helpCenter },
} as const;
