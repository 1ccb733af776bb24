import type { ComponentType } from "react";
import { z } from "zod";
import { fill } from "#domain/fill.ts";
import { type Clause, type InForce, inForceIn } from "#domain/legal-text.ts";
import { toBeConfirmed } from "./legal-pending.ts";
import { legalReading } from "./legal-reading.ts";

/** One version of a legal text. */
export type LegalVersion = {
  title: string;
  version: string;
  inForce: InForce;
  /** 'En corto': three sentences in the second person. */
  summary: readonly string[];
  clauses: readonly Clause[];
  Text: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
};

type Compiled = { frontmatter: unknown; clauses: readonly Clause[]; default: LegalVersion["Text"] };

const head = z.strictObject({
  title: z.string({ error: "falta el título" }).min(3, "el título es demasiado corto"),
  version: z
    .string({ error: 'la versión va entre comillas, como "1"' })
    .regex(/^\d+$/, "la versión es un número entero"),
  inForce: z
    .union([z.string(), z.date().transform((day) => day.toISOString().slice(0, 10))], {
      error: "falta inForce: un día (2026-12-01), un mes (2024-09) o la palabra pendiente",
    })
    .refine(
      (text): text is InForce => text === "pendiente" || /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/.test(text),
      "inForce es un día (2026-12-01), un mes (2024-09) o la palabra pendiente",
    ),
  summary: z.array(z.string(), { error: "falta el resumen" }).length(3, "el resumen tiene tres oraciones"),
});

/**
 * @param file - named in the error message.
 * @throws {Error} in Spanish, with the file and what is wrong in its first lines.
 */
export function legalVersion(file: string, { frontmatter, clauses, default: Text }: Compiled): LegalVersion {
  const read = head.safeParse(frontmatter);
  if (read.success) return { ...read.data, clauses, Text };
  const wrong = read.error.issues.map(({ path, message }) => `${path.join(".") || "las líneas entre ---"}: ${message}`);
  throw new Error(`src/content/legal/${file}: ${wrong.join("; ")}.`);
}

/** `Versión 2, en vigor desde el 1 de diciembre de 2026`: on its page, in its PDF and in the feed. */
export function editionOf({ version, inForce }: Pick<LegalVersion, "version" | "inForce">): string {
  return fill(legalReading.edition, { version, inForce: inForceOf({ inForce }) });
}

/** `en vigor desde el 1 de diciembre de 2026`, or that there is no date yet. */
export function inForceOf({ inForce }: Pick<LegalVersion, "inForce">): string {
  return inForceIn(inForce, legalReading.inForce);
}

/**
 * Whether a version is still a draft: it has no date, or something in it is waiting for the operator.
 *
 * @param text - the version's whole text, plain or as HTML.
 */
export function isInReview({ inForce }: Pick<LegalVersion, "inForce">, text: string): boolean {
  return inForce === "pendiente" || text.includes(toBeConfirmed);
}
