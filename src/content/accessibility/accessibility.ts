/**
 * What the accessibility page says. Sources: product specification, sections 2 and 9; the fact file's sections on
 * accessibility duties and on the portal; the Ley en Materia de Telecomunicaciones y Radiodifusión, article 193.
 */

import { laws } from "#content/legal/laws.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { operator, supportHours } from "#content/site/operator.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { cognitionTab, movementTab } from "./accessibility-cognition-movement.ts";
import { hearingTab, sightTab } from "./accessibility-hearing-sight.ts";
import type { AccessibilityTab } from "./accessibility-model.ts";
import { technologiesTab } from "./accessibility-technologies.ts";

/** Ids of the page's sections. */
export const accessibilityAnchors = {
  tabs: "funciones",
  contact: "pide-atencion",
  documents: "textos-accesibles",
  statement: "declaracion",
} as const;

export const accessibilityOpening = {
  heading: ["Tu celular, ", "a tu manera", ""],
  intro: "Elige lo que necesitas y encuentra qué función te ayuda, dónde está y qué hacemos en wim.",
} as const satisfies { heading: LoudHeading; intro: string };

export const accessibilityTabsCopy = {
  label: "Funciones por tipo de discapacidad",
  ios: "En iPhone",
  android: "En Android",
  withUs: "Con wim y en este sitio",
  links: "Páginas de quienes las hacen y del regulador",
  note: "El nombre de cada menú cambia un poco según la marca y la versión. Si no lo ves, usa el buscador de Configuración.",
} as const;

/** In the specification's order. */
export const accessibilityTabs = [
  hearingTab,
  sightTab,
  cognitionTab,
  movementTab,
  technologiesTab,
] as const satisfies readonly AccessibilityTab[];

export const accessibilityContact = {
  heading: "Pide atención accesible",
  intro: "Elige el medio que te acomode y di qué apoyo necesitas.",
  hours: `Atendemos de ${supportHours.days}, de ${supportHours.from} a ${supportHours.to}`,
  channels: [
    { key: "app", label: "App", text: "Soporte, dentro de la app." },
    { key: "email", label: "Correo", text: operator.email, href: `mailto:${operator.email}` },
    {
      key: "phone",
      label: "Teléfono",
      text: operator.phone,
      href: operator.phoneHref,
    },
  ],
  steps: [
    "Di que pides atención accesible y qué apoyo te sirve.",
    "Di cómo prefieres la respuesta: por escrito, por llamada o con textos más sencillos.",
    "Cuenta qué quieres resolver. Si es de este sitio, agrega la página y el aparato o programa que usas.",
  ],
  notes: [
    "Otra persona puede ayudarte a pedirla. Los cambios en tu línea solo los hace la persona titular, en la app.",
    `La ley te da derecho a recibir asesoría y a que te atienda personal capacitado: artículo 193 de la ${laws.telecommunications.name}.`,
  ],
  help: { label: "Todos los medios de ayuda", to: "/ayuda" },
} as const satisfies { heading: string; help: { label: string; to: SitePath }; [part: string]: unknown };

export const accessibleDocuments = {
  heading: "Textos accesibles",
  sub: "Son los documentos completos, en texto: se agrandan, se escuchan y se recorren por apartados.",
  documents: [
    {
      to: "/aviso-de-privacidad-accesible",
      label: "Aviso de privacidad",
      text: "Qué datos tuyos se usan, para qué y cómo decides sobre ellos.",
    },
    {
      to: "/terminos-y-condiciones-accesible",
      label: "Términos y condiciones",
      text: "Las reglas del servicio: membresías, pagos, vigencia y cancelación.",
    },
    {
      to: "/contrato-de-adhesion-accesible",
      label: "Contrato de adhesión",
      text: "Lo que aceptas al contratar, por cláusulas numeradas.",
    },
    {
      to: "/carta-de-derechos-minimos-accesible",
      label: "Carta de derechos mínimos",
      text: "Una guía por temas de lo que la ley te da.",
    },
  ],
} as const satisfies {
  heading: string;
  documents: readonly { to: SitePath; label: string; text: string }[];
  [part: string]: unknown;
};
