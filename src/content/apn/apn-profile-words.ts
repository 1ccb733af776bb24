/**
 * The configuration profile for iPhone: its own words, and how to install it. Sources: product specification,
 * section 2 (steps, in its order); the fact file's section on the profile; Apple's schema of `com.apple.cellular`.
 */

import { links } from "#content/site/links.ts";
import { measure } from "#domain/measure.ts";
import { type MenuStep, pathSign } from "#domain/menu-step.ts";
import { apn } from "./apn.ts";

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
export const profileAction = "Descarga el perfil";

/** Where iOS keeps profiles, downloaded and installed. */
export const profilesMenu = ["Configuración", "General", "VPN y administración de dispositivos"] as const;

/** After this time iOS deletes a profile that was downloaded but not installed. */
const profileWait = measure(8, "minutos");

export const profileSteps = [
  {
    heading: "Descarga el perfil",
    text: [
      `Abre ${host}/actualiza-tu-apn en Safari y toca «${profileAction}».`,
      "Si Safari pregunta, toca «Permitir».",
    ],
  },
  {
    heading: "Abre los ajustes de tu iPhone",
    path: ["Configuración"],
    text: [`Hazlo pronto: si pasan ${profileWait} sin instalarlo, iOS lo borra y hay que descargarlo de nuevo.`],
  },
  {
    heading: "Toca «Perfil descargado»",
    text: [`Si no aparece, entra a General ${pathSign} VPN y administración de dispositivos.`],
  },
  { heading: "Toca «Instalar»", text: ["«No firmado» sale en rojo: es lo esperado."] },
  {
    heading: "Escribe el código de tu iPhone",
    text: ["Solo si te lo pide. Es el mismo con el que lo desbloqueas."],
  },
  { heading: "Toca «Siguiente»", text: ["Antes lee el aviso: dice qué cambia el perfil."] },
  { heading: "Toca «Instalar» otra vez", text: ["Si iOS pregunta de nuevo, confirma con «Instalar»."] },
  { heading: "Toca «Listo»", text: ["Apaga el Wi-Fi y abre una página con tus datos."] },
] as const satisfies readonly MenuStep[];

/** What must be ready before the first step. */
export const profileNeeds = [
  "Wi-Fi, para descargar el perfil.",
  "Safari: otros navegadores pueden guardarlo sin instalarlo.",
  "Tu línea de wim, elegida como línea de datos.",
  "Ningún otro perfil de APN. Si ya tienes uno, elimínalo primero.",
] as const;

/** Shown until the operator signs the file with its own certificate. */
export const unsigned = {
  title: "«No firmado», en rojo: es lo esperado",
  text: [
    "El perfil todavía no lleva una firma digital, y iOS lo avisa así.",
    "Antes de instalarlo comprueba que es el nuestro:",
  ],
  signs: [
    `Lo descargaste de ${host}.`,
    `Se llama «${apnProfile.displayName}».`,
    "Sus detalles solo tienen ajustes de datos celulares: ni certificados ni administración del equipo.",
    "No te pide contraseñas. El código de tu iPhone lo pide iOS.",
  ],
  otherwise: "Si algo no coincide, no lo instales y avisa a soporte.",
} as const;
