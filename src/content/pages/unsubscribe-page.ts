/**
 * The pages for unsubscribing from e-mails. The wording of the field's placeholder and of the title of `done` is from
 * the product specification, sections 5 and 8. Source of the list of things that stay the same: the privacy notice,
 * clauses on purposes and limits.
 */

import { data } from "#content/data/copy/unsubscribe.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { marketingAccount } from "#content/site/measurement/marketing-account.ts";
import { operator } from "#content/site/operator/operator.ts";
import { buildMailtoUrl } from "#domain/mail/mail-draft.ts";
import { unsubscribeCopyForm } from "./unsubscribe-copy-form.ts";

const { heading, submit, done, home, changes } = readPageCopy(unsubscribeCopyForm, data);
const { stoppedMails, remainingMails } = changes;

/**
 * How visitors give their e-mail address. `link`: by the link in an e-mail, for CleverTap's list. `typing`: in a field,
 * for the site's own list. See docs/decisions/0034.
 */
export const unsubscribeMethod = marketingAccount ? "link" : "typing";

const openingTexts = {
  typing: "Escribe tu correo y confirma la baja. Tu línea y tu membresía siguen igual.",
  link: "Confirma la baja con el enlace que trae cada correo de promociones. Tu línea y tu membresía siguen igual.",
} as const;

export const unsubscribeOpening = {
  heading: parseEmphasizedHeading(heading),
  intro: openingTexts[unsubscribeMethod],
} as const;

/**
 * Instructions for resubscribing. For the site's own list, people must write from the unsubscribed address, because a
 * new lead does not suffice: docs/decisions/0034.
 */
const resubscribeInstructions = {
  typing: {
    text: "Si un día quieres volver, dinos desde ese mismo correo:",
    link: {
      label: operator.privacyEmail,
      href: buildMailtoUrl({
        to: operator.privacyEmail,
        subject: "Quiero volver a recibir sus correos",
        lines: ["Escribo desde el correo que quiero dar de alta otra vez."],
      }),
    },
  },
  link: { text: "Si un día quieres volver, te recibimos con gusto.", link: undefined },
} as const;

export const unsubscribeFieldTexts = {
  /** Accessible name of the form. */
  label: "Baja de correos",
  email: { label: "Correo", placeholder: "Escribe tu correo aquí" },
  /** Hint below the field, if the address comes from the link. */
  linkHint: "La baja vale para el correo que recibió el enlace.",
  submit,
  sending: "Enviando…",
  /** Message in place of the form if the page was not opened by a link. */
  needsLink: {
    title: "Abre el enlace de tu correo",
    text: "Cada correo de promociones trae uno para darte de baja. Te lleva a esta página con tu correo ya escrito.",
  },
  done: {
    title: "¡Lo sentimos por verte partir!",
    text: done,
    back: resubscribeInstructions[unsubscribeMethod],
  },
} as const;

export const unsubscribeEffects = {
  heading: changes.heading,
  groups: [
    { title: stoppedMails.heading, tone: "no", items: stoppedMails.items },
    { title: remainingMails.heading, items: remainingMails.items },
  ],
} as const;

const problemTexts = {
  typing: "¿La baja no se confirma en esta página?",
  link: "¿No tienes el enlace, o la baja no se confirma en esta página?",
} as const;

export const unsubscribeMailSection = {
  text: `${problemTexts[unsubscribeMethod]} Manda un correo y di qué dirección quieres dar de baja:`,
  email: operator.privacyEmail,
  privacy: { label: changes.privacy, to: "/aviso-de-privacidad" },
} as const;

/** Page shown after the form is sent without script. */
export const unsubscribedCopy = { ...unsubscribeFieldTexts.done, home } as const;
