/** Reads a legal text's versions from its folder: `1.md` is the source, `1.published.json` the frozen version. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { readLegalMarkdown } from "#domain/legal/legal-markdown.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { buildFrozenPath, buildSourcePath, frozenEnding } from "#domain/legal/version-paths.ts";
import { type FrozenVersion, readFrozenVersion } from "./frozen-version.ts";
import { legalTextFacts } from "./legal-text-facts.ts";
import { type LegalVersion, legalFrontMatterSchema } from "./legal-version.ts";

/**
 * Reads the versions that the site shows, newest first: the frozen versions or, without any, the newest draft.
 *
 * @throws {Error} in Spanish, naming the file and line with the fault.
 */
export function readShownVersions(
  folder: string,
  facts: LegalFacts = legalTextFacts,
): [LegalVersion, ...LegalVersion[]] {
  const [first, ...others] = readFrozenVersions(folder);
  return first ? [first, ...others] : [readVersionFromSource(folder, findNewestVersionNumber(folder), facts)];
}

/** Lists the numbers of the versions that the site shows, newest first. Reads only the file names. */
export function listShownVersionNumbers(folder: string): string[] {
  const published = listVersionNumbers(folder, frozenEnding);
  return published.length > 0 ? published : [findNewestVersionNumber(folder)];
}

/**
 * Newest first.
 *
 * @throws {Error} in Spanish, if a file was changed after freezing.
 */
export function readFrozenVersions(folder: string): FrozenVersion[] {
  return listVersionNumbers(folder, frozenEnding).map((version) => readFrozenVersion(buildFrozenPath(folder, version)));
}

/**
 * Renders a version from its source, by default with today's facts.
 *
 * @throws {Error} in Spanish, with the file, the line and the problem.
 */
export function readVersionFromSource(
  folder: string,
  version: string,
  facts: LegalFacts = legalTextFacts,
): LegalVersion {
  const file = buildSourcePath(folder, version);
  if (!existsSync(file)) throw new Error(`No existe ${file}.`);
  return parseVersionSource(readFileSync(file, "utf8"), { file, version, facts });
}

type SourceOptions = {
  /** Path for error messages. */
  file: string;
  version: string;
  facts?: LegalFacts;
};

/**
 * Renders a version from the source's text. Throws like {@link readVersionFromSource}. The error's cause is an error of
 * the Markdown library, or of the schema if the fault is in the front matter.
 */
export function parseVersionSource(
  source: string,
  { file, version, facts = legalTextFacts }: SourceOptions,
): LegalVersion {
  const { head, html } = readLegalMarkdown(source, { file, facts });
  const read = legalFrontMatterSchema.safeParse(head);
  if (!read.success) throw new Error(`${file}: ${formatIssues(read.error)}.`, { cause: read.error });
  if (read.data.version !== version)
    throw new Error(`${file}: dice que es la versión ${read.data.version}, y su nombre dice ${version}.`);
  return { ...read.data, html };
}

function formatIssues({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".") || "las líneas entre ---"}: ${message}`).join("; ");
}

/** @throws {Error} in Spanish, if the folder has no text. */
export function findNewestVersionNumber(folder: string): string {
  const [newest] = listVersionNumbers(folder, ".md");
  if (newest === undefined) throw new Error(`${folder}: falta el texto, como 1.md.`);
  return newest;
}

/** Highest first. */
function listVersionNumbers(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending) && /^\d+$/.test(name.slice(0, -ending.length)))
    .map((name) => name.slice(0, -ending.length))
    .toSorted((a, b) => Number(b) - Number(a));
}
