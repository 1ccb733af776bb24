import { z } from "zod";
import { unconfirmedPrefix } from "#content/legal/facts/legal-pending.ts";
import { legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatInForceDate, type InForceDate } from "#domain/legal/version-in-force.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { listUnprintableCharacterMessages } from "#domain/text/normalize-text.ts";
import { listRawMarkupMessages } from "#domain/text/raw-markup.ts";
import type { VersionNotes } from "./version-notes.ts";

export type LegalVersion = VersionNotes & {
  title: string;
  version: string;
  inForce: InForceDate;
  /** 'En corto': three sentences that address the reader. */
  summary: readonly string[];
  /** The whole text, with numbered clauses. */
  html: string;
  /** Day of publication, after which the version no longer changes; absent for a draft. */
  published?: IsoDay | undefined;
  /** Environment variables without a value on the day of publication; the text contains their placeholders. */
  provisional?: readonly string[] | undefined;
};

/** The title and «En corto» are plain text: Markdown is rejected, because its marks would be visible. */
const plainText = (missingMessage?: string) =>
  z.string(missingMessage === undefined ? {} : { error: missingMessage }).superRefine((text, context) => {
    for (const message of [...listUnprintableCharacterMessages(text), ...listRawMarkupMessages(text)])
      context.addIssue({ code: "custom", message });
  });

export const legalFrontMatterSchema = z.strictObject({
  title: plainText("falta el título").min(3, "el título es demasiado corto"),
  version: z
    .string({ error: 'la versión va entre comillas, como "1"' })
    .regex(/^\d+$/, "la versión es un número entero"),
  inForce: z
    .string({ error: "falta inForce: un día (2026-12-01), un mes (2024-09) o la palabra pendiente" })
    .refine(
      (text): text is InForceDate =>
        text === "pendiente" || /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/.test(text),
      "inForce es un día (2026-12-01), un mes (2024-09) o la palabra pendiente",
    ),
  summary: z.array(plainText(), { error: "falta el resumen" }).length(3, "el resumen tiene tres oraciones"),
});

/**
 * Formats a version with its date: `Versión 2, en vigor desde el 1 de diciembre de 2026`. Used on the text's page, in
 * its PDF and in the feed.
 */
export function formatVersionWithDate({ version, inForce }: Pick<LegalVersion, "version" | "inForce">): string {
  return fillPlaceholders(legalPageCopy.edition, { version, inForce: formatVersionInForce({ inForce }) });
}

/** Formats the date of a version: `en vigor desde el 1 de diciembre de 2026`, or a note that there is no date yet. */
export function formatVersionInForce({ inForce }: Pick<LegalVersion, "inForce">): string {
  return formatInForceDate(inForce, legalPageCopy.inForce);
}

export function formatVersionLabel({ version, inForce }: Pick<LegalVersion, "version" | "inForce">) {
  return {
    name: fillPlaceholders(legalPageCopy.version, { version }),
    since: capitalize(formatVersionInForce({ inForce })),
  };
}

/**
 * Formats the title of a withdrawn version: `Versión 2, retirada el 1 de diciembre de 2026: nunca rigió`; like {@link
 * formatVersionWithDate} for other versions.
 */
export function formatVersionStatus(version: Pick<LegalVersion, "version" | "inForce" | "withdrawn">): string {
  const { withdrawn } = version;
  if (!withdrawn) return formatVersionWithDate(version);
  const values = { version: version.version, date: formatDate(withdrawn.day) };
  return fillPlaceholders(legalPageCopy.withdrawn.title, values);
}

/** Lists the errata of a version as sentences with their day; undefined if there are none. */
export function findErrata({ errata }: Pick<LegalVersion, "errata">): readonly string[] | undefined {
  return errata?.map(({ day, text }) => fillPlaceholders(legalPageCopy.errata.entry, { date: formatDate(day), text }));
}

type ReviewedVersion = Pick<LegalVersion, "inForce" | "html" | "published">;

/** Whether a version is an unpublished draft without a date or with unconfirmed facts. */
export function isInReview({ inForce, html, published }: ReviewedVersion): boolean {
  return published === undefined && (inForce === "pendiente" || html.includes(unconfirmedPrefix));
}

/** @returns the notice above a version that is not final or was withdrawn; undefined for any other. */
export function findVersionNotice(
  version: ReviewedVersion & Pick<LegalVersion, "withdrawn">,
): { title: string; text: string } | undefined {
  const { withdrawn } = version;
  if (withdrawn) {
    const { notice, text } = legalPageCopy.withdrawn;
    const words = { ...withdrawn, date: formatDate(withdrawn.day), inForce: formatVersionInForce(version) };
    return { title: notice, text: fillPlaceholders(text, words) };
  }
  if (isInReview(version)) return legalPageCopy.draft;
  return version.html.includes(unconfirmedPrefix) ? legalPageCopy.incomplete : undefined;
}
