/**
 * The emergency number, and the numbers that it replaced. The number itself is part of the page's address and fixed by
 * law, so it stays in code; staff edit the instructions for calling and the other numbers. Sources: Lineamientos de
 * Colaboración en Materia de Seguridad y Justicia, DOF 2 December 2015; LMTR, articles 102, 183 and 193; fact file,
 * section 5.5.
 */
import { data } from "#content/data/emergency-numbers.ts";
import { readData } from "#content/forms/read-data.ts";
import { emergencyNumber, emergencyNumbersSchema } from "#content/forms/schemas/emergency-schema.ts";
import { laws } from "#content/legal/library/references.ts";
import type { EmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { outsideLinks } from "#content/site/site-map/outside-links.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { spellCount } from "#domain/text/numbers/spelled-count.ts";

const { steps, tips, retired, others } = readData(
  "src/content/data/emergency-numbers.ts",
  emergencyNumbersSchema,
  data,
);

const { telecommunications, justiceGuidelines } = laws;
const lawShortName = telecommunications.short;
const lawFullName = `${telecommunications.name} (${lawShortName})`;

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
  number: emergencyNumber,
  call: { label: "Llama al 911", href: `tel:${emergencyNumber}` },
  label: "Cómo es la llamada",
  points: ["Gratis", "Con o sin saldo", "También con la línea suspendida", "Desde cualquier teléfono"],
  offline: "Para llamar no necesitas datos ni esta página: solo marca.",
} as const satisfies { heading: EmphasizedHeading; [part: string]: unknown };

export const emergencyCallInstructions = {
  heading: "Qué decir cuando contesten",
  name: "Cómo llamar al 911",
  steps,
  tips,
} as const;

/**
 * Spells the number of rows as a capitalised word: `Seis`. There are at least two, because the form requires two rows.
 */
function spellCapitalizedCount(rows: readonly unknown[]): string {
  return capitalize(spellCount(rows.length));
}

export const retiredEmergencyNumbers = {
  heading: `${spellCapitalizedCount(retired)} números que ya son 911`,
  sub: "Si recuerdas alguno de estos, marca 911 en su lugar.",
  caption: "Números de emergencia anteriores y lo que eran",
  columns: { number: "Número", what: "Qué era" },
  rows: retired,
} as const;

export const otherEmergencyNumbers = {
  heading: `${spellCapitalizedCount(others)} que no cambiaron`,
  items: others.map(({ number, text }) => ({ term: number, text })),
} as const;

export const emergencyRegulation = {
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
      text: `Con saldo o sin saldo, y también con la línea suspendida. ${lawFullName}, artículos 102, fracción XI, y 183, fracción X.`,
    },
    {
      term: "Tu ubicación",
      text: `El sistema permite identificar y ubicar la llamada y, en su caso, los mensajes de texto. ${lawShortName}, artículos 183, fracción IX, y 193, fracción IV.`,
    },
  ],
  linksLabel: "Textos oficiales",
  links: [
    { label: lawFullName, href: telecommunications.href },
    { label: justiceGuidelines.name, href: justiceGuidelines.href },
    {
      label: "Metodología para evaluar la precisión de la ubicación de las llamadas al 911",
      href: outsideLinks.regulator.callLocation,
    },
  ],
} as const;

export const emergencySupport = {
  heading: "Para tu línea, soporte de wim",
  sub: "Soporte no atiende emergencias: para eso está el 911.",
  theft: { label: "Si te robaron el celular", to: "/reportar-robo-equipo" },
} as const;
