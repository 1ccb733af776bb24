import { z } from "zod";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { type InForce, inForceIn } from "#domain/legal/legal-text.ts";
import { capital } from "#domain/text/capital.ts";
import { fill } from "#domain/text/fill.ts";
import { findRawMarkup } from "#domain/text/raw-markup.ts";
import { textFaults } from "#domain/text/written-text.ts";
import { toBeConfirmed } from "./legal-pending.ts";
import { legalReading } from "./legal-reading.ts";

/** One version of a legal text. */
export type LegalVersion = {
  title: string;
  version: string;
  inForce: InForce;
  /** 'En corto': three sentences in the second person. */
  summary: readonly string[];
  /** The whole text, its clauses numbered. */
  html: string;
  /** The day it was published; from then on it says what it said. A draft has none. */
  published?: IsoDay | undefined;
  /** Variables of the operator that had no value when it was published: it says their stand-ins. */
  provisional?: readonly string[] | undefined;
};

/** Neither the title nor «En corto» is Markdown: its marks would be read. */
const plainWords = (missing?: string) =>
  z.string(missing === undefined ? {} : { error: missing }).superRefine((text, context) => {
    for (const message of [...textFaults(text), ...findRawMarkup(text)]) context.addIssue({ code: "custom", message });
  });

/** What a text says before its first clause. */
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

/** `Versión 2, en vigor desde el 1 de diciembre de 2026`: on its page, in its PDF and in the feed. */
export function editionOf({ version, inForce }: Pick<LegalVersion, "version" | "inForce">): string {
  return fill(legalReading.edition, { version, inForce: inForceOf({ inForce }) });
}

/** `en vigor desde el 1 de diciembre de 2026`, or that there is no date yet. */
export function inForceOf({ inForce }: Pick<LegalVersion, "inForce">): string {
  return inForceIn(inForce, legalReading.inForce);
}

/** How a version is stamped on the page that shows it. */
export function stampOf({ version, inForce }: Pick<LegalVersion, "version" | "inForce">) {
  return { name: fill(legalReading.version, { version }), since: capital(inForceOf({ inForce })) };
}

type Standing = Pick<LegalVersion, "inForce" | "html" | "published">;

/** Whether a version is still a draft: it has no date, or something in it is waiting for the operator. A published one obliges. */
export function isInReview({ inForce, html, published }: Standing): boolean {
  return published === undefined && (inForce === "pendiente" || html.includes(toBeConfirmed));
}

/** What is said above a version before anybody relies on it; undefined where nothing is. */
export function noticeOn(version: Standing): { title: string; text: string } | undefined {
  if (isInReview(version)) return legalReading.draft;
  return version.html.includes(toBeConfirmed) ? legalReading.incomplete : undefined;
}
