/**
 * The emergency number and those it replaced. Sources: Lineamientos de Colaboración en Materia de Seguridad y Justicia,
 * DOF 2 December 2015; LMTR, articles 102, 183 and 193; fact file, section 5.5.
 */
import { laws } from "#content/legal/laws.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";

const { telecommunications, justiceGuidelines } = laws;
const law = telecommunications.short;
const lawAtFirst = `${telecommunications.name} (${law})`;

export const emergencyAnchors = {
  how: "como-llamar",
  retired: "numeros-anteriores",
  others: "otros-numeros",
  rule: "lo-que-dice-la-norma",
  support: "soporte",
} as const;

export const emergencyOpening = {
  heading: ["Emergencias: ", "marca 911", ""],
  intro: "Policía, ambulancia o bomberos, en todo el país.",
  number: "911",
  call: { label: "Llama al 911", href: "tel:911" },
  label: "Cómo es la llamada",
  points: ["Gratis", "Con o sin saldo", "También con la línea suspendida", "Desde cualquier teléfono"],
  offline: "Para llamar no necesitas datos ni esta página: solo marca.",
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const howToCall = {
  heading: "Qué decir cuando contesten",
  name: "Cómo llamar al 911",
  steps: [
    { heading: "Marca 911", text: "Sin lada y sin pagar nada. Si puedes, aléjate antes del peligro." },
    { heading: "Di qué pasa", text: "En pocas palabras: un choque, un incendio, un robo, alguien que no respira." },
    { heading: "Di dónde estás", text: "Calle, número, colonia y municipio. Si no lo sabes, di qué ves cerca." },
    { heading: "No cuelgues", text: "Contesta lo que te pregunten y espera a que te digan que ya puedes colgar." },
  ],
  tips: [
    "La llamada lleva tu ubicación, pero dila de todos modos.",
    "Si llamas por Wi-Fi, tu ubicación puede no ser exacta: da la dirección completa.",
    "Los mensajes de texto al 911 solo funcionan donde estén habilitados. Si puedes, llama.",
    "Las llamadas falsas se sancionan y le quitan ayuda a quien la necesita.",
  ],
} as const satisfies { heading: string; [part: string]: unknown };

export const retiredNumbers = {
  heading: "Seis números que ya son 911",
  sub: "Si recuerdas alguno de estos, marca 911 en su lugar.",
  caption: "Números de emergencia anteriores y lo que eran",
  columns: { number: "Número", what: "Qué era" },
  rows: [
    { number: "060", what: "Policía local" },
    { number: "061", what: "Policía judicial de los estados y del Distrito Federal" },
    { number: "065", what: "Cruz Roja" },
    { number: "066", what: "Sistema Nacional de Atención de Emergencias de la Ciudadanía" },
    { number: "068", what: "Bomberos" },
    { number: "080", what: "Seguridad y emergencia" },
  ],
} as const satisfies { heading: string; [part: string]: unknown };

export const otherNumbers = {
  heading: "Dos que no cambiaron",
  items: [
    {
      term: "089",
      text: "Denuncia anónima: para contar un delito sin dar tu nombre. Si está pasando en este momento, marca 911.",
    },
    { term: "088", text: "Seguridad federal, hoy de la Guardia Nacional. Quedó fuera del cambio al 911." },
  ],
} as const satisfies { heading: string; [part: string]: unknown };

export const emergencyRule = {
  heading: "Lo que dice la norma",
  points: [
    {
      term: "Un solo número",
      text: `El 911 es el número único nacional de emergencias. Lo fijaron unos lineamientos publicados el ${justiceGuidelines.published}.`,
    },
    {
      term: "Desde cuándo",
      text: "Empezó el 3\u00a0de octubre de 2016 en 16\u00a0estados. Desde el 9\u00a0de enero de 2017 funciona en todo el país.",
    },
    {
      term: "Quién lo administra",
      text: "El Secretariado Ejecutivo del Sistema Nacional de Seguridad Pública.",
    },
    {
      term: "La llamada es gratis",
      text: `Con saldo o sin saldo, y también con la línea suspendida. ${lawAtFirst}, artículos 102, fracción XI, y 183, fracción X.`,
    },
    {
      term: "Tu ubicación",
      text: `El sistema permite identificar y ubicar la llamada y, en su caso, los mensajes de texto. ${law}, artículos 183, fracción IX, y 193, fracción IV.`,
    },
  ],
  linksLabel: "Textos oficiales",
  links: [
    { label: lawAtFirst, href: telecommunications.href },
    { label: justiceGuidelines.name, href: justiceGuidelines.href },
    {
      label: "Metodología para evaluar la precisión de la ubicación de las llamadas al 911",
      href: "https://www.dof.gob.mx/nota_detalle.php?codigo=5480873&fecha=27/04/2017",
    },
  ],
} as const satisfies { heading: string; [part: string]: unknown };

export const emergencySupport = {
  heading: "Para tu línea, soporte de wim",
  sub: "Soporte no atiende emergencias: para eso está el 911.",
  theft: { label: "Si te robaron el celular", to: "/reportar-robo-equipo" },
} as const satisfies { heading: string; [part: string]: unknown };
