/** Merges a person's words of a version that another person published first into the next version. */
import {
  formatFrozenFilePath,
  formatLegalSourcePath,
  frozenFileSuffix,
  legalFolder,
} from "#domain/legal/version-paths.ts";
import type { Conflict } from "#editor/api/api.ts";
import type { OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { replaceHeadValues } from "#editor/server/legal/source/front-matter.ts";
import { parseLegalTextData } from "#editor/server/legal/source/legal-text-data.ts";
import type { Git } from "#editor/server/workspace/git.ts";
import type { FileMergeFunction, WinningSide } from "#editor/server/workspace/merge-files.ts";

export type LegalVersionId = { id: string; version: string };

type MergeOptions = LegalVersionId & {
  /** Commits: the last one that both know, and the published one. */
  base: string;
  theirs: string;
  /** The person's own words of the version. */
  mine: string;
  mergeFile: FileMergeFunction;
  /** The side that wins where both changed the same part. */
  winningSide?: WinningSide | undefined;
};

export type NextVersion = LegalVersionId & { text: string; conflicts: readonly Conflict[] };

async function findNextVersion(git: Git, commit: string, id: string): Promise<{ newest: number; next: number }> {
  const names = (await git("ls-tree", "--name-only", `${commit}:${legalFolder}/${id}`)).split("\n");
  const newest = Math.max(...names.filter((name) => name.endsWith(".md")).map((name) => Number.parseInt(name, 10)));
  return { newest, next: names.includes(`${newest}${frozenFileSuffix}`) ? newest + 1 : newest };
}

/** Finds who published a version that the workspace only has as a draft, and the next version for its words. */
export async function findRival(git: Git, { id, version }: LegalVersionId): Promise<OpenLegalText["rival"]> {
  const path = formatFrozenFilePath(id, version);
  const author = (await git.maybe("log", "-1", "--format=%an", "HEAD..@{upstream}", "--", path))?.trim();
  return author ? { author, next: `${(await findNextVersion(git, "@{upstream}", id)).next}` } : undefined;
}

/**
 * Merges the person's words, by clause, into the draft of the next version: the published one's or, without any, a copy
 * of the newest published version.
 */
export async function mergeIntoNextVersion(
  git: Git,
  { id, version, base, theirs, mine, mergeFile, winningSide }: MergeOptions,
): Promise<NextVersion> {
  const read = (commit: string, number: number) =>
    git.maybe("show", `${commit}:${formatLegalSourcePath(id, `${number}`)}`);
  const { newest, next } = await findNextVersion(git, theirs, id);
  const published = (await read(theirs, newest)) ?? mine;
  const baseVersionText = (await read(base, Number(version))) ?? (await read(base, Number(version) - 1)) ?? published;
  const { inForce } = parseLegalTextData(published).head;
  const path = formatLegalSourcePath(id, `${next}`);
  // Number and day are those of the next version, and no conflict.
  const [baseText = "", ownText = "", theirText = ""] = [baseVersionText, mine, published].map((text) =>
    replaceHeadValues(text, { version: `${next}`, inForce }),
  );
  const merged = await mergeFile(path, { base: baseText, mine: ownText, theirs: theirText }, winningSide);
  if (!merged) throw new EditorError("No se pudo juntar con lo publicado: copia antes lo que quieras de tu texto.");
  return { id, version: `${next}`, ...merged };
}
