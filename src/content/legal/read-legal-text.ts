/** Reads the versions of a legal text from its folder: `1.md`, `2.md`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { readLegalMarkdown } from "#domain/legal/legal-markdown.ts";
import type { LegalFacts } from "#domain/legal/name-facts.ts";
import { legalTextFacts } from "./legal-text-facts.ts";
import { type LegalVersion, legalHead } from "./legal-version.ts";

/** Each text has a folder in it, named as its id. Relative to the project's root. */
export const legalFolder = "src/content/legal";

const sourcePath = (folder: string, version: string) => `${folder}/${version}.md`;

/**
 * The versions of a text, newest first.
 *
 * @throws {Error} in Spanish, naming the file, and the line, that cannot be read.
 */
export function versionsIn(folder: string, facts: LegalFacts = legalTextFacts): [LegalVersion, ...LegalVersion[]] {
  const [first, ...others] = numbersIn(folder).map((version) => draftOf(folder, version, facts));
  if (!first) throw new Error(`${folder}: falta el texto, como 1.md.`);
  return [first, ...others];
}

/**
 * A version as its source reads today, with today's facts.
 *
 * @throws {Error} in Spanish, with the file, the line and what is wrong there.
 */
export function draftOf(folder: string, version: string, facts: LegalFacts = legalTextFacts): LegalVersion {
  const file = sourcePath(folder, version);
  if (!existsSync(file)) throw new Error(`No existe ${file}.`);
  const { head, html } = readLegalMarkdown(readFileSync(file, "utf8"), { file, facts });
  const read = legalHead.safeParse(head);
  if (!read.success) throw new Error(`${file}: ${faultsIn(read.error)}.`);
  if (read.data.version !== version)
    throw new Error(`${file}: dice que es la versión ${read.data.version}, y su nombre dice ${version}.`);
  return { ...read.data, html };
}

function faultsIn({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".") || "las líneas entre ---"}: ${message}`).join("; ");
}

/** Version numbers, highest first. */
function numbersIn(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((name) => /^(\d+)\.md$/.exec(name)?.[1] ?? [])
    .toSorted((a, b) => Number(b) - Number(a));
}
