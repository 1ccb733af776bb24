/** The branch on the git server to which publications are pushed. */
import { EditorError } from "#editor/server/editor-error.ts";
import { type Git, GitError } from "#editor/server/workspace/git.ts";
import { readPendingPush } from "./publish-recovery.ts";

/** HEAD or the server's branch has moved since the candidate was created, so a new candidate is needed. */
export class StaleCandidateError extends EditorError {}

export const concurrentPublicationMessage =
  "Otra persona publicó en este momento. Publica otra vez: tu borrador sigue aquí.";

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

export async function findCurrentUpstream(git: Git): Promise<Upstream | undefined> {
  const branch = await readBranch(git);
  return branch === undefined ? undefined : findUpstream(git, branch);
}

export const formatTrackingRef = ({ remote, branch }: Upstream) => `refs/remotes/${remote}/${branch}`;

export const buildFetchArguments = (upstream: Upstream) =>
  ["fetch", "--quiet", upstream.remote, `+refs/heads/${upstream.branch}:${formatTrackingRef(upstream)}`] as const;

const draftKeptMessage = "Tu borrador sigue aquí.";

/** @throws {EditorError} if the server does not respond, or refuses. */
export async function fetchRefs(git: Git, args: readonly string[], keptDataMessage: string): Promise<void> {
  const runFetch = () => git(...args);
  try {
    // Retries once, because another workspace of the same repository may be fetching at the same time.
    await runFetch().catch((error: Error) =>
      /cannot lock ref/.test(error.message) ? runFetch() : Promise.reject(error),
    );
  } catch (error) {
    const message = `El repositorio no contesta: inténtalo en unos minutos y, si sigue igual, avisa a TI. ${keptDataMessage}`;
    throw toRefusal(error, findServerErrorMessage(error, keptDataMessage) ?? message);
  }
}

export async function fetchLatest(git: Git, upstream: Upstream): Promise<string> {
  await fetchRefs(git, buildFetchArguments(upstream), draftKeptMessage);
  const theirs = (await git("rev-parse", formatTrackingRef(upstream))).trim();
  const branch = await readBranch(git);
  const pendingPush = branch && (await readPendingPush(git, branch));
  // Ignores the draft commit, which may be HEAD after an interrupted push, because the server has its changes.
  const unpushedCount = Number(
    await git("rev-list", "--count", "HEAD", "--not", theirs, ...(pendingPush ? [pendingPush.draftCommit] : [])),
  );
  if (unpushedCount > 0)
    throw new EditorError(
      `Pide a quien desarrolla el sitio que suba lo suyo: esta copia tiene ${unpushedCount === 1 ? "un cambio" : `${unpushedCount} cambios`} que el servidor no tiene. Tu borrador sigue aquí.`,
    );
  return theirs;
}

export async function pushCommit(git: Git, upstream: Upstream, commit: string): Promise<void> {
  await pushRefs(git, [upstream.remote, `${commit}:refs/heads/${upstream.branch}`], draftKeptMessage);
  await git("update-ref", formatTrackingRef(upstream), commit);
}

/**
 * @throws {StaleCandidateError} if a ref has moved at the server.
 *
 * @throws {EditorError} with the server's own message.
 */
export async function pushRefs(git: Git, args: readonly string[], keptDataMessage: string): Promise<void> {
  try {
    await git("push", "--quiet", ...args);
  } catch (error) {
    if (error instanceof GitError && /fetch first|non-fast-forward|stale info|cannot lock ref/.test(error.message))
      throw new StaleCandidateError(concurrentPublicationMessage);
    const serverRefusal = error instanceof GitError ? parseServerRefusal(error.message) : "";
    const message = `El servidor no aceptó el cambio${serverRefusal && ` («${serverRefusal}»)`}: haz lo que dice, o avisa a quien administra el repositorio. ${keptDataMessage}`;
    throw toRefusal(error, findServerErrorMessage(error, keptDataMessage) ?? message);
  }
}

function toRefusal(error: unknown, message: string): unknown {
  return error instanceof GitError ? new EditorError(message, { cause: error }) : error;
}

/** The branch that a team's site is published from. */
export const mainBranch = "main";

/** Name of the git remote in a team's working trees; its URL has no credentials. */
export const remoteName = "editor";

export const remoteMain = { remote: remoteName, branch: mainBranch };
export const mainRef = formatTrackingRef(remoteMain);

/** Finds the message if the server does not know the account, denies permission or fails; undefined otherwise. */
export function findServerErrorMessage(error: unknown, keptDataMessage: string): string | undefined {
  if (!(error instanceof GitError)) return undefined;
  const { message } = error;
  if (isAuthenticationError.test(message))
    return `El servidor no reconoce la cuenta con la que se publica: avisa a quien administra el repositorio. ${keptDataMessage}`;
  if (/Host key verification failed/.test(message))
    return `El repositorio no es el que se conoce: avisa a quien administra el repositorio. ${keptDataMessage}`;
  if (isServerAway.test(message)) return `El repositorio no contesta. Inténtalo en unos minutos. ${keptDataMessage}`;
  // Over ssh, a host that knows the key and denies permission ends the connection in words of its own.
  if (
    /returned error: (?:403|404)|Repository not found|^(?!.*not appear to be a git repository).*Could not read from remote/s.test(
      message,
    )
  )
    return `La cuenta con la que se publica ya no puede hacerlo: avisa a quien administra el repositorio. ${keptDataMessage}`;
  return undefined;
}

/** Matches git's words if the host does not respond. */
export const isServerAway =
  /returned error: 5\d\d|Could not resolve host|Failed to connect|Couldn't connect|Connection (?:refused|timed out|closed|reset)|^ssh: /m;

const isAuthenticationError =
  /returned error: 401|Authentication failed|could not read (?:Username|Password)|Permission denied \(/;

/** Parses the server's own message: the lines that its hooks printed, as one line, or else git's reason. */
function parseServerRefusal(message: string): string {
  const lines = [...message.matchAll(/^remote: (.*\S)\s*$/gm)].map(([, line = ""]) => line);
  const [, reason = ""] = /^ ! \[remote rejected\].*\((.+)\)$/m.exec(message) ?? [];
  return lines.join(" ") || reason;
}
