/**
 * The published versions of the legal texts, read from their files. Import this module instead of reading those files:
 * from the import, the editor knows what to evaluate again when a file changes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { InForceDate } from "#domain/legal/version-in-force.ts";
import { buildFrozenPath, frozenEnding, legalFolder } from "#domain/legal/version-paths.ts";
import { legalTextRows } from "./legal-text-rows.ts";

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
  return listVersionNumbers(folder, frozenEnding).flatMap((number) => {
    const frozenHead = readHead(buildFrozenPath(folder, number));
    return frozenHead ? [{ ...frozenHead, textId, id: formatVersionId(textId, number) }] : [];
  });
});

function readHead(path: string) {
  try {
    return frozenHeadSchema.safeParse(JSON.parse(readFileSync(path, "utf8"))).data;
  } catch {
    return undefined;
  }
}

/** Lists the numbers of the files with this ending, highest first. */
export function listVersionNumbers(folder: string, ending: ".md" | typeof frozenEnding): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending) && /^\d+$/.test(name.slice(0, -ending.length)))
    .map((name) => name.slice(0, -ending.length))
    .toSorted((a, b) => Number(b) - Number(a));
}
