/**
 * Publishes drafts: uncommitted changes of files that the editor owns. Publishing makes one commit of drafts on top of
 * others' publications. The checkout changes only once the git server has the commit, so the drafts stay if that server
 * refuses it.
 */
import { capitalize } from "#domain/text/capitalize.ts";
import { normalizeText } from "#domain/text/normalize-text.ts";
import { findTitleErrorMessage } from "#editor/api/publication-title.ts";
import type { PublishRequest, PublishResult } from "#editor/api/requests/publish-api.ts";
import {
  assertRemainingDraftsUntouched,
  type DraftSelection,
  formatFileLabels,
  selectDrafts,
} from "#editor/server/changes/partial-publish.ts";
import { findUploadsToCommit } from "#editor/server/coverage/file-references.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { editTree, type Git, listChangedFiles, type Person, readCommitTexts } from "#editor/server/workspace/git.ts";
import type { FileMergeFunction } from "#editor/server/workspace/merge-files.ts";
import { isDataFile, isOwnedPath, ownedFolders } from "#editor/server/workspace/owned-paths.ts";
import {
  clearPendingPush,
  fastForwardToPublished,
  readPendingPush,
  recordPendingPush,
  retryFastForward,
  waitForLockRelease,
} from "./publish-recovery.ts";
import { commitTree, rebaseDrafts } from "./rebase.ts";
import {
  buildFetchArguments,
  concurrentPublicationMessage,
  fetchLatest,
  findUpstream,
  formatTrackingRef,
  pushCommit,
  readBranch,
  StaleCandidateError,
  type Upstream,
} from "./upstream.ts";

export type CandidateOptions = {
  title: PublishRequest["title"];
  person: Person;
  /** Paths of the drafts to publish; all drafts if undefined. */
  files?: PublishRequest["files"] | undefined;
  winningSide?: PublishRequest["winningSide"] | undefined;
  mergeFile: FileMergeFunction;
  /** Throws if the site would not build after the commit. `texts`: the text of each changed list, by path. */
  checkContent: (texts: ReadonlyMap<string, string>, drafts: DraftSelection, step: CommitRange) => Promise<void>;
};

/** `base`: the last published commit; `commit`: the commit to publish. */
export type CommitRange = { base: string; commit: string };

/** A commit ready to be published, but not pushed yet. */
export type PublicationCandidate = {
  title: string;
  person: Person;
  drafts: DraftSelection;
  branch: string;
  /** Undefined if the branch has no git server. */
  upstream: Upstream | undefined;
  /** Four commits: HEAD, the drafts on HEAD, the server's branch, and the drafts on the server's branch. */
  oldHead: string;
  draftCommit: string;
  serverCommit: string;
  commit: string;
};

/** Result of a push. `updatedFiles`: files into which others' publications were merged. */
export type PushResult = PublishResult & { updatedFiles: readonly string[] };

export async function listPendingPaths(git: Git): Promise<string[]> {
  const status = await git(
    "status",
    "--porcelain=v1",
    "-z",
    "--no-renames",
    "--untracked-files=all",
    "--",
    ...ownedFolders,
  );
  const paths = status.split("\0").flatMap((entry) => (entry.length > 3 ? [entry.slice(3)] : []));
  return paths.filter(isOwnedPath).toSorted();
}

/** @throws {EditorError} with instructions; the drafts stay. */
export async function createPublicationCommit(
  git: Git,
  { title, person, files, winningSide, mergeFile, checkContent }: CandidateOptions,
): Promise<PublicationCandidate> {
  const message = requireTitle(title);
  await finishPendingPush(git);
  const drafts = selectDrafts(await listPendingPaths(git), files);
  const oldHead = (await git("rev-parse", "HEAD")).trim();
  const branch = await readBranch(git);
  if (!branch)
    throw new EditorError(
      "Esta copia del sitio está a medias: avisa a quien desarrolla el sitio. Tu borrador sigue aquí.",
    );
  const upstream = await findUpstream(git, branch);
  const draftCommit = await commitDrafts(git, { paths: drafts.chosenPaths, parent: oldHead, message, person });
  await waitForLockRelease(git);
  const serverCommit = upstream ? await fetchLatest(git, upstream) : oldHead;
  if (serverCommit !== oldHead) await assertRemainingDraftsUntouched(git, drafts, oldHead, serverCommit);
  const commit =
    serverCommit === oldHead
      ? draftCommit
      : await rebaseDrafts(git, {
          draftCommit,
          oldHead,
          theirs: serverCommit,
          message,
          person,
          mergeFile,
          winningSide,
        });
  await checkContent(await readChangedTexts(git, oldHead, commit), drafts, { base: serverCommit, commit });
  return {
    title: message,
    person,
    drafts,
    branch,
    upstream,
    oldHead,
    draftCommit,
    serverCommit,
    commit,
  };
}

/**
 * Pushes a candidate, if there is a server. Later edits stay drafts.
 *
 * @throws {StaleCandidateError} if someone else published meanwhile.
 * @throws {EditorError} with instructions; the drafts stay.
 */
export async function pushCandidate(git: Git, candidate: PublicationCandidate): Promise<PushResult> {
  const { branch, upstream, draftCommit, serverCommit, commit } = candidate;
  await waitForLockRelease(git);
  const incomingPaths = await listChangedFiles(git, draftCommit, commit);
  await assertUpToDate(git, candidate, incomingPaths);
  const pendingPush = { branch, draftCommit, commit };
  if (!upstream) {
    await fastForwardToPublished(git, pendingPush);
    return { commit, isPushed: false, updatedFiles: incomingPaths };
  }
  await recordPendingPush(git, pendingPush);
  if (commit !== serverCommit) await pushCommit(git, upstream, commit);
  await retryFastForward(git, pendingPush);
  return {
    commit,
    updatedFiles: incomingPaths,
    ...(commit === serverCommit ? { isPushed: false, isEmpty: true } : { isPushed: true }),
  };
}

/** Checks that HEAD and the drafts of these files are unchanged since the candidate was created. */
export async function assertUpToDate(
  git: Git,
  { oldHead, draftCommit }: PublicationCandidate,
  paths: readonly string[],
): Promise<void> {
  if ((await git("rev-parse", "HEAD")).trim() !== oldHead) throw new StaleCandidateError(concurrentPublicationMessage);
  const laterEdits = await listDifferingPaths(git, draftCommit, paths.filter(isOwnedPath));
  if (laterEdits.length > 0)
    throw new EditorError(
      `${capitalize(formatFileLabels(laterEdits))} cambió mientras se probaba el sitio: envíalo otra vez. Tu borrador sigue aquí.`,
    );
}

/** Lists those of these files that differ, on disk, from a commit or tree. */
export async function listDifferingPaths(git: Git, tree: string, paths: readonly string[]): Promise<string[]> {
  const differingPaths: string[] = [];
  for (const path of paths) {
    const currentBlob = (await git.maybe("hash-object", "--", path))?.trim();
    const blob = (await git.maybe("rev-parse", "--verify", "--quiet", `${tree}:${path}`))?.trim();
    if (currentBlob !== blob) differingPaths.push(path);
  }
  return differingPaths;
}

/** Completes an interrupted push, or forgets it if the server did not get the commit. */
export async function finishPendingPush(git: Git): Promise<void> {
  const branch = await readBranch(git);
  const pendingPush = branch && (await readPendingPush(git, branch));
  const upstream = pendingPush && (await findUpstream(git, pendingPush.branch));
  if (!upstream) return;
  const isOnServer = async () =>
    (await git.maybe("merge-base", "--is-ancestor", pendingPush.commit, formatTrackingRef(upstream))) !== undefined;
  const isKnownOnServer = await isOnServer();
  const hasAskedServer = isKnownOnServer || (await git.maybe(...buildFetchArguments(upstream))) !== undefined;
  if (isKnownOnServer || (await isOnServer())) await retryFastForward(git, pendingPush);
  else if (hasAskedServer) await clearPendingPush(git, pendingPush.branch);
}

function requireTitle(title: unknown): string {
  const trimmedTitle = typeof title === "string" ? normalizeText(title).trim() : "";
  const errorMessage = findTitleErrorMessage(trimmedTitle);
  if (errorMessage) throw new EditorError(errorMessage);
  return trimmedTitle;
}

type DraftCommitOptions = { paths: readonly string[]; parent: string; message: string; person: Person };

export async function commitDrafts(git: Git, { paths, parent, message, person }: DraftCommitOptions): Promise<string> {
  const uploads = await findUploadsToCommit(git, parent, paths);
  const tree = await editTree(git, parent, async (inIndex) => {
    await inIndex("add", "--all", "--", ...paths);
    for (const { path, file } of uploads) {
      const uploadBlob = (await git("hash-object", "-w", "--no-filters", file)).trim();
      await inIndex("update-index", "--add", "--cacheinfo", `100644,${uploadBlob},${path}`);
    }
  });
  return commitTree(git, { tree, parents: [parent], message, person });
}

/** Reads the lists that differ between two commits, as of `commit`, by path. */
export const readChangedTexts = async (git: Git, before: string, commit: string): Promise<Map<string, string>> =>
  readOwnedTexts(git, commit, await listChangedFiles(git, before, commit));

/** Reads those of the files that the editor owns, as of the commit; a missing legal file has an empty text. */
export async function readOwnedTexts(git: Git, commit: string, paths: readonly string[]): Promise<Map<string, string>> {
  const ownedPaths = paths.filter(isOwnedPath);
  const missingTexts = ownedPaths.filter((path) => !isDataFile(path)).map((path) => [path, ""] as const);
  return new Map([...missingTexts, ...(await readCommitTexts(git, commit, ownedPaths))]);
}
