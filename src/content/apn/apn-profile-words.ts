/**
 * The configuration profile for iPhone: its own words, and how to install it. Sources: product specification,
 * section 2 (steps, in its order); the fact file's section on the profile; Apple's schema of `com.apple.cellular`.
 */

import { data } from "#content/data/words/apn.ts";
import { readWords } from "#content/facts/read-words.ts";
import { links } from "#content/site/links.ts";
import { type MenuStep, pathSign } from "#domain/site/menu-step.ts";
import { apn } from "./apn.ts";
import { apnWords } from "./apn-words.ts";

const { action, needs, download, settings, steps, unsigned: proof } = readWords(apnWords, data).profile;

const host = new URL(links.site).host;

/** The file, and the words that iOS shows about it. `documents/apn-profile.ts` makes it. */
export const apnProfile = {
  path: "/documentos/wim-apn.mobileconfig",
  displayName: "wim: conexión de datos",
  description: `Escribe el APN de wim (${apn.data}) en los ajustes de datos celulares de tu iPhone. No cambia nada más.`,
  cellularName: "APN de wim",
  cellularDescription: `APN ${apn.data} y, para LTE, ${apn.lte}.`,
  /** Shown on the screen whose button says «Siguiente». */
  consent: `Este perfil escribe el APN de wim en tu iPhone para que navegues con tus datos. Solo cambia ese ajuste. Puedes eliminarlo cuando quieras en Configuración ${pathSign} General ${pathSign} VPN y administración de dispositivos.`,
} as const;

/** Text of its link. */
export const profileAction = action;

export const profileSteps: readonly MenuStep[] = [
  {
    heading: download.heading,
    text: [`Abre ${host}/actualiza-tu-apn en Safari y toca «${profileAction}».`, download.text],
  },
  { heading: settings.heading, path: ["Configuración"], text: [settings.text] },
  ...steps.map(({ heading, text }) => ({ heading, text: [text] })),
];

/** What must be ready before the first step. */
export const profileNeeds = needs;

/** Shown until the operator signs the file with its own certificate. */
export const unsigned = {
  ...proof,
  signs: [`Lo descargaste de ${host}.`, `Se llama «${apnProfile.displayName}».`, ...proof.signs],
} as const;
