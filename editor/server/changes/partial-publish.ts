/** Which drafts are published, and which stay drafts. */
import { spanishList } from "#domain/text/spanish-list.ts";
import type { Publish } from "#editor/api/api.ts";
import { Refusal } from "#editor/server/editor-error.ts";
import { fileLabel } from "#editor/server/site/file-label.ts";
import { changedBetween, type Git } from "#editor/server/workspace/git.ts";
import { ownedPath, publicationOf } from "#editor/server/workspace/owned-paths.ts";

export type Drafts = { chosen: readonly string[]; kept: readonly string[] };

/**
 * A version of a legal text that is to be published goes with its text.
 *
 * @param pending - every draft.
 * @param files - those to be published; without it, all of them.
 * @throws {Refusal} if one is not the editor's, or is no draft any more.
 */
export function draftsChosen(pending: readonly string[], files: Publish["files"]): Drafts {
  if (pending.length === 0) throw new Refusal("No hay cambios por publicar.");
  if (!files) return { chosen: pending, kept: [] };
  const gone = files.map(ownedPath).find((file) => !pending.includes(file));
  if (gone !== undefined)
    throw new Refusal(`Cierra esta hoja y ábrela otra vez: ${fileLabel(gone)} ya no tiene cambios por publicar.`);
  const isChosen = (path: string) =>
    files.some((file) => file === path || publicationOf(file) === path || publicationOf(path) === file);
  return { chosen: pending.filter(isChosen), kept: pending.filter((path) => !isChosen(path)) };
}

/** What others published comes here with what is published now, and would not fit over a draft that stays. */
export async function assertKeptUntouched(git: Git, { kept }: Drafts, before: string, theirs: string): Promise<void> {
  const brought = await changedBetween(git, before, theirs);
  const over = kept.filter((path) => brought.includes(path));
  if (over.length > 0)
    throw new Refusal(
      `Publica también ${namesOf(over)}, o descártalo: otra persona lo cambió mientras. Tu borrador sigue aquí.`,
    );
}

/** Each once: a legal text may have several files. */
export const namesOf = (paths: readonly string[]): string => spanishList([...new Set(paths.map(fileLabel))]);
