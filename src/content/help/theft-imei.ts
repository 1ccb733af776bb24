/**
 * Blocking a phone by its IMEI, and what an IMEI is. Sources: product specification, section 2 (by e-mail, with the
 * digitised invoice); fact file, section 5.6. Besides the invoice, the message asks for what tells one phone from
 * another.
 */

import { eidCode, eidDigits } from "#content/devices/device-search.ts";
import { phoneDigits } from "#content/legal/legal-facts.ts";
import { operator } from "#content/site/operator.ts";
import { type MailDraft, mailtoOf } from "#domain/mail-draft.ts";
import { measure } from "#domain/measure.ts";

/** Digits of a number that no two phones share. Source: fact file, section 5.6. */
const imeiDigits = measure(15, "dígitos");

const about = [
  "Nombre de la persona titular:",
  `Línea de wim (${measure(phoneDigits, "dígitos")}):`,
  "Correo que registré en wim:",
  "Marca y modelo del celular:",
  `IMEI (${imeiDigits}):`,
  "Segundo IMEI, si tiene dos:",
];
const attached = "Adjunto la factura de compra digitalizada.";

const draft = (subject: string, request: string, more: readonly string[]): MailDraft => ({
  to: operator.email,
  subject,
  lines: ["Hola, soporte de wim:", request, "", ...about, ...more, "", attached],
});

const block = draft(
  "Bloqueo de IMEI por robo o extravío",
  "Soy titular de la línea y pido bloquear este celular por robo o extravío.",
  ["Día del robo o extravío:"],
);
const unblock = draft("Desbloqueo de IMEI", "Soy titular de la línea y pido desbloquear este celular: lo recuperé.", [
  "Día en que pedí el bloqueo:",
]);

export const deviceSection = {
  heading: "Bloquea el celular",
  sub: "Suspender la línea protege tu número. Bloquear el IMEI es aparte, y es sobre el aparato.",
  points: [
    "Se pide por correo a soporte.",
    "Adjunta la factura de compra digitalizada: una foto legible o el PDF.",
    "Si tu celular tiene dos IMEI, pon los dos.",
  ],
  block: { id: "correo-de-bloqueo", title: "Correo para bloquearlo", draft: block, href: mailtoOf(block) },
  unblock: {
    summary: "¿Apareció? Pide que lo desbloqueen",
    mail: { id: "correo-de-desbloqueo", title: "Correo para desbloquearlo", draft: unblock, href: mailtoOf(unblock) },
  },
  /** What opens the message in parts, and how to use them. */
  byHand: {
    summary: "¿Escribes desde el correo de otra persona?",
    text: "Copia cada parte, y no olvides poner el correo que registraste.",
  },
} as const satisfies { heading: string; [part: string]: unknown };

export const imeiSection = {
  heading: "¿Dónde encuentro el IMEI?",
  sub: `Es el número de ${imeiDigits} que identifica a tu celular. No hay dos iguales.`,
  label: "Dónde está el IMEI",
  groups: [
    {
      title: "Sin el celular",
      items: ["En la etiqueta de la caja.", "En la factura de compra."],
    },
    {
      title: "Con el celular en la mano",
      items: [
        `Marca ${eidCode}: aparece en la pantalla.`,
        "En iPhone: Configuración › General › Información.",
        "En Android: Configuración › Acerca del teléfono.",
      ],
    },
  ],
  two: {
    title: "Si tu celular usa dos líneas, tiene dos IMEI",
    text: `Pide bloquear los dos. Y no los confundas con el EID, el número de ${eidDigits} de la eSIM.`,
  },
  before: "¿Aún tienes tu celular? Anota hoy su IMEI y guárdalo en otro lugar.",
} as const satisfies { heading: string; [part: string]: unknown };
