/**
 * E-mails that ask the owner of an e-mail address to confirm a request, and the pages that the links in the e-mails
 * open. No e-mail contains a name, because a stranger may have typed the name.
 */
import { operator } from "#content/site/operator/operator.ts";
import { requireAddress } from "#content/site/site-map/site-addresses.ts";
import { config } from "#platform/config/config.ts";

const siteHost = new URL(config.siteUrl).host;

export const linkValidityDays = { lead: 30, "opt-out": 30, unsubscribe: 400 } as const;

type Mail = {
  subject: string;
  textBefore: readonly string[];
  /** Text of the link in the HTML version; names the action. */
  linkText: string;
  textAfter: readonly string[];
};

const closingLine = `Este mensaje es automático. Si tienes dudas, escribe a ${operator.privacyEmail}.`;

/** The e-mails, by the kind of request made on the site. */
export const consentMails = {
  lead: {
    subject: "Confirma tu correo en wim",
    textBefore: [
      "Hola:",
      `Alguien escribió este correo en ${siteHost} para recibir novedades y promociones de wim. Si fuiste tú, confírmalo:`,
    ],
    linkText: "Confirmar mi correo",
    textAfter: [
      `El enlace vale ${linkValidityDays.lead}\u00a0días. Si antes pediste la baja, al confirmar quedará sin efecto.`,
      "Si no fuiste tú, no confirmes.",
      closingLine,
    ],
  },
  "opt-out": {
    subject: "Recibimos tu baja de los correos de wim",
    textBefore: [
      "Hola:",
      `Alguien pidió en ${siteHost} que este correo ya no reciba promociones de wim. La baja ya está hecha.`,
      "Si fuiste tú, puedes confirmarla. Si no, en la misma página puedes deshacerla:",
    ],
    linkText: "Confirmar o deshacer la baja",
    textAfter: [`El enlace vale ${linkValidityDays["opt-out"]}\u00a0días. Sin él, la baja sigue igual.`, closingLine],
  },
} as const satisfies Record<string, Mail>;

/** Text of the link at the end of every e-mail. */
export const unsubscribeLinkText = "No quiero correos de wim";

const unsubscribedPage = {
  title: "Listo, confirmaste tu baja",
  text: "Ya no te llegarán promociones de wim. Los avisos sobre tu línea te siguen llegando.",
};

/**
 * The pages that the links open. Every action needs a button, because mail scanners open links too. A button and its
 * outcome have the same key, such as `yes`.
 */
export const mailLinkPages = {
  lead: {
    title: "Confirma que este correo es tuyo",
    text: "Recibirás las novedades y promociones de wim. Si antes pediste la baja, quedará sin efecto.",
    buttons: { yes: "Confirmar mi correo" },
    outcomes: {
      yes: {
        title: "Listo, confirmaste tu correo",
        text: "Te llegarán las novedades y promociones de wim. Puedes darte de baja cuando quieras.",
      },
    },
  },
  "opt-out": {
    title: "¿Pediste la baja de nuestros correos?",
    text: "La baja ya está hecha. Si no fuiste tú, puedes deshacerla.",
    buttons: { no: "Sí, confirmar baja", yes: "No fui yo, deshacer la baja" },
    outcomes: { no: unsubscribedPage, yes: { title: "Listo, deshicimos la baja", text: "Todo queda como antes." } },
  },
  unsubscribe: {
    title: "Deja de recibir nuestros correos",
    text: "Tu línea y tu membresía siguen igual.",
    buttons: { no: "Confirmar baja" },
    outcomes: { no: unsubscribedPage },
  },
} as const;

/** Pages for links that no longer change anything. */
export const expiredLinkPages = {
  before: {
    title: "Ya usaste este enlace",
    text: "Esta vez no cambió nada. Si después decidiste otra cosa, eso es lo que vale.",
  },
  invalid: {
    title: "Este enlace ya no sirve",
    text: `Venció, está incompleto o ya borramos ese correo. Date de baja en ${siteHost}${requireAddress("/desuscribir-email")} o escribe a ${operator.privacyEmail}.`,
  },
} as const;
