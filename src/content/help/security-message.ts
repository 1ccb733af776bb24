import { data } from "#content/data/copy/security.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { securityCopyForm } from "./security-copy-form.ts";

const { intro, ...points } = readPageCopy(securityCopyForm, data);

/** The points of the operator's security message. Source: product specification, sections 1 and 9. */
export const securityPoints = points;

/** The whole message. Source of title and button: product specification, section 2. */
export const securityMessage = {
  title: "Mantente a salvo",
  intro,
  points: Object.values(securityPoints),
  close: "Cerrar",
} as const;
