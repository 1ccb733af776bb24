/** The pages stored on the visitor's device for offline use, and the site's copy about them. */

import { emergencyOpening } from "#content/help/emergencies.ts";
import { offlinePackLimitBytes } from "#domain/site/offline.ts";
import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import { config } from "#platform/config/config.ts";
import type { EmphasizedHeading } from "./emphasized-heading.ts";
import { operator } from "./operator/operator.ts";
import { getNavLabel, requirePage } from "./site-map/site-map.ts";
import type { SitePath } from "./site-map/site-page.ts";

/** The offline pages, the most urgent first. The build finds the files that they need. */
export const offlinePages = [
  { path: "/emergencias-911", text: "Un número para cualquier emergencia." },
  { path: "/reportar-robo-equipo", text: "Suspende tu línea y recupera tu número." },
  { path: "/ayuda", text: "Teléfono, horario y fechas de tu línea." },
  { path: "/actualiza-tu-apn", text: "Tienes señal y no navegas." },
  { path: "/manual-de-conexion-apn", text: "Los menús de tu celular, marca por marca." },
  { path: "/esim", text: "Busca tu celular e instala tu eSIM." },
  { path: "/saber-si-mi-celular-esta-desbloqueado", text: "Compruébalo en los ajustes." },
  { path: "/portabilidad", text: "Trae tu número: NIP, plazos y derechos." },
] as const satisfies readonly { path: SitePath; text: string }[];

const offlinePaths: readonly string[] = [...offlinePages.map(({ path }) => path), "/sin-conexion"];

/** Whether the site offers the offline pages; the operator can opt out. */
const isOfflinePackEnabled = config.offlinePack === undefined;

/** @returns the offline page for an address; undefined if the address needs the network. */
export function findOfflinePage(address: string): SitePath | undefined {
  if (!isOfflinePackEnabled) return undefined;
  if (offlinePaths.includes(address)) return requirePage(address).path;
  const { canonical } = requirePage(address);
  return canonical && offlinePaths.includes(canonical) ? canonical : undefined;
}

const packSizeLimit = formatFileSize(offlinePackLimitBytes);

export const savedPageCopy = {
  saved: "Disponible sin internet",
  meaning: "Esta página está guardada en este equipo, junto con la ayuda más urgente.",
  list: { label: "Mira qué se guardó", to: "/sin-conexion" },
  offer: {
    title: "Ayuda sin internet",
    text: `Guarda en este equipo la ayuda más urgente: abre sin datos y pesa menos de ${packSizeLimit}.`,
  },
  save: "Guardar en este equipo",
  failed: "No se pudo guardar. Revisa tu conexión y el espacio de tu equipo.",
} as const;

export const offlinePageCopy = {
  heading: ["Sin conexión, ", "con ayuda", ""],
  /** Reason that is shown when this page replaces a page that is not saved. */
  forAnother: {
    title: "No hay internet, y esa página no está guardada",
    text: "Revisa tus datos o tu Wi-Fi. Cuando vuelva la conexión, la página se abre sola.",
    retry: "Reintentar",
  },
  /** Reason that is shown when the visitor opened this page directly. */
  forItself: isOfflinePackEnabled
    ? {
        title: "Esta página aparece cuando no hay internet",
        text: `Guardamos estas páginas en tu equipo cuando abres una de ellas con conexión. Juntas pesan menos de ${packSizeLimit}.`,
        more: "Si ahorras datos o tu conexión es lenta, se guardan solo si tú lo pides en una de ellas.",
      }
    : {
        title: "Por ahora el sitio no guarda páginas",
        text: "Para abrirlas necesitas datos o Wi-Fi.",
        more: "Si tu equipo guardó ayuda antes, la borra la próxima vez que abras el sitio.",
      },
  calls: {
    text: "Para llamar no necesitas internet.",
    emergency: emergencyOpening.call,
    support: { label: `Soporte: ${operator.phoneText}`, href: operator.phoneHref },
  },
  pages: {
    heading: isOfflinePackEnabled ? "Abre sin internet" : "La ayuda más urgente",
    rows: offlinePages.map(({ path, text }) => ({ label: getNavLabel(requirePage(path)), text, href: path })),
  },
} as const satisfies { heading: EmphasizedHeading; [part: string]: unknown };
