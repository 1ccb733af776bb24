/** The placeholder page for this site's terms. Source: product specification, section 2. */
import type { EmphasizedHeading } from "#content/site/emphasized-heading.ts";

export const siteTermsOpening = {
  /** The specification prescribes these words. */
  heading: ["Sitio en ", "construcción", ""],
  intro:
    "Aún no publicamos los términos de uso de este sitio. Cuando estén listos, los leerás en esta misma dirección.",
} as const satisfies { heading: EmphasizedHeading; intro: string };

export const interimDocumentsSection = {
  heading: "Mientras tanto, esto sí aplica",
  links: [
    {
      label: "Términos y condiciones",
      text: "Las reglas del servicio y de tu membresía.",
      to: "/terminos-y-condiciones",
    },
    { label: "Política de uso", text: "Lo que permite y lo que prohíbe tu línea.", to: "/politica-de-uso" },
    { label: "Aviso de privacidad", text: "Qué datos usamos, también los de este sitio.", to: "/aviso-de-privacidad" },
    { label: "Legal", text: "Todos los documentos, por tema.", to: "/legal" },
  ],
} as const;
