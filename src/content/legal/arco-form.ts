/**
 * The form for an ARCO rights request, to be sent by e-mail. It is a PDF to fill in on a screen or on paper. For phones
 * that cannot fill in PDFs, it is an e-mail with the same fields. The fields follow the order of `legal/derechos-arco`.
 * Source: LFPDPPP, articles 28 to 31 and 34; product specification, section 9.
 */

import { buildDay } from "#content/site/dates/build-day.ts";
import { operator } from "#content/site/operator/operator.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import { buildMailtoUrl } from "#domain/mail/mail-draft.ts";
import { findLegalText } from "./legal-texts.ts";

export type RequestForm = {
  /** Id of the form, used in the name of the PDF file. */
  id: string;
  title: string;
  /** Label of the link to the PDF. */
  action: string;
  kicker: string;
  intro: string;
  parts: readonly {
    title: string;
    fields: readonly {
      label: string;
      hint?: string;
      /** Labels of checkboxes. */
      choices?: readonly string[];
      /** Height of the writing space, in lines. */
      lines?: number;
    }[];
  }[];
};

const mailSubject = "Derechos ARCO";

export const arcoRequestForm: RequestForm = {
  id: "formato-arco",
  title: "Formato de solicitud de derechos ARCO",
  action: "Descargar el formato",
  kicker: "Datos personales",
  intro: `Llena el formato y fírmalo. Envíalo con tus documentos a ${operator.privacyEmail}, con el asunto «${mailSubject}». El trámite es gratuito. Las notas del final son de la página «Derechos ARCO».`,
  parts: [
    {
      title: "Quién pide",
      fields: [
        { label: "Fecha", lines: 1 },
        { label: "Nombre completo del titular de los datos", lines: 1 },
        { label: "Correo o domicilio para recibir avisos", lines: 1 },
        { label: "Número de la línea", hint: "10\u00a0dígitos, si tienes una línea con nosotros.", lines: 1 },
        { label: "Quién firma la solicitud", choices: ["El titular", "Su representante"] },
        { label: "Nombre del representante", hint: "Solo si firma un representante.", lines: 1 },
        {
          label: "Documentos que acompañan la solicitud",
          choices: [
            "Identificación oficial del titular",
            "Identificación oficial del representante",
            "Documento que acredita la representación",
            "Documento que prueba el dato correcto",
          ],
        },
      ],
    },
    {
      title: "Qué pides",
      fields: [
        {
          label: "Derecho",
          hint: "Puedes marcar varios.",
          choices: ["Acceso", "Rectificación", "Cancelación", "Oposición"],
        },
        { label: "Qué datos", hint: "Descríbelos con claridad. En acceso no es obligatorio.", lines: 3 },
        {
          label: "Cambio que pides",
          hint: "Solo en rectificación: dato actual, dato correcto y documento que lo prueba.",
          lines: 2,
        },
        {
          label: "Algo más que ayude a encontrar tus datos",
          hint: "En oposición, la causa legítima y tu situación concreta.",
          lines: 2,
        },
      ],
    },
    {
      title: "Respuesta y firma",
      fields: [
        { label: "Por qué medio quieres la respuesta", lines: 1 },
        { label: "Firma", lines: 1 },
      ],
    },
  ],
};

/** The form as an e-mail to complete. In the last field, `Firma`, senders type their name. */
export const arcoRequestMailLink = {
  label: "Llenarlo en un correo",
  href: buildMailtoUrl({
    to: operator.privacyEmail,
    subject: mailSubject,
    lines: arcoRequestForm.parts.flatMap(({ title, fields }) => [
      title.toUpperCase(),
      ...fields.map(({ label, choices }) => (choices ? `${label} (${choices.join(" / ")}): ` : `${label}: `)),
      "",
    ]),
  }),
} as const;

const quotedClauseIds = ["plazos", "informacion-insuficiente", "costo"];

/** Quotes the numbered passages of `quotedClauseIds` from the version of `derechos-arco` that is in force. */
export function quoteArcoTerms(): string[] {
  const { html } = findVersionInForce(findLegalText("derechos-arco").versions, buildDay);
  return readClauseTexts(html)
    .filter(({ id }) => quotedClauseIds.includes(id))
    .flatMap(({ passages }) => passages)
    .flatMap(({ number, cells }) => (number ? [`${number} ${cells.join()}`] : []));
}
