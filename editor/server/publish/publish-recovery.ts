/**
 * Completes pushes that were interrupted after the server got the commit and before this copy moved to it. Each push
 * first writes two refs, by which the editor completes the push at its next start.
 */
import { rm, stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { EditorError } from "#editor/server/editor-error.ts";
import { checkoutInUseMessage, type Git, listChangedFiles } from "#editor/server/workspace/git.ts";
import { uploadsFolder } from "#platform/config/coverage-store.ts";

export type PendingPush = {
  branch: string;
  /** Commit of the drafts on top of the previous HEAD. */
  draftCommit: string;
  /** Commit of the same drafts on top of others' publications. */
  commit: string;
};

const buildRefs = (branch: string) => ({
  draft: `refs/editor/draft/${branch}`,
  commit: `refs/editor/commit/${branch}`,
});

export async function recordPendingPush(git: Git, { branch, draftCommit, commit }: PendingPush): Promise<void> {
  const refs = buildRefs(branch);
  await git("update-ref", refs.draft, draftCommit);
  await git("update-ref", refs.commit, commit);
}

export async function clearPendingPush(git: Git, branch: string): Promise<void> {
  const refs = buildRefs(branch);
  await git("update-ref", "-d", refs.commit);
  await git("update-ref", "-d", refs.draft);
}

export async function readPendingPush(git: Git, branch: string): Promise<PendingPush | undefined> {
  const refs = buildRefs(branch);
  const [draft, commit] = await Promise.all([
    git.maybe("rev-parse", "--verify", "--quiet", refs.draft),
    git.maybe("rev-parse", "--verify", "--quiet", refs.commit),
  ]);
  return draft && commit ? { branch, draftCommit: draft.trim(), commit: commit.trim() } : undefined;
}

/** Moves this copy to the published commit; other changes stay as they are. */
export async function fastForwardToPublished(git: Git, { branch, draftCommit, commit }: PendingPush): Promise<void> {
  const baseCommit = (await git("rev-parse", `${draftCommit}^`)).trim();
  const currentHead = (await git("rev-parse", "HEAD")).trim();
  if (currentHead === baseCommit) await git("update-ref", "-m", "publish", "HEAD", draftCommit, baseCommit);
  if (currentHead === baseCommit || currentHead === draftCommit) {
    const files = await listChangedFiles(git, baseCommit, draftCommit);
    await git("reset", "--quiet", "--", ...files);
    // Until now, the uploads were only in the store.
    const uploads = files.filter((path) => path.startsWith(`${uploadsFolder}/`));
    if (uploads.length > 0) await git("checkout-index", "--force", "--", ...uploads);
    if (commit !== draftCommit) await git("checkout", "--quiet", "-B", branch, commit);
  }
  await clearPendingPush(git, branch);
}

const maxAttempts = 4;
const retryDelayMs = 500;

/** Retries, then gives up without an error, because the publication succeeded once the server has the commit. */
export async function retryFastForward(git: Git, pendingPush: PendingPush): Promise<void> {
  for (let attemptsLeft = maxAttempts; attemptsLeft > 0; attemptsLeft--)
    try {
      return await fastForwardToPublished(git, pendingPush);
    } catch {
      await wait(retryDelayMs);
    }
}

/** @throws {EditorError} if the index lock of git is still held after some seconds. */
export async function waitForLockRelease(git: Git): Promise<void> {
  for (let attemptsLeft = maxAttempts; attemptsLeft > 0; attemptsLeft--) {
    if ((await findLock(git)) === undefined) return;
    await wait(retryDelayMs);
  }
  throw new EditorError(checkoutInUseMessage);
}

/** Age in ms above which a lock counts as left over from a crash; no git process takes this long here. */
const staleLockMs = 10 * 60_000;

/** Removes a lock left over from a crash, which would block every publication. */
export async function removeStaleLock(git: Git): Promise<void> {
  const lock = await findLock(git);
  if (lock && Date.now() - lock.createdAt > staleLockMs) await rm(lock.path, { force: true });
}

async function findLock(git: Git): Promise<{ path: string; createdAt: number } | undefined> {
  const path = (await git("rev-parse", "--path-format=absolute", "--git-path", "index.lock")).trim();
  const lockStats = await stat(path).catch(() => undefined);
  return lockStats && { path, createdAt: lockStats.mtimeMs };
}
