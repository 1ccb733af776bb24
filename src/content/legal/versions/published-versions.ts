/**
 * The published versions of the legal texts, read from their frozen files: on the main branch, what is frozen is
 * published. In a workspace of the editor, the newest may be frozen and not yet published. Import this module or
 * `legal-files.ts` instead of reading those files: the import tells the editor which modules to evaluate again when a
 * file changes.
 */
import { globSync, readFileSync } from "node:fs";
import { z } from "zod";
import { legalTextRows } from "#content/legal/legal-text-rows.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import type { InForceDate } from "#domain/legal/version-in-force.ts";
import { buildFrozenPath, frozenFileSuffix, legalFolder } from "#domain/legal/version-paths.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { listLegalFiles, readLegalFile } from "./legal-files.ts";

export type PublishedVersion = {
  /** Name of the version's document: `terminos-y-condiciones-2`. */
  id: string;
  textId: string;
  title: string;
  version: string;
  inForce: InForceDate;
  published: IsoDay;
};

const frozenHeadSchema = z.object({
  title: z.string(),
  version: z.string(),
  inForce: z.custom<InForceDate>((day) => typeof day === "string"),
  published: z.string(),
});

export const formatVersionId = (textId: string, version: string) => `${textId}-${version}`;

/**
 * The published versions of each text, newest first. A file that cannot be read is left out here, and the build refuses
 * it.
 */
export const publishedVersions: readonly PublishedVersion[] = legalTextRows.flatMap(({ id: textId }) => {
  const folder = `${legalFolder}/${textId}`;
  return listVersionNumbers(folder, frozenFileSuffix).flatMap((number) => {
    const frozenHead = readHead(buildFrozenPath(folder, number));
    return frozenHead ? [{ ...frozenHead, textId, id: formatVersionId(textId, number) }] : [];
  });
});

function readHead(path: string) {
  try {
    return frozenHeadSchema.safeParse(JSON.parse(readLegalFile(path))).data;
  } catch {
    return undefined;
  }
}

/** Lists the numbers of the files with this ending, highest first. */
export function listVersionNumbers(folder: string, ending: ".md" | typeof frozenFileSuffix): string[] {
  return listLegalFiles(folder)
    .filter((name) => name.endsWith(ending) && /^\d+$/.test(name.slice(0, -ending.length)))
    .map((name) => name.slice(0, -ending.length))
    .toSorted((a, b) => Number(b) - Number(a));
}

/** All words of a published version: title, summary, and clauses without their numbers. */
export function readPublishedText({ textId, version }: PublishedVersion): string {
  const file = readLegalFile(buildFrozenPath(`${legalFolder}/${textId}`, version));
  // The schema of the whole file is in `frozen-version.ts`, which this module cannot import without a cycle.
  const { title, summary, text } = z
    .object({ title: z.string(), summary: z.array(z.string()), text: z.array(z.string()) })
    .parse(JSON.parse(file));
  const clauses = readClauseTexts(text.join("\n")).map((clause) => `${clause.title} ${clause.text}`);
  return [title, ...summary, ...clauses].join(" ");
}

/**
 * Creates a function that tells whether a word, given without accents, is correct: another legal text or a page has it,
 * or this text has it twice. A typing error is in only one text, once, so it is not correct.
 */
export function createWordCheck(textId: string): (word: string) => boolean {
  const countWords = (files: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const file of files)
      for (const word of foldSpelling(readFileSync(file, "utf8")).split(" "))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  const listSources = (id: string) =>
    listVersionNumbers(`${legalFolder}/${id}`, ".md")
      .slice(0, 1)
      .map((number) => `${legalFolder}/${id}/${number}.md`);
  const otherIds = legalTextRows.map(({ id }) => id).filter((id) => id !== textId);
  const otherWords = countWords([...otherIds.flatMap(listSources), ...globSync("src/content/data/copy/*.ts")]);
  const ownWords = countWords(listSources(textId));
  return (word) => otherWords.has(word) || (ownWords.get(word) ?? 0) > 1;
}
