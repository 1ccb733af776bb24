/**
 * What the eSIM page says, from top to bottom. Sources: product specification, sections 1, 2, 4 and 9; the fact file's
 * sections on eSIM devices and on unlocking.
 */

import { eidCode, eidDigits, eidWays } from "#content/devices/device-search.ts";
import { deviceBrands, deviceCount } from "#content/devices/devices.ts";
import { withoutEsim } from "#content/devices/phones-without-esim.ts";
import { handset } from "#content/legal/legal-facts.ts";
import { portingSaving } from "#content/promotions/current-offer.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { measure } from "#domain/measure.ts";
import { esimSection } from "./home.ts";

/** Ids of the page's sections. `compatibility` is the specification's. */
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

const { unlockHours } = handset;

const usa = "EE.\u00a0UU.";

type Link = { label: string; to: SitePath };

const toPorting: Link = { label: "Conserva tu número", to: "/portabilidad" };
const toUnlockQuestion: Link = {
  label: "Cómo saber si está desbloqueado",
  to: `/esim#${esimAnchors.unlockQuestion}`,
};

export const esimOpening = {
  heading: ["Tu celular ya trae el ", "chip", ""],
  withoutScript: "Para buscar tu modelo hace falta JavaScript. Sin él, encuéntralo en la lista, por marca.",
  list: "Mira la lista de celulares",
} as const satisfies { heading: LoudHeading; [word: string]: unknown };

export const compatibility = {
  list: {
    heading: "La lista, por marca",
    sub: `${measure(deviceCount, "celulares")} de ${measure(deviceBrands.length, "marcas")}.`,
    fold: "Ver la lista completa",
    text: "En cada marca van primero los modelos que ya existían en febrero de 2024, y aparte las incorporaciones posteriores.",
    first: "Febrero de 2024",
    later: "Incorporaciones posteriores",
    note: "nota",
    notes: "Notas",
    one: "{n} modelo",
    many: "{n} modelos",
  },
} as const;

export const notListed = {
  heading: "¿Tu modelo no aparece?",
  label: "Tres formas de saber si tu celular tiene eSIM",
  text: "Eso no significa que no tenga eSIM: significa que no lo sabemos. Compruébalo de una de estas formas.",
  ways: eidWays,
  note: "El nombre de cada menú cambia un poco según la marca y la versión.",
} as const;

type NotForWim = { icon: "sim" | "shield" | "clock"; heading: string; text: string; link?: Link };

const notFor: readonly NotForWim[] = [
  {
    icon: "sim",
    heading: "Celulares sin eSIM",
    text: `Por ejemplo, ${withoutEsim}. Para usar wim necesitas otro celular: no hay chip de plástico.`,
  },
  {
    icon: "shield",
    heading: "Celulares bloqueados",
    text: "La eSIM no se activa hasta que los desbloquee quien te los vendió. Es gratis.",
    link: toUnlockQuestion,
  },
  {
    icon: "clock",
    heading: "Tabletas y relojes",
    text: "Aunque tengan eSIM: tu membresía es una línea de celular.",
  },
];

export const notForWim = {
  heading: "¿Con cuáles no se puede?",
  sub: "wim funciona solo con eSIM, en un celular desbloqueado.",
  points: notFor,
} as const;

export const unlockedPhone = {
  heading: "Primero: celular desbloqueado",
  sub: "El celular debe estar desbloqueado o la eSIM no se puede activar.",
  points: [
    {
      text: `Tu modelo está en la lista, o tu celular muestra un EID de ${eidDigits}.`,
      link: { label: "Revisa la compatibilidad", to: `/esim#${esimAnchors.compatibility}` },
    },
    {
      text: "Tu celular funciona con cualquier compañía: está desbloqueado.",
      link: toUnlockQuestion,
    },
    { text: "Tienes una red Wi-Fi a la mano para instalar la eSIM." },
    { text: "Si quieres traer tu número, lo pides en la app al contratar.", link: toPorting },
  ] satisfies { text: string; link?: Link }[],
  check: toUnlockQuestion,
  locked: {
    title: "Si está bloqueado",
    text: `Pide el desbloqueo a quien te lo vendió: es gratis y tarda ${measure(unlockHours, "h")} como máximo, en día hábil. Después podrás activar tu eSIM.`,
  },
} as const;

export const installSteps = {
  name: "Cómo instalar tu eSIM de wim",
  heading: "Instálala en tres pasos",
  sub: "Todo pasa en la app, desde el mismo celular que vas a usar.",
  steps: [
    {
      heading: "Elige tu membresía",
      text: "Descarga la app y contrata tu membresía. Si quieres conservar tu número, dilo en ese momento.",
    },
    {
      heading: "Instala la eSIM",
      text: "Conéctate a una red Wi-Fi y sigue en la app los pasos de instalación.",
    },
    {
      heading: "Activa tu línea y tus datos",
      text: "Enciende tu línea nueva y sus datos. Con eso ya puedes llamar y navegar.",
    },
  ],
  keep: {
    title: "No borres el perfil de la eSIM",
    text: "Sin él, tu celular se queda sin línea. Si necesitas una reposición, se hace desde la app.",
  },
  noData: { label: "¿Tienes señal y no navegas? Actualiza tu APN", to: "/actualiza-tu-apn" },
} as const satisfies { heading: string; [word: string]: unknown };

const benefit = <const Icon extends string>(icon: Icon, point: 0 | 1 | 2) => {
  const { title: heading, text } = esimSection.points[point];
  return { icon, heading, text };
};

export const esimBenefits = {
  heading: "Lo que ganas sin plástico",
  label: "Ventajas de la eSIM",
  points: [
    benefit("download", 0),
    benefit("clock", 1),
    benefit("sim", 2),
    {
      icon: "swap",
      heading: "Con tu número de siempre",
      text: "Instala la eSIM mientras se completa el cambio de compañía.",
    },
  ],
} as const satisfies { heading: string; [word: string]: unknown };

type Question = { id: string; summary: string; paragraphs: readonly string[]; link?: Link };

/** Source: the fact file's rules by maker, and its section on unlocking. */
const questions: readonly Question[] = [
  {
    id: esimAnchors.unlockQuestion,
    summary: "¿Cómo sé si está desbloqueado?",
    paragraphs: [
      "En iPhone, abre Configuración › General › Información y busca «Bloqueo del operador». Si dice «Sin restricciones», está desbloqueado.",
      "En Android, ponle el chip de otra compañía. Si puedes llamar, está desbloqueado; si pide un código de desbloqueo, no lo está.",
      `Si está bloqueado, pide el desbloqueo a quien te lo vendió. Es gratis y tarda ${measure(unlockHours, "horas")} como máximo, en día hábil.`,
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
      "Los iPhone 17, 17 Pro y 17 Pro Max vendidos en México solo usan eSIM. El iPhone Air, en todo el mundo.",
    ],
  },
  {
    id: "android",
    summary: "¿Y los Android?",
    paragraphs: [
      "Depende de cada modelo y de dónde se vendió. Por ejemplo, el Galaxy S20 tiene eSIM y el Galaxy S20 FE no.",
      `Los Galaxy S20 y S21 vendidos en ${usa} y Corea del Sur tampoco la tienen. Casi ninguno de Hong Kong.`,
      "Las notas de la lista dicen lo que se sabe de cada modelo.",
    ],
  },
  {
    id: "variante",
    summary: "¿Qué significa «depende de la variante»?",
    paragraphs: [
      "Que unas versiones de ese modelo tienen eSIM y otras no.",
      `Para salir de dudas, marca ${eidCode}. Si aparece un EID de ${eidDigits}, la tuya sí la tiene.`,
    ],
  },
];

export const esimQuestions = {
  heading: "Dudas que salen seguido",
  items: questions,
  more: { label: "Más preguntas sobre eSIM y celulares", to: "/preguntas-frecuentes#esim-y-celular" },
} as const satisfies { heading: string; [word: string]: unknown };

export const esimBand = {
  heading: "Tu número va contigo",
  text: portingSaving
    ? `Trae tu número a wim y paga ${portingSaving.percent} menos durante ${portingSaving.term}.`
    : "Trae tu número a wim: cambiarte es gratis.",
  port: toPorting,
} as const;
