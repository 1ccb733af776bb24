/**
 * Content of the eSIM page, from top to bottom. Sources: product specification, sections 1, 2, 4 and 9; the fact file's
 * sections on eSIM devices and on unlocking.
 */

import { data } from "#content/data/copy/esim.ts";
import { eidCheckMethods, eidDialCode, eidLength } from "#content/devices/device-search.ts";
import { deviceCount, firstDeviceListMonth } from "#content/devices/phones.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { handset } from "#content/legal/facts/legal-terms.ts";
import { esimScreen, planScreen } from "#content/sign-up/sign-up-stops.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { esimCopyForm } from "./esim-copy-form.ts";
import { esimAdvantages } from "./home-page.ts";

/** The specification gives the id `compatibilidad-eSIM`. */
export const esimAnchors = {
  compatibility: "compatibilidad-eSIM",
  brands: "celulares-por-marca",
  list: "lista-de-celulares",
  notListed: "mi-modelo-no-aparece",
  notForWim: "con-cuales-no",
  unlocked: "celular-desbloqueado",
  steps: "instala-tu-esim",
  benefits: "ventajas",
  questions: "dudas",
  unlockQuestion: "desbloqueado",
} as const;

const {
  opening,
  list,
  notListed: notListedCopy,
  notForWim: notForWimCopy,
  unlocked,
  steps,
  benefits,
  questions,
  band,
} = readPageCopy(esimCopyForm, data);

const { unlockHours } = handset;

const usa = "EE.\u00a0UU.";

type Link = { label: string; to: SitePath };

const portingLink: Link = { label: "Conserva tu número", to: "/portabilidad" };
const unlockQuestionLink: Link = {
  label: "Cómo saber si está desbloqueado",
  to: `/esim#${esimAnchors.unlockQuestion}`,
};

export const esimOpening = { ...opening, heading: parseEmphasizedHeading(opening.heading) };

export const esimCompatibilityCopy = {
  list: {
    ...list,
    sub: `Reúne ${formatQuantity(deviceCount, "celulares")}.`,
    first: capitalize(firstDeviceListMonth),
    /** Precedes a note's number, for screen readers. */
    note: "nota",
    notes: "Notas",
    /** Number of phones of a brand. */
    one: "{n} modelo",
    many: "{n} modelos",
  },
} as const;

export const unlistedPhoneSection = {
  ...notListedCopy,
  label: "Tres formas de saber si tu celular tiene eSIM",
  ways: eidCheckMethods,
} as const;

type IncompatiblePhones = { icon: "sim" | "shield" | "clock"; heading: string; text: string; link?: Link };

const incompatiblePhones: readonly IncompatiblePhones[] = [
  { icon: "sim", ...notForWimCopy.withoutEsim },
  { icon: "shield", ...notForWimCopy.locked, link: unlockQuestionLink },
  { icon: "clock", ...notForWimCopy.tablets },
];

export const incompatiblePhonesCopy = {
  ...notForWimCopy,
  points: incompatiblePhones,
} as const;

export const unlockedPhoneSection = {
  ...unlocked,
  points: [
    { text: unlocked.listed, link: { label: "Revisa la compatibilidad", to: `/esim#${esimAnchors.compatibility}` } },
    { text: unlocked.free, link: unlockQuestionLink },
    { text: unlocked.wifi },
    { text: unlocked.number, link: portingLink },
  ] satisfies { text: string; link?: Link }[],
  check: unlockQuestionLink,
  lockedPhone: unlocked.ifLocked,
} as const;

/** The drawn phone's screen at each step; decorative, because the steps' texts say the same. */
const installScreens = [
  planScreen,
  esimScreen,
  {
    id: "line",
    network: "wim 5G",
    greeting: "Tu línea nueva",
    rows: [
      { name: "Llamadas", text: "Listas" },
      { name: "Internet", text: "Listo" },
    ],
    switches: ["Línea", "Datos"],
  },
] as const;

export const esimInstallSteps = {
  ...steps,
  name: "Cómo instalar tu eSIM de wim",
  steps: steps.steps.map((step, index) => ({ ...step, screen: installScreens[index] })),
  noData: { label: steps.noData, to: "/actualiza-tu-apn" },
} as const;

export const esimBenefits = {
  heading: benefits.heading,
  label: "Ventajas de la eSIM",
  points: [...esimAdvantages, { icon: "swap", ...benefits.number }],
} as const;

type EsimQuestion = { id: string; summary: string; paragraphs: readonly string[]; link?: Link };

/** Sources: the fact file's rules by maker, and its section on unlocking. */
const questionItems: readonly EsimQuestion[] = [
  {
    id: esimAnchors.unlockQuestion,
    summary: "¿Cómo sé si está desbloqueado?",
    paragraphs: [
      "En iPhone, abre Configuración › General › Información y busca «Bloqueo del operador». Si dice «Sin restricciones», está desbloqueado.",
      "En Android, ponle el chip de otra compañía. Si puedes llamar, está desbloqueado; si pide un código de desbloqueo, no lo está.",
      `Si está bloqueado, pide el desbloqueo a quien te lo vendió. Es gratis y tarda ${formatQuantity(unlockHours, "horas")} como máximo, en día hábil.`,
    ],
    link: { label: "Guía para revisar el bloqueo", to: "/saber-si-mi-celular-esta-desbloqueado" },
  },
  {
    id: "iphone",
    summary: "¿Qué iPhone tienen eSIM?",
    paragraphs: [
      "Los iPhone tienen eSIM desde los modelos XR y XS. Desde el iPhone 13 puedes tener dos eSIM activas.",
      "Los vendidos en China continental no la tienen, salvo algunos recientes, como el iPhone Air. En Hong Kong y Macao, los que usan dos nano-SIM tampoco.",
      `Desde el iPhone 14, los vendidos en ${usa} solo usan eSIM.`,
      "Los iPhone 17, 17 Pro y 17 Pro Max vendidos en México solo usan eSIM. El iPhone Air solo usa eSIM en todo el mundo.",
    ],
  },
  {
    id: "android",
    summary: "¿Y los Android?",
    paragraphs: [
      "Depende de cada modelo y de dónde se vendió. Por ejemplo, el Galaxy S20 tiene eSIM y el Galaxy S20 FE no.",
      `Los Galaxy S20 y S21 vendidos en ${usa} y Corea del Sur tampoco la tienen. Tampoco casi ninguno de los vendidos en Hong Kong.`,
      "Las notas de la lista dicen lo que se sabe de cada modelo.",
    ],
  },
  {
    id: "variante",
    summary: "¿Qué significa «depende de la variante»?",
    paragraphs: [
      "Que unas versiones de ese modelo tienen eSIM y otras no.",
      `Para salir de dudas, marca ${eidDialCode}. Si aparece un EID de ${eidLength}, la tuya sí la tiene.`,
    ],
  },
];

export const esimQuestions = {
  heading: questions.heading,
  items: questionItems,
  more: { label: questions.more, to: "/preguntas-frecuentes#esim-y-celular" },
} as const;

export const esimClosingSection = { ...band, port: portingLink };
