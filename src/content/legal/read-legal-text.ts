/** Reads the versions of a legal text from its folder: `1.md` as people write it, `1.published.json` once published. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { readLegalMarkdown } from "#domain/legal/legal-markdown.ts";
import type { LegalFacts } from "#domain/legal/name-facts.ts";
import { legalTextFacts } from "./legal-text-facts.ts";
import { type LegalVersion, legalHead } from "./legal-version.ts";
import { type Published, publishedVersion } from "./published-version.ts";

/** Each text has a folder in it, named as its id. Relative to the project's root. */
export const legalFolder = "src/content/legal";

export const sourcePath = (folder: string, version: string) => `${folder}/${version}.md`;
const publishedEnding = ".published.json";
export const publishedPath = (folder: string, version: string) => `${folder}/${version}${publishedEnding}`;

/**
 * What the site shows of a text, newest first: its published versions; while it has none, its newest draft.
 *
 * @throws {Error} in Spanish, naming the file, and the line, that cannot be read.
 */
export function versionsIn(folder: string, facts: LegalFacts = legalTextFacts): [LegalVersion, ...LegalVersion[]] {
  const [first, ...others] = publishedIn(folder);
  return first ? [first, ...others] : [draftOf(folder, newestSource(folder), facts)];
}

/** The numbers of those versions, without reading what they say. */
export function shownVersions(folder: string): string[] {
  const published = numbersIn(folder, publishedEnding);
  return published.length > 0 ? published : [newestSource(folder)];
}

/**
 * The published versions of a text, newest first.
 *
 * @throws {Error} in Spanish, if a file is not as it was written.
 */
export function publishedIn(folder: string): Published[] {
  return numbersIn(folder, publishedEnding).map((version) => publishedVersion(publishedPath(folder, version)));
}

/**
 * A version as its source reads today, with today's facts.
 *
 * @throws {Error} in Spanish, with the file, the line and what is wrong there.
 */
export function draftOf(folder: string, version: string, facts: LegalFacts = legalTextFacts): LegalVersion {
  const file = sourcePath(folder, version);
  if (!existsSync(file)) throw new Error(`No existe ${file}.`);
  return draftIn(readFileSync(file, "utf8"), { file, version, facts });
}

type DraftOptions = {
  /** Named in the error message. */
  file: string;
  version: string;
  facts?: LegalFacts;
};

/**
 * A version as this source would read. Throws like {@link draftOf}; an error of a line of the text has what the Markdown
 * library says as its cause, and one of its head what its schema says.
 */
export function draftIn(source: string, { file, version, facts = legalTextFacts }: DraftOptions): LegalVersion {
  const { head, html } = readLegalMarkdown(source, { file, facts });
  const read = legalHead.safeParse(head);
  if (!read.success) throw new Error(`${file}: ${faultsIn(read.error)}.`, { cause: read.error });
  if (read.data.version !== version)
    throw new Error(`${file}: dice que es la versión ${read.data.version}, y su nombre dice ${version}.`);
  return { ...read.data, html };
}

function faultsIn({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".") || "las líneas entre ---"}: ${message}`).join("; ");
}

/** @throws {Error} in Spanish, if the folder has no text. */
export function newestSource(folder: string): string {
  const [newest] = numbersIn(folder, ".md");
  if (newest === undefined) throw new Error(`${folder}: falta el texto, como 1.md.`);
  return newest;
}

/** Version numbers of the files with this ending, highest first. */
function numbersIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending) && /^\d+$/.test(name.slice(0, -ending.length)))
    .map((name) => name.slice(0, -ending.length))
    .toSorted((a, b) => Number(b) - Number(a));
}
