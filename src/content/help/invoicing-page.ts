/**
 * Content of the page about invoices. Source of the facts about the portal: product specification, section 2. Source of
 * the recipient's data: general knowledge, Código Fiscal de la Federación, art. 29-A, fractions I and IV, and the CFDI
 * standard 4.0. The page states no deadlines and no steps within the portal, because only the operator knows them.
 */

import { data } from "#content/data/copy/invoicing.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { invoicingCopyForm } from "./invoicing-copy-form.ts";

const { opening, atHand, steps, help } = readPageCopy(invoicingCopyForm, data);

export const invoiceOpening = {
  ...opening,
  heading: parseEmphasizedHeading(opening.heading),
  portal: { label: opening.portal, href: configuredUrls.invoicePortal },
} as const;

export const invoiceRequirements = atHand;

/** The other texts of the drawn invoice; decorative. */
export const invoiceDrawing = {
  title: "Factura",
  version: "CFDI 4.0",
  recipient: "Receptor",
  /** The drawing's fields. Their order is that of the certificate's data, because both share the same numbers. */
  fields: [
    // The form of an RFC, with letters that no taxpayer has.
    { label: "RFC", sample: "XXXX010101XX0" },
    { label: "Nombre o razón social", sample: "Nombre Apellido Apellido" },
    { label: "Régimen fiscal", sample: "000" },
    { label: "Código postal", sample: "00000" },
  ],
  concept: "Tu membresía",
  total: "Total",
  /** The note below the drawing. */
  sample: { label: sampleMark, text: "Los datos del dibujo son inventados." },
} as const;

export const invoiceSteps = {
  ...steps,
  /** Name of the steps in the structured data. */
  name: "Cómo pedir la factura de tu membresía de wim",
} as const;

export const invoiceHelp = {
  ...help,
  ownHelp: { label: help.ownHelp, to: "/ayuda" },
} as const;
