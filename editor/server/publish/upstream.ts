/** The branch on the git server to which publications are pushed. */
import { EditorError } from "#editor/server/editor-error.ts";
import { type Git, GitError } from "#editor/server/workspace/git.ts";
import { findPushRefusalMessage, parseHookOutput } from "#editor/server/workspace/git-error-message.ts";
import { readPendingPush } from "./publish-recovery.ts";

/** HEAD or the server's branch has moved since the candidate was created: a new candidate is needed. */
export class StaleCandidateError extends EditorError {}

export const concurrentPublicationMessage =
  "Otra persona publicó en este momento. Publica otra vez: tu borrador sigue aquí.";

/** The current branch; undefined if HEAD is detached. */
export const readBranch = async (git: Git) => (await git.maybe("symbolic-ref", "--quiet", "--short", "HEAD"))?.trim();

export type Upstream = { remote: string; branch: string };

export async function findUpstream(git: Git, branch: string): Promise<Upstream | undefined> {
  const [remote, merge] = await Promise.all([
    git.maybe("config", `branch.${branch}.remote`),
    git.maybe("config", `branch.${branch}.merge`),
  ]);
  if (!remote || !merge) return undefined;
  return { remote: remote.trim(), branch: merge.trim().replace("refs/heads/", "") };
}

export const formatTrackingRef = ({ remote, branch }: Upstream) => `refs/remotes/${remote}/${branch}`;

export const buildFetchArguments = (upstream: Upstream) =>
  ["fetch", "--quiet", upstream.remote, `+refs/heads/${upstream.branch}:${formatTrackingRef(upstream)}`] as const;

export async function fetchLatest(git: Git, upstream: Upstream): Promise<string> {
  const fetch = () => git(...buildFetchArguments(upstream));
  try {
    // Retry once: another workspace of the same repository may be fetching right now.
    await fetch().catch((error: Error) => (/cannot lock ref/.test(error.message) ? fetch() : Promise.reject(error)));
  } catch (error) {
    throw toRefusal(
      error,
      findPushRefusalMessage(error) ??
        "No se pudo llegar al servidor: revisa tu conexión y publica otra vez. Tu borrador sigue aquí.",
    );
  }
  const theirs = (await git("rev-parse", formatTrackingRef(upstream))).trim();
  const branch = await readBranch(git);
  const half = branch && (await readPendingPush(git, branch));
  // Does not count the draft commit, which HEAD may be after an interrupted push: the server has its changes.
  const unpushed = Number(
    await git("rev-list", "--count", "HEAD", "--not", theirs, ...(half ? [half.draftCommit] : [])),
  );
  if (unpushed > 0)
    throw new EditorError(
      `Pide a quien desarrolla el sitio que suba lo suyo: esta copia tiene ${unpushed === 1 ? "un cambio" : `${unpushed} cambios`} que el servidor no tiene. Tu borrador sigue aquí.`,
    );
  return theirs;
}

export async function pushCommit(git: Git, upstream: Upstream, commit: string): Promise<void> {
  try {
    await git("push", "--quiet", upstream.remote, `${commit}:refs/heads/${upstream.branch}`);
    await git("update-ref", formatTrackingRef(upstream), commit);
  } catch (error) {
    if (error instanceof GitError && /fetch first|non-fast-forward|stale info/.test(error.message))
      throw new StaleCandidateError(concurrentPublicationMessage);
    const said = error instanceof GitError ? parseHookOutput(error.message) : "";
    throw toRefusal(
      error,
      findPushRefusalMessage(error) ??
        `El servidor no aceptó el cambio${said && ` («${said}»)`}. Tu borrador sigue aquí: avisa a quien desarrolla el sitio.`,
    );
  }
}

function toRefusal(error: unknown, words: string): unknown {
  return error instanceof GitError ? new EditorError(words, undefined, { cause: error }) : error;
}
