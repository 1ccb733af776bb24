/**
 * Frozen versions. Each is a file next to the version's source, and contains the published text, with the values of its
 * facts. Only `npm run legal:publish` and the editor write the file; page, PDF, comparison, feed and search read the
 * file instead of the source. A frozen version is published when its file is on the main branch; until then it may be
 * frozen again. See docs/decisions/0059-published-legal-texts.md.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { readLegalFile } from "./legal-files.ts";
import { type LegalVersion, legalFrontMatterSchema } from "./legal-version.ts";

/** Schema of a frozen file. Accepts any frozen text, even one that breaks a newer rule. */
const frozenFileSchema = legalFrontMatterSchema.extend({
  title: z.string(),
  summary: z.array(z.string()),
  published: z.iso.date(),
  reason: z.string().optional(),
  provisional: z.array(z.string()).optional(),
  /** The operator's configured values, by name of the fact. */
  configured: z.record(z.string(), z.string()).optional(),
  /** The HTML as a list of lines, so that diffs of the file are readable. */
  text: z.array(z.string()),
  digest: z.string(),
});

type FrozenFile = Omit<z.infer<typeof frozenFileSchema>, "digest">;

/**
 * A frozen version with its notes, which are not in its file. `reason`: why the version was frozen in spite of
 * diagnostics.
 */
export type FrozenVersion = LegalVersion & {
  published: IsoDay;
  reason?: string | undefined;
  configured?: LegalFacts | undefined;
};

/** @throws {Error} in Spanish, if the file was changed after freezing. */
export function readFrozenVersion(path: string): FrozenVersion {
  const result = frozenFileSchema.safeParse(readJson(path));
  if (!result.success || computeDigest(result.data) !== result.data.digest) {
    throw new Error(
      `${path}: se editó a mano, y lo publicado no cambia. Recupéralo con «git checkout ${path}»; si el texto debe decir otra cosa, escribe una versión nueva.`,
    );
  }
  const { text, digest: _digest, ...version } = result.data;
  return { ...version, html: text.join("\n") };
}

/** @returns undefined if the file is not JSON. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readLegalFile(path));
  } catch {
    return undefined;
  }
}

/** @returns the content of the version's file. */
export function serializeFrozenVersion({
  html,
  withdrawn: _withdrawn,
  errata: _errata,
  ...version
}: FrozenVersion): string {
  const content = frozenFileSchema.omit({ digest: true }).parse({ ...version, text: html.split("\n") });
  return `${JSON.stringify({ ...content, digest: computeDigest(content) }, undefined, 2)}\n`;
}

/** SHA-256 of the fields in a fixed order, because their order in the file may differ. */
function computeDigest(file: FrozenFile): string {
  const { title, version, inForce, summary, published, reason, provisional, configured, text } = file;
  const fields = [title, version, inForce, summary, published, reason, provisional, configured, text];
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}
