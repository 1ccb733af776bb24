/**
 * Is a phone free of its seller's lock? Sources: product specification, sections 2 and 9; NOM-184-SCFI-2018; LMTR,
 * article 185, fraction XII; fact file, sections 4.4 and 8.4. Menus and labels are the makers', and change by version.
 */

import { eidCode } from "#content/devices/device-search.ts";
import { laws } from "#content/legal/laws.ts";
import { handset } from "#content/legal/legal-facts.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { measure } from "#domain/measure.ts";
import { type MenuStep, menuStepText } from "#domain/menu-step.ts";
import { pesos } from "#domain/money.ts";
import { theftAnchors } from "./theft.ts";

const hours = measure(handset.unlockHours, "horas");

export const unlockAnchors = {
  ios: "iphone",
  android: "android",
  locks: "bloqueo-o-reporte",
  unlock: "pide-el-desbloqueo",
} as const;

export const unlockOpening = {
  heading: ["¿Tu celular está ", "desbloqueado", "?"],
  intro: "Compruébalo antes de activar tu eSIM. Si está desbloqueado, sirve con cualquier compañía.",
  question: "¿Cuál tienes?",
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

type Check = {
  system: string;
  heading: string;
  /** What the steps achieve, for search engines. */
  name: string;
  steps: readonly MenuStep[];
  /** What else helps, and how sure it is. */
  more: { title: string; items: readonly string[] };
  /** What one may see then, and what it means. */
  seen: readonly { tone: "yes" | "no" | "unsure"; text: string; means: string; next: string }[];
};

const unlocked = { tone: "yes", means: "Desbloqueado", next: "Revisa que sea compatible con eSIM." } as const;
const locked = { tone: "no", means: "Bloqueado", next: "Pide el desbloqueo a quien te lo vendió." } as const;

export const iosCheck: Check = {
  system: "iPhone",
  heading: "En iPhone",
  name: "Cómo saber si un iPhone está desbloqueado",
  steps: [
    { heading: "Abre la información de tu iPhone", path: ["Configuración", "General", "Información"] },
    {
      heading: "Baja hasta «Bloqueo del operador»",
      text: ["También puede aparecer como «Bloqueo de operador»."],
    },
    {
      heading: "Lee lo que dice",
      text: ["«Sin restricciones» o «Sin restricciones de SIM» quiere decir que está desbloqueado."],
    },
  ],
  more: {
    title: "¿No te aparece?",
    items: [
      "Está desde iOS\u00a014: si tu iPhone tiene una versión anterior, actualízalo.",
      `Marca ${eidCode} para ver tu IMEI y pregunta con él a quien te vendió el celular.`,
    ],
  },
  seen: [
    { ...unlocked, text: "«Sin restricciones» o «Sin restricciones de SIM»" },
    { ...locked, text: "Cualquier otro texto" },
  ],
};

export const androidCheck: Check = {
  system: "Android",
  heading: "En Android",
  name: "Cómo saber si un Android está desbloqueado",
  steps: [
    { heading: "Consigue el chip de otra compañía", text: ["Pídelo prestado: solo lo usas un momento."] },
    { heading: "Cámbialo por el tuyo", text: ["Apaga el celular, quita tu chip, pon el otro y enciéndelo."] },
    {
      heading: "Llama",
      text: ["Si hay señal y puedes llamar, está desbloqueado. Si pide un código de desbloqueo de red, no lo está."],
    },
  ],
  more: {
    title: "Pistas, si no tienes otro chip",
    items: [
      "En algunos Samsung puede aparecer en Ajustes › Conexiones › Más ajustes de conexión › Desbloqueo de red.",
      "Busca redes a mano en los operadores de red. Ver varias compañías es una pista, no una prueba.",
      `Para estar seguro, marca ${eidCode} y pregunta con tu IMEI a quien te vendió el celular.`,
    ],
  },
  seen: [
    { ...unlocked, text: "Con otro chip, hay señal y puedes llamar" },
    { ...locked, text: "Pide un PIN o código de desbloqueo de red" },
    {
      tone: "unsure",
      text: "Al buscar redes aparecen varias compañías",
      means: "Es solo una pista",
      next: "Compruébalo con el chip de otra compañía.",
    },
    {
      tone: "unsure",
      text: "Hay señal de mi compañía, pero no he probado otra",
      means: "Todavía no se sabe",
      next: "Haz la prueba con otro chip.",
    },
  ],
};

/** The steps for search engines, as the page shows them. */
export const checkHowTo = ({ name, steps }: Check) => ({
  name,
  steps: steps.map((step) => ({ heading: step.heading, text: menuStepText(step) })),
});

export const unlockVerdicts = {
  title: "Si ves esto, significa esto",
  compatibility: { label: "Revisa si es compatible", to: "/esim#compatibilidad-eSIM" },
  /** To the section that tells how. */
  unlock: { label: "Cómo pedirlo", href: `#${unlockAnchors.unlock}` },
} as const satisfies { [part: string]: unknown };

export const twoLocks = {
  heading: "Bloqueado no es reportado",
  sub: "Son dos cosas distintas, y se arreglan con personas distintas.",
  label: "Los dos bloqueos",
  cards: [
    {
      icon: "sim",
      tone: "cempasuchil",
      heading: "Bloqueo de la compañía",
      text: "El celular solo acepta la línea de quien lo vendió. Lo quita esa compañía, gratis.",
    },
    {
      icon: "shield",
      tone: "bugambilia",
      heading: "Reporte del IMEI",
      text: "Alguien lo reportó como robado o perdido. Aunque esté desbloqueado, se le niega el servicio.",
    },
  ],
  theft: { label: "Cómo se reporta un IMEI", to: `/reportar-robo-equipo#${theftAnchors.device}` },
  used: `¿Vas a comprar un celular usado? Marca ${eidCode} y compara ese IMEI con el de la factura.`,
} as const satisfies { heading: string; [part: string]: unknown };

export const unlockRight = {
  heading: "Desbloquear es gratis",
  sub: "Lo hace la compañía que te vendió el celular.",
  figures: {
    label: "El desbloqueo en números",
    figures: [
      { figure: pesos(0), text: "cuesta desbloquearlo" },
      { figure: measure(handset.unlockHours, "h"), text: "como máximo, en día hábil" },
    ],
  },
  name: "Cómo pedir el desbloqueo de tu celular",
  steps: [
    { heading: "Ten tu IMEI", text: `Marca ${eidCode} y anótalo. También está en la caja y en tu factura.` },
    { heading: "Pide el desbloqueo", text: "Llama o escribe a la compañía que te vendió el celular." },
    { heading: "Sigue sus pasos", text: `Tiene ${hours} como máximo, en día hábil. No te puede cobrar.` },
  ],
  law: {
    text: `Desde el ${laws.telecommunications.inForce} se entregan ya desbloqueados. Los de contratos anteriores se desbloquean al terminar de pagarlos.`,
    source: `${laws.telecommunications.name}, artículo 185, fracción XII, y transitorio vigésimo cuarto.`,
    links: [
      { label: laws.telecommunications.name, href: laws.telecommunications.href },
      { label: laws.serviceStandard.name, href: laws.serviceStandard.href },
    ],
  },
} as const satisfies { heading: string; [part: string]: unknown };
