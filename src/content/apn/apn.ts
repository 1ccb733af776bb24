/**
 * What connects a line to the internet: the values to enter and what to check first. Sources: product specification,
 * sections 2 and 9; the fact file's sections on the APN. Settings that the specification does not give stay as they are
 * on the phone.
 */
import { measure } from "#domain/measure.ts";

/** Names of access points. Source: product specification, section 9. */
export const apn = {
  data: "web.5g.wim.mx",
  /** Optional, and on iOS only. */
  lte: "web.wim.mx",
  /** Name of the entry on Android; any word will do. */
  entryName: "wim",
} as const;

export type ConnectionValue = {
  id: string;
  term: string;
  value: string;
  note: string;
  /** Completes "Copiar …" for screen readers. */
  what: string;
};

export const apnValues = [
  { id: "apn", term: "APN", value: apn.data, note: "En todos los celulares.", what: "el APN" },
  { id: "apn-lte", term: "APN de LTE, opcional", value: apn.lte, note: "Solo en iPhone.", what: "el APN de LTE" },
] as const satisfies readonly ConnectionValue[];

/** Fields for which no value was given. */
export const untouchedFields = {
  title: "Lo demás, déjalo como está",
  text: "Usuario, contraseña, proxy, puerto, MMSC, MCC, MNC, tipo de APN y protocolo: no los cambies.",
} as const;

/** Words of the copy button, and for browsers that refuse to copy. */
export const copyWords = {
  copy: "Copiar",
  copied: "Copiado",
  said: "Copiado: {value}",
  /** The browser did not let the script copy; the value is selected. */
  refused: "Tu navegador no dejó copiar. El texto quedó seleccionado: cópialo tú.",
} as const;

const airplaneWait = measure(10, "segundos");

/** Why a line with signal may have no data, the quickest check first. */
export const apnChecks = [
  {
    heading: "Enciende los datos celulares",
    text: "Algunas marcas los llaman «datos móviles». Si usas dos líneas, elige la de wim para los datos.",
  },
  {
    heading: "Usa el modo avión",
    text: `Enciéndelo, espera ${airplaneWait} y apágalo. Tu celular vuelve a buscar la red.`,
  },
  { heading: "Reinicia tu celular", text: "Apágalo, enciéndelo de nuevo y abre una página." },
  {
    heading: "Revisa tu membresía",
    text: "Con Wi-Fi, mira en la app que esté vigente. Sin ella recibes llamadas y SMS, pero no tienes sus datos.",
  },
] as const;

/** What every phone needs after a change. */
export const turnDataOn = `Enciende los datos. Después activa el modo avión, espera ${airplaneWait} y apágalo.`;

/** Menu names differ between versions of a system. */
export const namesVary = {
  title: "Los nombres cambian según la versión",
  text: "Si no encuentras un menú, escribe APN en el buscador de los ajustes.",
} as const;
