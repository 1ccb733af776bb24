/**
 * Copy of the lead form and of the pages shown after it. The wording of `sent` is from the product specification,
 * section 4. The messages for the form's fields are `leadErrorMessages` in the domain.
 */

import { data } from "#content/data/copy/lead-form.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { leadFormCopyForm } from "./lead-form-copy-form.ts";

const { section, waiting, refused, notKept, returned } = readPageCopy(leadFormCopyForm, data);

export const leadSection = { heading: section.heading, sub: section.sub } as const;

export const leadFormCopy = {
  /** Accessible name of the form. */
  label: "Recibe novedades de wim",
  allRequired: "Todos los campos son obligatorios.",
  name: { label: "Nombre" },
  email: { label: "Email" },
  terms: { before: "He leído y acepto el ", link: "aviso de privacidad", to: "/aviso-de-privacidad" },
  advertising: "Acepto recibir comunicaciones de wim",
  /** Short privacy notice, required where data are collected: LFPDPPP, article 16. The footer names the operator. */
  privacy: "Usamos tus datos para escribirte hasta que te des de baja. El responsable está al pie de página.",
  submit: section.submit,
  sending: "Enviando…",
  sent: {
    heading: "Tu respuesta ha sido registrada",
    text: "Tu respuesta se envió con éxito, pronto te contactaremos.",
  },
  /** The server did not answer; the lead waits in this browser. */
  waiting,
  refused,
  /** The server did not answer, and this browser cannot store the lead. */
  notKept,
} as const;

/** Text between the thank-you message and the links to the app stores. */
export const storeLinksIntro = section.next;

/** Page shown after the form is sent without script. */
export const thanksCopy = { ...leadFormCopy.sent, home: section.home } as const;

/**
 * Copy of the page that shows the form again if it was incomplete and was sent without script. `heading` says that the
 * site has not received the lead, which stays true if the browser then stores the lead. `marked`: notice about missing
 * or wrong fields.
 */
export const formRetryCopy = returned;
