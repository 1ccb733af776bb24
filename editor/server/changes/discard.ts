/**
 * Discards drafts, leaves drafts out of a publication, and updates the checkout to others' publications. Each happens
 * only if the published site and the remaining drafts build afterwards.
 */

import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { attempt } from "#editor/server/attempt.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { buildClauseAddressPattern, findLinkingClause } from "#editor/server/legal/backlinks.ts";
import { loadLegalContext, requireLegalRow } from "#editor/server/legal/legal-context.ts";
import { parseLegalTextSource } from "#editor/server/legal/source/legal-text-source.ts";
import { listPendingPaths } from "#editor/server/publish/publication.ts";
import { findBuildError } from "#editor/server/site/build-check.ts";
import { formatFileLabel, formatFileLabelWithDe } from "#editor/server/site/file-label.ts";
import type { TextsByPath } from "#editor/server/site/text-override.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { listChangedFiles, readCommitTexts } from "#editor/server/workspace/git.ts";
import { buildFrozenFilePath, isOwnedPath } from "#editor/server/workspace/owned-paths.ts";
import {
  type DraftSelection,
  findNeededDrafts,
  formatFileLabels,
  formatPublishAlsoMessage,
} from "./partial-publish.ts";

/**
 * Restores files to their published state; deletes files that were never published. A legal text is discarded together
 * with its pending publication. Then updates the checkout to others' publications, unless a draft or a build error
 * prevents it.
 *
 * @throws {EditorError} if a remaining draft needs a discarded one.
 */
export async function discardDrafts(workspace: ContentWorkspace, files: readonly string[]): Promise<void> {
  const { git } = workspace;
  const pendingPaths = await listPendingPaths(git);
  const frozenPaths = files
    .map(buildFrozenFilePath)
    .filter((path) => path !== undefined && pendingPaths.includes(path));
  const discardedPaths = [...new Set([...files, ...frozenPaths])] as string[];
  const remainingPaths = pendingPaths.filter((path) => !discardedPaths.includes(path));
  if (remainingPaths.length > 0)
    await assertDraftsNotNeeded(workspace, {
      removedPaths: discardedPaths,
      remainingPaths: remainingPaths,
      messageStart: "Descarta antes",
    });
  for (const file of discardedPaths) {
    const isPublished = (await git.maybe("cat-file", "-e", `HEAD:${file}`)) !== undefined;
    if (isPublished) await git("checkout", "--quiet", "HEAD", "--", file);
    else {
      await git.maybe("rm", "--quiet", "--cached", "--", file);
      await rm(join(workspace.root, file), { force: true });
    }
    workspace.invalidate(file);
  }
  const upstreamCommit = (await git.maybe("rev-parse", "--verify", "--quiet", "@{upstream}"))?.trim();
  if (upstreamCommit) await tryFastForward(workspace, upstreamCommit);
}

type DraftSeparation = {
  removedPaths: readonly string[];
  remainingPaths: readonly string[];
  /** Start of the error message, before the draft's name: `Descarta antes`. */
  messageStart: string;
};

/** @throws {EditorError} if a file in `remainingPaths` needs one in `removedPaths`. */
export async function assertDraftsNotNeeded(
  workspace: ContentWorkspace,
  { removedPaths, remainingPaths, messageStart }: DraftSeparation,
): Promise<void> {
  for (const file of removedPaths) {
    const laterVersion = remainingPaths.find((path) => isLaterVersion(path, file));
    if (laterVersion)
      throw new EditorError(
        `${messageStart} la versión ${parseLegalPath(laterVersion)?.version}: se escribió sobre esta.`,
      );
  }
  const texts = await readCommitTexts(workspace.git, "HEAD", removedPaths);
  const buildError = await findBuildError(workspace, texts);
  if (buildError !== undefined)
    throw new EditorError(`${messageStart} lo que depende de esto. ${buildError.message}`, { raw: buildError.raw });
  for (const [file, publishedText] of texts) await refuseIfLinked(workspace, file, publishedText);
}

async function refuseIfLinked(workspace: ContentWorkspace, file: string, publishedText: string): Promise<void> {
  const legalPath = parseLegalPath(file);
  if (!legalPath?.isSource || !existsSync(join(workspace.root, file))) return;
  const publishedClauseIds = listClauseIds(publishedText);
  const site = await loadLegalContext(workspace);
  const { textPath } = requireLegalRow(site, legalPath.id);
  for (const clause of listClauseIds((await workspace.read(file)).text)) {
    const linkingClause = publishedClauseIds.includes(clause)
      ? undefined
      : await findLinkingClause(workspace, site, { id: legalPath.id, textPath, clause });
    if (linkingClause)
      throw new EditorError(`Cambia antes el enlace de ${linkingClause}: lleva a una cláusula que se iría.`);
  }
}

const listClauseIds = (text: string): string[] =>
  attempt(() => parseLegalTextSource(text).clauses.map(({ id }) => id)) ?? [];

function isLaterVersion(path: string, earlierPath: string): boolean {
  const [one, other] = [parseLegalPath(path), parseLegalPath(earlierPath)];
  return one !== undefined && one.id === other?.id && Number(one.version) > Number(other.version);
}

export async function tryFastForward(workspace: ContentWorkspace, publishedCommit: string): Promise<void> {
  const { git } = workspace;
  const oldHead = (await git("rev-parse", "HEAD")).trim();
  const changedPaths = await listChangedFiles(git, oldHead, publishedCommit);
  const hasDrafts = (await listPendingPaths(git)).length > 0;
  const ownedPaths = hasDrafts ? changedPaths.filter(isOwnedPath) : [];
  if ((await findBuildError(workspace, await readCommitTexts(git, publishedCommit, ownedPaths))) !== undefined) return;
  await git.maybe("merge", "--quiet", "--ff-only", publishedCommit);
  for (const file of await listChangedFiles(git, oldHead, "HEAD")) workspace.invalidate(file);
}

/**
 * @param texts - the lists that the commit changes: drafts, and lists that others have newly published.
 * @throws {EditorError} that names the dependency; everything stays a draft.
 */
export async function assertPublishable(
  workspace: ContentWorkspace,
  { chosenPaths, remainingPaths }: DraftSelection,
  texts: TextsByPath,
): Promise<void> {
  if (remainingPaths.length === 0) return;
  for (const file of remainingPaths) {
    const laterPath = chosenPaths.find((path) => isLaterVersion(path, file));
    if (!laterPath) continue;
    const [version, next] = [parseLegalPath(file)?.version, parseLegalPath(laterPath)?.version];
    throw new EditorError(
      `Publica también la versión ${version} ${formatFileLabelWithDe(file)}: la ${next} se escribió sobre ella.`,
    );
  }
  const publishedTexts = await readCommitTexts(workspace.git, "HEAD", remainingPaths);
  const findErrorWith = (otherTexts: TextsByPath) => findBuildError(workspace, new Map([...texts, ...otherTexts]));
  const error = await findErrorWith(publishedTexts);
  if (error !== undefined) {
    const neededPaths = await findNeededDrafts(
      remainingPaths,
      async (others) =>
        (await findErrorWith(new Map([...publishedTexts].filter(([path]) => others.includes(path))))) === undefined,
    );
    throw new EditorError(`${formatPublishAlsoMessage(neededPaths)} ${error.message}`, { raw: error.raw });
  }
  await refuseNewLinks(workspace, { chosenPaths, remainingPaths });
  const errorAfterwards = await findBuildError(workspace, texts);
  if (errorAfterwards !== undefined)
    throw new EditorError(
      `Publica también ${formatFileLabels(remainingPaths)}, o descártalo: no se lleva con lo que otra persona publicó. ${errorAfterwards.message}`,
      { raw: errorAfterwards.raw },
    );
}

/** Throws if a published file would link to a clause that stays a draft. */
async function refuseNewLinks(
  workspace: ContentWorkspace,
  { chosenPaths, remainingPaths }: DraftSelection,
): Promise<void> {
  const sources = remainingPaths.filter((path) => parseLegalPath(path)?.isSource);
  if (sources.length === 0) return;
  const site = await loadLegalContext(workspace);
  const readText = async (path: string) => (await workspace.read(path).catch(() => ({ text: "" }))).text;
  const texts = await Promise.all(chosenPaths.map(async (path) => ({ path, text: await readText(path) })));
  for (const file of sources) {
    const { textPath } = requireLegalRow(site, parseLegalPath(file)?.id ?? "");
    const stay = listClauseIds((await workspace.git.maybe("show", `HEAD:${file}`)) ?? "");
    for (const clause of listClauseIds(await readText(file)).filter((each) => !stay.includes(each))) {
      const addressPattern = buildClauseAddressPattern(textPath, clause);
      const link = texts.find(({ text }) => addressPattern.test(text));
      if (link)
        throw new EditorError(
          `Publica también ${formatFileLabel(file)}: un enlace ${formatFileLabelWithDe(link.path)} lleva a una cláusula nueva.`,
        );
    }
  }
}
