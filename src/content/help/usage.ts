/**
 * How much of a membership is left, and how to ask for the details. Sources: product specification, sections 2, 4 and
 * 9; fact file, section 8.5. The app's menu names, how far back a request may go and how soon it is answered are up to
 * the operator: none are stated.
 */

import { packageDays, phoneDigits } from "#content/legal/legal-facts.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { operator } from "#content/site/operator.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { type MailDraft, mailtoOf } from "#domain/mail-draft.ts";
import { measure } from "#domain/measure.ts";

export const usageAnchors = { app: "en-la-app", mail: "por-correo", out: "sin-datos", support: "soporte" } as const;

export const usageOpening = {
  heading: ["¿Cuánto ", "te queda", "?"],
  intro: "Abre la app: ahí ves los GB y los días que quedan de tu membresía.",
  mail: { label: "Pide tu detalle por correo", href: `#${usageAnchors.mail}` },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const usageInApp = {
  heading: "Míralo en la app",
  sub: "Es lo más rápido: no tienes que esperar respuesta.",
  name: "Cómo ver tus consumos en la app de wim",
  steps: [
    {
      heading: "Abre la app",
      text: "Si te pide tus datos, entra con tu cuenta.",
    },
    {
      heading: "Busca tu membresía",
      text: "La app muestra la que tienes activa.",
    },
    {
      heading: "Revisa GB y días",
      text: `Verás cuántos GB te quedan y cuántos de tus ${measure(membershipDays, "días")} faltan.`,
    },
  ],
} as const satisfies { heading: string; [part: string]: unknown };

const request: MailDraft = {
  to: operator.email,
  subject: "Detalle de mis consumos",
  lines: [
    "Hola, soporte de wim:",
    "Pido el detalle de los consumos de mi línea.",
    "",
    "Nombre de la persona titular:",
    `Línea de wim (${measure(phoneDigits, "dígitos")}):`,
    "Periodo, desde el día:",
    "Hasta el día:",
  ],
};

export const usageByMail = {
  heading: "Pide el detalle por correo",
  sub: "Solo la persona titular puede pedirlo, desde el correo que registró.",
  name: "Cómo pedir por correo el detalle de tus consumos",
  steps: [
    {
      heading: "Escribe desde tu correo registrado",
      text: "Es el que diste al contratar. Así sabemos que eres tú.",
    },
    {
      heading: "Di qué necesitas",
      text: `Pon tu nombre, tu línea de ${measure(phoneDigits, "dígitos")} y el periodo que quieres consultar.`,
    },
    {
      heading: "Espera la respuesta",
      text: "Llega al mismo correo registrado, no a otro.",
    },
  ],
  mail: { title: "Correo listo para completar", draft: request, href: mailtoOf(request) },
  safety: {
    title: "No mandes contraseñas",
    text: "No las compartas con nadie, tampoco por correo. Ni tu NIP ni los datos de tu tarjeta.",
  },
} as const satisfies { heading: string; [part: string]: unknown };

type Way = { heading: string; text: string; link?: { label: string; to: SitePath } };

const ways: readonly (Way & { icon: "download" | "phone" | "warning"; tone: "nopal" | "talavera" | "cempasuchil" })[] =
  [
    {
      icon: "download",
      tone: "nopal",
      heading: "Compra un paquete",
      text: `Conéctate a una red Wi-Fi y cómpralo en la app. Dura ${measure(packageDays, "días naturales")} desde que lo compras.`,
      link: { label: "Abre la app", to: "/#descargaApp" },
    },
    {
      icon: "phone",
      tone: "talavera",
      heading: "Sigue llamando",
      text: "Tus llamadas y SMS son ilimitados mientras tu membresía esté activa. No gastan datos.",
      link: { label: "Renueva tu membresía en la app", to: "/#descargaApp" },
    },
    {
      icon: "warning",
      tone: "cempasuchil",
      heading: "¿Te quedan GB y no navegas?",
      text: "Entonces no son tus datos: revisa la configuración de tu celular.",
      link: { label: "Actualiza tu APN", to: "/actualiza-tu-apn" },
    },
  ];

export const outOfData = {
  heading: "¿Se acabaron tus datos?",
  sub: "Tu línea sigue funcionando. Esto puedes hacer.",
  label: "Qué hacer cuando se acaban los datos",
  ways,
} as const satisfies { heading: string; [part: string]: unknown };

export const usageSupport = {
  heading: "¿No te cuadra algo?",
  sub: "Pregunta a soporte. Ten a la mano tu número y el correo que registraste.",
  rights: { label: "Compensaciones y bonificaciones", to: "/compensaciones-y-bonificaciones" },
} as const satisfies { heading: string; [part: string]: unknown };
