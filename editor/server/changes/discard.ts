/**
 * Discards drafts, leaves drafts out of a publication, and updates the checkout to others' publications: each only if the
 * published site and the remaining drafts build afterwards.
 */

import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { attempt } from "#editor/server/attempt.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { findLinkingPlace } from "#editor/server/legal/backlinks.ts";
import { loadLegalContext, requireLegalRow } from "#editor/server/legal/legal-context.ts";
import { parseTextSource } from "#editor/server/legal/source/text-source.ts";
import { listPendingPaths } from "#editor/server/publish/publication.ts";
import { findBuildError } from "#editor/server/site/build-check.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import type { TextsByPath } from "#editor/server/site/text-override.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { listChangedFiles, readCommitTexts } from "#editor/server/workspace/git.ts";
import { buildFrozenFilePath, isOwnedPath } from "#editor/server/workspace/owned-paths.ts";
import { type DraftSelection, formatFileLabels, formatPublishAlso } from "./partial-publish.ts";

/**
 * Restores files to their published state; files that were never published are deleted. A legal text is discarded
 * together with its pending publication. Then updates the checkout to others' publications, unless a draft or a build
 * error prevents this.
 *
 * @throws {EditorError} if a remaining draft needs a discarded one.
 */
export async function discardDrafts(workspace: ContentWorkspace, files: readonly string[]): Promise<void> {
  const { git } = workspace;
  const pending = await listPendingPaths(git);
  const publications = files.map(buildFrozenFilePath).filter((path) => path !== undefined && pending.includes(path));
  const going = [...new Set([...files, ...publications])] as string[];
  const staying = pending.filter((path) => !going.includes(path));
  if (staying.length > 0) await assertDraftsNotNeeded(workspace, { going, staying, first: "Descarta antes" });
  for (const file of going) {
    const isPublished = (await git.maybe("cat-file", "-e", `HEAD:${file}`)) !== undefined;
    if (isPublished) await git("checkout", "--quiet", "HEAD", "--", file);
    else {
      await git.maybe("rm", "--quiet", "--cached", "--", file);
      await rm(join(workspace.root, file), { force: true });
    }
    workspace.invalidate(file);
  }
  const upstream = (await git.maybe("rev-parse", "--verify", "--quiet", "@{upstream}"))?.trim();
  if (upstream) await tryFastForward(workspace, upstream);
}

type Parting = {
  going: readonly string[];
  staying: readonly string[];
  /** Beginning of the error message, before a draft's name: `Descarta antes`. */
  first: string;
};

/** @throws {EditorError} if a file in `staying` needs one in `going`. */
export async function assertDraftsNotNeeded(
  workspace: ContentWorkspace,
  { going, staying, first }: Parting,
): Promise<void> {
  for (const file of going) {
    const later = staying.find((path) => isLaterVersion(path, file));
    if (later) throw new EditorError(`${first} la versión ${parseLegalPath(later)?.version}: se escribió sobre esta.`);
  }
  const texts = await readCommitTexts(workspace.git, "HEAD", going);
  const fault = await findBuildError(workspace, texts);
  if (fault !== undefined)
    throw new EditorError(`${first} lo que depende de esto. ${fault.message}`, { raw: fault.raw });
  for (const [file, published] of texts) await refuseIfLinked(workspace, file, published);
}

/** Refuses if other content links to a clause that would be removed. */
async function refuseIfLinked(workspace: ContentWorkspace, file: string, published: string): Promise<void> {
  const at = parseLegalPath(file);
  if (!at?.isSource || !existsSync(join(workspace.root, file))) return;
  const stay = listClauseIds(published);
  const site = await loadLegalContext(workspace);
  const { readAt } = requireLegalRow(site, at.id);
  for (const clause of listClauseIds((await workspace.read(file)).text)) {
    const link = stay.includes(clause)
      ? undefined
      : await findLinkingPlace(workspace, site, { id: at.id, readAt, clause });
    if (link) throw new EditorError(`Cambia antes el enlace de ${link}: lleva a una cláusula que se iría.`);
  }
}

/** Lists the ids of the clauses in a source; none if the source cannot be parsed. */
const listClauseIds = (text: string): string[] =>
  attempt(() => parseTextSource(text).clauses.map(({ id }) => id)) ?? [];

function isLaterVersion(path: string, than: string): boolean {
  const [one, other] = [parseLegalPath(path), parseLegalPath(than)];
  return one !== undefined && one.id === other?.id && Number(one.version) > Number(other.version);
}

/** Fast-forwards the checkout to the commit `published`, unless a draft prevents this or the site would not build. */
export async function tryFastForward(workspace: ContentWorkspace, published: string): Promise<void> {
  const { git } = workspace;
  const before = (await git("rev-parse", "HEAD")).trim();
  const names = await listChangedFiles(git, before, published);
  const hasDrafts = (await listPendingPaths(git)).length > 0;
  const owned = hasDrafts ? names.filter(isOwnedPath) : [];
  if ((await findBuildError(workspace, await readCommitTexts(git, published, owned))) !== undefined) return;
  await git.maybe("merge", "--quiet", "--ff-only", published);
  for (const file of await listChangedFiles(git, before, "HEAD")) workspace.invalidate(file);
}

/**
 * @param texts - the lists that the commit changes: drafts, and lists newly published by others.
 * @throws {EditorError} that names the dependency; everything stays a draft.
 */
export async function assertPublishable(
  workspace: ContentWorkspace,
  { chosen, remaining }: DraftSelection,
  texts: TextsByPath,
): Promise<void> {
  if (remaining.length === 0) return;
  for (const file of remaining) {
    const later = chosen.find((path) => isLaterVersion(path, file));
    if (!later) continue;
    const [version, next] = [parseLegalPath(file)?.version, parseLegalPath(later)?.version];
    throw new EditorError(`Publica también la versión ${version} ${ofFile(file)}: la ${next} se escribió sobre ella.`);
  }
  const published = await readCommitTexts(workspace.git, "HEAD", remaining);
  const withTexts = (others: TextsByPath) => findBuildError(workspace, new Map([...texts, ...others]));
  const fault = await withTexts(published);
  if (fault !== undefined) {
    // If several drafts remain, find a single one whose publication would suffice.
    const without = (file: string) => new Map([...published].filter(([path]) => path !== file));
    const enough = [];
    for (const file of remaining.length > 1 ? remaining : [])
      if (enough.length === 0 && (await withTexts(without(file))) === undefined) enough.push(file);
    throw new EditorError(`${formatPublishAlso(enough.length > 0 ? enough : remaining)} ${fault.message}`, {
      raw: fault.raw,
    });
  }
  await refuseNewLinks(workspace, { chosen, remaining });
  const afterwards = await findBuildError(workspace, texts);
  if (afterwards !== undefined)
    throw new EditorError(
      `Publica también ${formatFileLabels(remaining)}, o descártalo: no se lleva con lo que otra persona publicó. ${afterwards.message}`,
      { raw: afterwards.raw },
    );
}

const ofFile = (path: string) => `de ${formatFileLabel(path)}`.replace(/^de el /, "del ");

/** Refuses if a published file would link to a clause that stays a draft. */
async function refuseNewLinks(workspace: ContentWorkspace, { chosen, remaining }: DraftSelection): Promise<void> {
  const sources = remaining.filter((path) => parseLegalPath(path)?.isSource);
  if (sources.length === 0) return;
  const site = await loadLegalContext(workspace);
  const read = async (path: string) => (await workspace.read(path).catch(() => ({ text: "" }))).text;
  const texts = await Promise.all(chosen.map(async (path) => ({ path, text: await read(path) })));
  for (const file of sources) {
    const { readAt } = requireLegalRow(site, parseLegalPath(file)?.id ?? "");
    const stay = listClauseIds((await workspace.git.maybe("show", `HEAD:${file}`)) ?? "");
    for (const clause of listClauseIds(await read(file)).filter((each) => !stay.includes(each))) {
      const address = new RegExp(`${RegExp.escape(`${readAt}#${clause}`)}(?:-\\d+)?(?![\\w-])`);
      const link = texts.find(({ text }) => address.test(text));
      if (link)
        throw new EditorError(
          `Publica también ${formatFileLabel(file)}: un enlace ${ofFile(link.path)} lleva a una cláusula nueva.`,
        );
    }
  }
}
