import { z } from "zod";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { type InForce, inForceText } from "#domain/legal/legal-text.ts";
import { capital } from "#domain/text/capital.ts";
import { fill } from "#domain/text/facts/fill.ts";
import { findRawMarkup } from "#domain/text/raw-markup.ts";
import { textFaults } from "#domain/text/written-text.ts";
import { legalReading } from "./legal-page-words.ts";
import { toBeConfirmed } from "./legal-pending.ts";

/** One version of a legal text. */
export type LegalVersion = {
  title: string;
  version: string;
  inForce: InForce;
  /** 'En corto': three sentences that address the reader. */
  summary: readonly string[];
  /** The whole text, with numbered clauses. */
  html: string;
  /** The day it was published, after which it no longer changes; absent for a draft. */
  published?: IsoDay | undefined;
  /** The operator's variables without a value when it was published; it contains their placeholders. */
  provisional?: readonly string[] | undefined;
};

/** Title and «En corto» are plain text, in which Markdown marks would be visible. */
const plainWords = (missing?: string) =>
  z.string(missing === undefined ? {} : { error: missing }).superRefine((text, context) => {
    for (const message of [...textFaults(text), ...findRawMarkup(text)]) context.addIssue({ code: "custom", message });
  });

/** The head of a text, before its first clause. */
export const legalHead = z.strictObject({
  title: plainWords("falta el título").min(3, "el título es demasiado corto"),
  version: z
    .string({ error: 'la versión va entre comillas, como "1"' })
    .regex(/^\d+$/, "la versión es un número entero"),
  inForce: z
    .string({ error: "falta inForce: un día (2026-12-01), un mes (2024-09) o la palabra pendiente" })
    .refine(
      (text): text is InForce => text === "pendiente" || /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/.test(text),
      "inForce es un día (2026-12-01), un mes (2024-09) o la palabra pendiente",
    ),
  summary: z.array(plainWords(), { error: "falta el resumen" }).length(3, "el resumen tiene tres oraciones"),
});

/** `Versión 2, en vigor desde el 1 de diciembre de 2026`: used on its page, in its PDF and in the feed. */
export function editionOf({ version, inForce }: Pick<LegalVersion, "version" | "inForce">): string {
  return fill(legalReading.edition, { version, inForce: inForceOf({ inForce }) });
}

/** `en vigor desde el 1 de diciembre de 2026`, or a note that there is no date yet. */
export function inForceOf({ inForce }: Pick<LegalVersion, "inForce">): string {
  return inForceText(inForce, legalReading.inForce);
}

/** The version's label on the page that shows it. */
export function versionLabelOf({ version, inForce }: Pick<LegalVersion, "version" | "inForce">) {
  return { name: fill(legalReading.version, { version }), since: capital(inForceOf({ inForce })) };
}

type Standing = Pick<LegalVersion, "inForce" | "html" | "published">;

/** Whether a version is a draft, without a date or with facts to be confirmed. A published version is binding. */
export function isInReview({ inForce, html, published }: Standing): boolean {
  return published === undefined && (inForce === "pendiente" || html.includes(toBeConfirmed));
}

/** The notice above a version that is not final; undefined if there is none. */
export function draftNoticeOf(version: Standing): { title: string; text: string } | undefined {
  if (isInReview(version)) return legalReading.draft;
  return version.html.includes(toBeConfirmed) ? legalReading.incomplete : undefined;
}
