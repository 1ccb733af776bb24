/**
 * Content of the page about usage: the data left in a membership, and the request for usage details. Sources: product
 * specification, sections 2, 4 and 9; fact file, section 8.5. Only the operator knows the app's menus, the past periods
 * of a request and the deadline for the reply, so the page states none of these.
 */

import { data } from "#content/data/copy/usage.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { phoneDigitCount } from "#content/legal/facts/legal-terms.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { operator } from "#content/site/operator/operator.ts";
import { buildMailtoUrl, type MailDraft } from "#domain/mail/mail-draft.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { usageCopyForm } from "./usage-copy-form.ts";

const { opening, app, mail, out, support } = readPageCopy(usageCopyForm, data);

export const usageAnchors = { app: "en-la-app", mail: "por-correo", out: "sin-datos", support: "soporte" } as const;

export const usageOpening = {
  ...opening,
  heading: parseEmphasizedHeading(opening.heading),
  mail: { label: opening.mail, href: `#${usageAnchors.mail}` },
} as const;

export const appUsageSection = { ...app, name: "Cómo ver tus consumos en la app de wim" } as const;

const usageRequestDraft: MailDraft = {
  to: operator.email,
  subject: "Detalle de mis consumos",
  lines: [
    "Hola, soporte de wim:",
    "Pido el detalle de los consumos de mi línea.",
    "",
    "Nombre de la persona titular:",
    `Línea de wim (${formatQuantity(phoneDigitCount, "dígitos")}):`,
    "Periodo, desde el día:",
    "Hasta el día:",
  ],
};

export const usageMailSection = {
  ...mail,
  name: "Cómo pedir por correo el detalle de tus consumos",
  mail: { title: mail.title, draft: usageRequestDraft, href: buildMailtoUrl(usageRequestDraft) },
} as const;

export const outOfDataSection = {
  ...out,
  label: "Qué hacer cuando se acaban los datos",
  ways: [
    { icon: "download", tone: "nopal", ...out.buy, link: { label: out.buy.link, to: "/#descargaApp" } },
    { icon: "phone", tone: "talavera", ...out.calls, link: { label: out.calls.link, to: "/#descargaApp" } },
    { icon: "warning", tone: "cempasuchil", ...out.apn, link: { label: out.apn.link, to: "/actualiza-tu-apn" } },
  ],
} as const;

export const usageSupportSection = {
  ...support,
  rights: { label: support.rights, to: "/compensaciones-y-bonificaciones" },
} as const;
