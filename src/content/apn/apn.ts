/**
 * The values that connect a line to the internet, and the waiting times of the setup. Sources: product specification,
 * sections 2 and 9; the fact file's sections on the APN. Settings that the specification does not give keep the phone's
 * defaults.
 */
import { formatQuantity } from "#domain/text/numbers/measure.ts";

/** Names of access points. Source: product specification, section 9. */
export const apn = {
  data: "web.5g.wim.mx",
  /** APN for LTE, an optional setting that only iOS has. */
  lte: "web.wim.mx",
  /** Name of the entry on Android, where any text is accepted. */
  entryName: "wim",
} as const;

/** `what`: the value's name in the copy button's label for screen readers, `Copiar el APN`. */
export const apnValues = [
  { id: "apn", term: "APN", value: apn.data, note: "En todos los celulares.", what: "el APN" },
  { id: "apn-lte", term: "APN de LTE, opcional", value: apn.lte, note: "Solo en iPhone.", what: "el APN de LTE" },
] as const;

/** Texts of the copy button, also for browsers that refuse to copy. */
export const copyButtonMessages = {
  copy: "Copiar",
  copied: "Copiado",
  announcement: "Copiado: {value}",
  /** Message if the browser did not let the script copy; the value is then selected. */
  refused: "Tu navegador no dejó copiar. El texto quedó seleccionado: cópialo tú.",
} as const;

export const airplaneModeDurationText = formatQuantity(10, "segundos");

/** Time after which iOS deletes a profile that was downloaded but not installed. */
export const uninstalledProfileLifetimeText = formatQuantity(8, "minutos");
