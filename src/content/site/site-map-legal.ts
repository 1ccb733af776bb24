import { isPartShown } from "./hidden-parts.ts";
import type { SitePage } from "./site-page.ts";

const sponsoredToo = isPartShown("datos-patrocinados") ? ", derechos y datos patrocinados" : " y derechos";

/** Legal and regulatory texts. Source: product specification, section 2. */
export const legalPages = [
  {
    path: "/legal",
    title: "Legal: todos los documentos",
    nav: "Legal",
    description: `Aviso de privacidad, términos, política de uso, contrato, tarifas registradas${sponsoredToo}, ordenados por tema.`,
    lists: ["footer", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/aviso-de-privacidad",
    title: "Aviso de privacidad",
    description:
      "El aviso de privacidad de wim en documento y PDF: qué datos personales tratamos, para qué y cómo ejercer tus derechos.",
    lists: ["footer", "sitemap", "legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/aviso-de-privacidad-accesible",
    title: "Aviso de privacidad, versión accesible",
    nav: "Aviso de privacidad accesible",
    description:
      "El aviso de privacidad completo en texto: se lee con lector de pantalla, se agranda y se recorre por apartados.",
    lists: ["legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/terminos-y-condiciones",
    title: "Términos y condiciones",
    description:
      "Los términos y condiciones del servicio de wim en documento y PDF: membresías, pagos, vigencia, suspensión y cancelación.",
    lists: ["footer", "sitemap", "legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/terminos-y-condiciones-accesible",
    title: "Términos y condiciones, versión accesible",
    nav: "Términos y condiciones accesibles",
    description:
      "Los términos y condiciones completos en texto, con índice por cláusulas, para leerlos en cualquier pantalla o lector.",
    lists: ["legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/terminos-de-uso",
    title: "Términos de uso del sitio",
    nav: "Términos de uso",
    description: "Página en construcción: los términos de uso de este sitio se publicarán en esta misma dirección.",
    lists: ["legal"],
    published: true,
    indexed: false,
    parent: "/legal",
  },
  {
    path: "/politica-de-uso",
    title: "Política de uso de prepago",
    nav: "Política de uso",
    description:
      "Qué usos permite y cuáles prohíbe el servicio de prepago de wim, también en roaming y en cobertura extendida, y con qué efectos.",
    lists: ["footer", "legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/gestion-de-trafico",
    title: "Gestión de tráfico y administración de red",
    nav: "Gestión de tráfico",
    description:
      "Código de políticas de gestión de tráfico y administración de red, versión 1, septiembre de 2024: qué se aplica y por qué.",
    lists: ["footer", "legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/colaboracion-autoridades",
    title: "Colaboración con autoridades",
    description:
      "Cómo atiende wim los requerimientos de las autoridades de seguridad y justicia: responsables, plazos y medios de contacto.",
    lists: ["footer", "legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/derechos-arco",
    title: "Derechos ARCO: acceso, rectificación y más",
    nav: "Derechos ARCO",
    description:
      "Cómo pedir acceso, rectificación, cancelación u oposición sobre tus datos personales: formato, envío por correo y plazos de respuesta.",
    lists: ["legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/compensaciones-y-bonificaciones",
    title: "Compensaciones y bonificaciones",
    description:
      "Cuánto se te bonifica si el servicio falla o hay un cargo indebido, en qué plazo se aplica y cómo se te avisa.",
    lists: ["legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/contrato-de-adhesion",
    title: "Contrato de adhesión",
    description:
      "El contrato de adhesión del servicio de wim, para consultarlo en línea o descargarlo en PDF antes de contratar.",
    lists: ["legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/contrato-de-adhesion-accesible",
    title: "Contrato de adhesión, versión accesible",
    nav: "Contrato de adhesión accesible",
    description:
      "El texto completo del contrato de adhesión, por cláusulas numeradas, para lector de pantalla, celular o impresión.",
    lists: ["legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/decalogo-de-derechos",
    title: "Decálogo de derechos: 14 principios",
    nav: "Decálogo de derechos",
    description:
      "Los 14 principios que protegen a quien usa servicios de telecomunicaciones en México, explicados y en PDF para descargar.",
    lists: ["legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/carta-de-derechos-minimos-accesible",
    title: "Carta de derechos mínimos, versión accesible",
    nav: "Carta de derechos mínimos accesible",
    description:
      "Los derechos mínimos de las personas usuarias de telecomunicaciones en texto accesible, ordenados por tema.",
    lists: ["legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
  {
    path: "/accesibilidad",
    title: "Accesibilidad en tu celular",
    nav: "Accesibilidad",
    description:
      "Funciones de tu celular para discapacidad auditiva, visual, cognitiva y motriz, y tecnologías asistivas para Android y iOS.",
    asked: "sordo ciego discapacidad lector pantalla",
    lists: ["footer", "legal"],
    published: true,
    indexed: true,
    parent: "/legal",
  },
] as const satisfies readonly SitePage[];
