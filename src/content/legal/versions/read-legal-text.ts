/** Reads a legal text's versions from its folder: `1.md` is the source, `1.published.json` the frozen version. */
import { basename } from "node:path";
import type { z } from "zod";
import { legalTextFacts } from "#content/legal/facts/legal-text-facts.ts";
import { readLegalMarkdown } from "#domain/legal/legal-markdown.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { buildFrozenPath, buildSourcePath, frozenFileSuffix } from "#domain/legal/version-paths.ts";
import { type FrozenVersion, readFrozenVersion } from "./frozen-version.ts";
import { legalFileExists, readLegalFile } from "./legal-files.ts";
import { type LegalVersion, legalFrontMatterSchema } from "./legal-version.ts";
import { listVersionNumbers } from "./published-versions.ts";
import { showsDrafts } from "./shown-drafts.ts";
import { type FindVersionNotes, findVersionNotes } from "./version-notes.ts";

/**
 * Reads the versions that are, were or will be in force, newest first: the frozen versions that were not withdrawn or,
 * without any, the newest draft. The editor's view of a draft puts it before them.
 *
 * @throws {Error} in Spanish, naming the file and line with the error.
 */
export function readDisplayedVersions(
  folder: string,
  facts: LegalFacts = legalTextFacts,
  findNotes: FindVersionNotes = findVersionNotes,
): [LegalVersion, ...LegalVersion[]] {
  const [first, ...others] = readFrozenVersions(folder, findNotes).filter(({ withdrawn }) => !withdrawn);
  const readNewest = () => readVersionFromSource(folder, findNewestVersionNumber(folder, findNotes), facts);
  if (!first) return [readNewest()];
  const newest = showsDrafts ? findNewestVersionNumber(folder, findNotes) : first.version;
  return newest === first.version ? [first, ...others] : [readNewest(), first, ...others];
}

/** Reads the versions that were published and withdrawn before their first day, newest first. */
export const readWithdrawnVersions = (
  folder: string,
  findNotes: FindVersionNotes = findVersionNotes,
): FrozenVersion[] => readFrozenVersions(folder, findNotes).filter(({ withdrawn }) => withdrawn);

/**
 * Lists the numbers of the versions that have a document, also withdrawn ones, newest first. Reads only the file names.
 */
export function listDocumentVersionNumbers(folder: string): string[] {
  const frozenNumbers = listVersionNumbers(folder, frozenFileSuffix);
  return frozenNumbers.length > 0 ? frozenNumbers : [findNewestVersionNumber(folder)];
}

/**
 * Reads the frozen versions of a text, including withdrawn ones, newest first.
 *
 * @throws {Error} in Spanish, if a file was changed after freezing.
 */
export function readFrozenVersions(folder: string, findNotes: FindVersionNotes = findVersionNotes): FrozenVersion[] {
  return listVersionNumbers(folder, frozenFileSuffix).map((version) => ({
    ...readFrozenVersion(buildFrozenPath(folder, version)),
    ...findNotes(basename(folder), version),
  }));
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
  if (!legalFileExists(file)) throw new Error(`No existe ${file}.`);
  return parseVersionSource(readLegalFile(file), { file, version, facts });
}

type SourceOptions = {
  /** Path for error messages. */
  file: string;
  version: string;
  facts?: LegalFacts;
};

/**
 * Renders a version from the source's text. Throws like {@link readVersionFromSource}. The error's cause is an error of
 * the Markdown library, or of the schema if the error is in the front matter.
 */
export function parseVersionSource(
  source: string,
  { file, version, facts = legalTextFacts }: SourceOptions,
): LegalVersion {
  const { head, html } = readLegalMarkdown(source, { file, facts });
  const result = legalFrontMatterSchema.safeParse(head);
  if (!result.success) throw new Error(`${file}: ${formatIssues(result.error)}.`, { cause: result.error });
  if (result.data.version !== version)
    throw new Error(`${file}: dice que es la versión ${result.data.version}, y su nombre dice ${version}.`);
  return { ...result.data, html };
}

function formatIssues({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".") || "las líneas entre ---"}: ${message}`).join("; ");
}

/**
 * Finds the newest version that was not withdrawn.
 *
 * @throws {Error} in Spanish, if the folder has no text.
 */
export function findNewestVersionNumber(folder: string, findNotes: FindVersionNotes = findVersionNotes): string {
  const newestNumber = listVersionNumbers(folder, ".md").find(
    (version) => !findNotes(basename(folder), version).withdrawn,
  );
  if (newestNumber === undefined) throw new Error(`${folder}: falta el texto, como 1.md.`);
  return newestNumber;
}
