/**
 * Content about IMEIs and about blocking a phone by its IMEI. Sources: product specification, section 2 (requests go by
 * e-mail, with the scanned invoice); fact file, section 5.6. The e-mail drafts also have lines for details that
 * identify the phone.
 */

import { data } from "#content/data/copy/theft.ts";
import { imeiLength } from "#content/devices/device-search.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { phoneDigitCount } from "#content/legal/facts/legal-terms.ts";
import { operator } from "#content/site/operator/operator.ts";
import { buildMailtoUrl, type MailDraft } from "#domain/mail/mail-draft.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { theftCopyForm } from "./theft-copy-form.ts";

const { device, imei } = readPageCopy(theftCopyForm, data);

const phoneDetailLines = [
  "Nombre de la persona titular:",
  `Línea de wim (${formatQuantity(phoneDigitCount, "dígitos")}):`,
  "Correo que registré en wim:",
  "Marca y modelo del celular:",
  `IMEI (${imeiLength}):`,
  "Segundo IMEI, si tiene dos:",
];
const attachmentLine = "Adjunto la factura de compra digitalizada.";

const createDraft = (subject: string, request: string, extraLines: readonly string[]): MailDraft => ({
  to: operator.email,
  subject,
  lines: ["Hola, soporte de wim:", request, "", ...phoneDetailLines, ...extraLines, "", attachmentLine],
});

const blockDraft = createDraft(
  "Bloqueo de IMEI por robo o extravío",
  "Soy titular de la línea y pido bloquear este celular por robo o extravío.",
  ["Día del robo o extravío:"],
);
const unblockDraft = createDraft(
  "Desbloqueo de IMEI",
  "Soy titular de la línea y pido desbloquear este celular: lo recuperé.",
  ["Día en que pedí el bloqueo:"],
);

export const phoneBlockSection = {
  ...device,
  block: { id: "correo-de-bloqueo", title: device.block, draft: blockDraft, href: buildMailtoUrl(blockDraft) },
  unblock: {
    summary: device.found,
    mail: {
      id: "correo-de-desbloqueo",
      title: device.unblock,
      draft: unblockDraft,
      href: buildMailtoUrl(unblockDraft),
    },
  },
  /**
   * Alternative for mail programs that do not open. `summary`: label of the disclosure with the parts of the e-mail;
   * `text`: the instruction to copy each part.
   */
  byHand: { summary: device.byHand.title, text: device.byHand.text },
} as const;

export const imeiSection = { ...imei, groups: [imei.without, imei.inHand] } as const;
