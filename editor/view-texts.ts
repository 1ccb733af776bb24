/**
 * What a page can be looked at as, besides as it is: on another day, as it was last published, and with what somebody
 * proposes. An address names it, `/avisos?vista=2026-12-03`, so that each tab has its own and nothing has to be kept.
 * Legal texts are no modules: they read as they are in each.
 */
import * as z from "zod";
import { Refusal } from "./edit-refusal.ts";
import { changedBetween, type Git, textsAt } from "./git.ts";
import { mainRef, mergedWith } from "./hosted/proposal-reading.ts";
import { builtOn } from "./other-day.ts";
import type { Texts } from "./other-text.ts";
import { isData } from "./owned-paths.ts";
import { publishedView, viewParameter } from "./page-view.ts";
import { pendingPaths } from "./publication.ts";

const isDay = (view: string) => z.iso.date().safeParse(view).success;
const isCommit = (view: string) => /^[0-9a-f]{40}$/.test(view);

/** @param address - of a page, with what is asked of it: `/avisos?vista=publicado`. */
export const viewIn = (address: string): string =>
  new URL(address, "http://localhost").searchParams.get(viewParameter) ?? "";

/**
 * @param view - a day, `publicado`, or the commit of a proposal; empty for the files as they are.
 * @throws {Refusal} if it is none of these, or is not there any more.
 */
export async function textsOfView(git: Git, view: string): Promise<Texts> {
  if (view === "") return new Map();
  if (isDay(view)) return builtOn(view);
  const drafts = (await pendingPaths(git)).filter(isData);
  if (view === publishedView) return textsAt(git, "HEAD", drafts);
  if (!isCommit(view) || (await git.maybe("cat-file", "-e", `${view}^{commit}`)) === undefined)
    throw new Refusal("Eso ya no está: se publicó o se retiró.");
  const { tree } = await mergedWith(git, mainRef, view);
  const proposed = (await changedBetween(git, "HEAD", tree)).filter(isData);
  return textsAt(git, tree, [...new Set([...proposed, ...drafts])]);
}
