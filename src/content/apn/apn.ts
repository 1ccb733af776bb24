/**
 * What connects a line to the internet: the values to enter, and how long to wait. Sources: product specification,
 * sections 2 and 9; the fact file's sections on the APN. Settings that the specification does not give stay as they are
 * on the phone.
 */
import { measure } from "#domain/text/measure.ts";

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

/** Words of the copy button, and for browsers that refuse to copy. */
export const copyWords = {
  copy: "Copiar",
  copied: "Copiado",
  said: "Copiado: {value}",
  /** The browser did not let the script copy; the value is selected. */
  refused: "Tu navegador no dejó copiar. El texto quedó seleccionado: cópialo tú.",
} as const;

/** With the airplane mode on. */
export const airplaneWait = measure(10, "segundos");

/** After this time iOS deletes a profile that was downloaded but not installed. */
export const profileWait = measure(8, "minutos");
