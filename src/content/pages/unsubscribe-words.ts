/**
 * The pages for people who want no more e-mails. The placeholder and the title of `done` are exact: product
 * specification, sections 5 and 8. What keeps arriving, and what does not change: the privacy notice, clauses on
 * purposes and limits.
 */

import type { LoudHeading } from "#content/site/loud-heading.ts";
import { marketingAccount } from "#content/site/marketing-account.ts";
import { operator } from "#content/site/operator.ts";
import { mailtoOf } from "#domain/mail-draft.ts";

/** CleverTap uses the link in its e-mails; the site's own list uses the address typed. docs/decisions/0034 */
export const unsubscribesBy = marketingAccount ? "link" : "typing";

const openings = {
  typing: "Escribe tu correo y confirma la baja. Tu línea y tu membresía siguen igual.",
  link: "Confirma la baja con el enlace que trae cada correo de promociones. Tu línea y tu membresía siguen igual.",
} as const;

export const unsubscribeOpening = {
  heading: ["Deja de recibir ", "nuestros correos", ""],
  intro: openings[unsubscribesBy],
} as const satisfies { heading: LoudHeading; intro: string };

/** Of our own list: another lead would not undo it, an e-mail from the address can (docs/decisions/0071). */
const wayBack = {
  typing: {
    text: "Si un día quieres volver, dinos desde ese mismo correo:",
    link: {
      label: operator.privacyEmail,
      href: mailtoOf({
        to: operator.privacyEmail,
        subject: "Quiero volver a recibir sus correos",
        lines: ["Escribo desde el correo que quiero dar de alta otra vez."],
      }),
    },
  },
  link: { text: "Si un día quieres volver, te recibimos con gusto.", link: undefined },
} as const;

export const unsubscribeForm = {
  /** Label of the form. */
  label: "Baja de correos",
  email: { label: "Correo", placeholder: "Escribe tu correo aquí" },
  /** Under the field, when the link decides. */
  linkHint: "La baja vale para el correo que recibió el enlace.",
  submit: "Confirmar baja",
  sending: "Enviando…",
  /** In place of the form, when the page was not opened by a link. */
  needsLink: {
    title: "Abre el enlace de tu correo",
    text: "Cada correo de promociones trae uno para darte de baja. Te lleva a esta página con tu correo ya escrito.",
  },
  done: {
    title: "¡Lo sentimos por verte partir!",
    text: "Te dimos de baja de nuestra lista de correos.",
    back: wayBack[unsubscribesBy],
  },
} as const;

export const whatChanges = {
  heading: "Qué cambia y qué no",
  groups: [
    { title: "Ya no te llega", tone: "no", items: ["Promociones y descuentos.", "Novedades y lanzamientos de wim."] },
    {
      title: "Te sigue llegando",
      items: ["Los avisos sobre tu línea, en tu correo registrado.", "Las respuestas a lo que nos preguntes."],
    },
  ],
} as const satisfies { heading: string; [part: string]: unknown };

const troubles = {
  typing: "¿La baja no se confirma en esta página?",
  link: "¿No tienes el enlace, o la baja no se confirma en esta página?",
} as const;

export const unsubscribeByMail = {
  text: `${troubles[unsubscribesBy]} Manda un correo y di qué dirección quieres dar de baja:`,
  email: operator.privacyEmail,
  privacy: { label: "Lee cómo usamos tus datos", to: "/aviso-de-privacidad" },
} as const;

/** The page after the form is sent without script. */
export const unsubscribedPage = { ...unsubscribeForm.done, home: "Ir al inicio" } as const;
