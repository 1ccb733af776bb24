/**
 * Views of a page other than its current state: on another day, as last published, or with a proposal. The page's
 * address names the view, such as `/avisos?vista=2026-12-03`, so each tab can show another view without server state.
 * Legal texts are current in every view, because only modules can be overridden.
 */
import * as z from "zod";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { publishedView, viewParameter } from "#editor/api/view-parameter.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { listPendingPaths } from "#editor/server/publish/publication.ts";
import { buildDayOverride, type TextsByPath } from "#editor/server/site/text-override.ts";
import { type Git, listChangedFiles, readCommitTexts } from "#editor/server/workspace/git.ts";
import { isDataFile } from "#editor/server/workspace/owned-paths.ts";

const isDay = (view: string) => z.iso.date().safeParse(view).success;
const isTree = (view: string) => /^[0-9a-f]{40}$/.test(view);

/** Parses the view in a page's address: `publicado` in `/avisos?vista=publicado`; empty for the current files. */
export const parseView = (address: string): string =>
  new URL(address, "http://localhost").searchParams.get(viewParameter) ?? "";

/**
 * Reads the texts that a view shows instead of the current files.
 *
 * @param view - a day, `publicado`, or a proposal's git tree with an optional day: `<tree>@2027-01-15`; empty for the
 *   current files.
 * @throws {EditorError} if `view` is none of these, or the tree no longer exists.
 */
export async function readViewOverrides(git: Git, view: string): Promise<TextsByPath> {
  if (view === "") return new Map();
  if (isDay(view)) return buildDayOverride(view);
  const drafts = (await listPendingPaths(git)).filter(isDataFile);
  if (view === publishedView) return readCommitTexts(git, "HEAD", drafts);
  const [tree = "", day] = view.split("@");
  const isView = isTree(tree) && (day === undefined || isDay(day));
  if (!isView || (await git.maybe("cat-file", "-e", `${tree}^{tree}`)) === undefined)
    throw new EditorError("Eso ya no está: se publicó o se retiró.");
  const proposedPaths = (await listChangedFiles(git, "HEAD", tree)).filter(isDataFile);
  const texts = await readCommitTexts(git, tree, [...new Set([...proposedPaths, ...drafts])]);
  return new Map([...(day === undefined ? [] : buildDayOverride(day as IsoDay)), ...texts]);
}
