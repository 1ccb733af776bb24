/** Asks the site itself which commit it serves, and compares that commit with the last publication. */
import { createHash } from "node:crypto";
import * as z from "zod";
import type { LiveStatus } from "#editor/api/requests/publish-api.ts";
import { cacheFor } from "#editor/server/workspace/cache-last.ts";
import type { Git } from "#editor/server/workspace/git.ts";
import { buildFetchArguments, formatTrackingRef, type Upstream } from "./upstream.ts";

/** `url`: origin of the site; `buildMinutes`: minutes until a publication should be visible. */
export type WatchedSite = { url: string; buildMinutes: number };

/** `isFresh`: whether to ask the git server again, because somebody has just published or decided on a proposal. */
export type LiveStatusReader = (isFresh?: boolean) => Promise<LiveStatus>;

type LiveStatusOptions = {
  git: Git;
  site: WatchedSite | undefined;
  /** Finds the branch that the site is published from; undefined without a git server. */
  findUpstream: () => Promise<Upstream | undefined>;
  now?: () => number;
};

/** Time in ms for which the site's response is cached, because many tabs request it. */
const cacheMs = 10_000;
const timeoutMs = 10_000;
const maxBytes = 1_000;

const versionSchema = z.object({ commit: z.string().regex(/^[0-9a-f]{40,64}$/) });

export function createLiveStatusReader({
  git,
  site,
  findUpstream,
  now = Date.now,
}: LiveStatusOptions): LiveStatusReader {
  const readServedCommit = cacheFor(cacheMs, async () => site && fetchServedCommit(site.url), now);
  const isCommit = async (commit: string) => (await git.maybe("cat-file", "-e", `${commit}^{commit}`)) !== undefined;
  return async () => {
    const upstream = site && (await findUpstream());
    const publishedCommit = upstream && (await git.maybe("log", "-1", "--format=%H %ct", formatTrackingRef(upstream)));
    if (!site || !upstream || !publishedCommit) return { state: "none" };
    const [commit = "", seconds] = publishedCommit.trim().split(" ");
    const servedCommit = await readServedCommit();
    if (servedCommit === undefined) return { state: "unknown", commit };
    // The site may serve a later publication that this copy does not know yet.
    if (!(await isCommit(servedCommit))) await git.maybe(...buildFetchArguments(upstream));
    if (await isPublicationShown(git, commit, servedCommit)) return { state: "live", commit };
    const minutes = site.buildMinutes;
    return { state: now() - Number(seconds) * 1000 < minutes * 60_000 ? "building" : "late", commit, minutes };
  };
}

/**
 * Creates a reader of the state of the main branch and the proposals at the git server. Cached, because many tabs
 * request it.
 */
export function createRepositoryStateReader(git: Git, remote: string, patterns: readonly string[], now = Date.now) {
  const readState = async () => {
    const refs = await git.maybe("ls-remote", remote, ...patterns);
    return refs && createHash("sha256").update(refs).digest("hex").slice(0, 16);
  };
  return cacheFor(cacheMs, readState, now);
}

/**
 * Whether `served` contains the publication or has the same content, because a build without changes is not repeated.
 */
async function isPublicationShown(git: Git, publishedCommit: string, servedCommit: string): Promise<boolean> {
  const succeeds = async (...args: readonly string[]) => (await git.maybe(...args)) !== undefined;
  return (
    (await succeeds("merge-base", "--is-ancestor", publishedCommit, servedCommit)) ||
    succeeds("diff", "--quiet", publishedCommit, servedCommit, "--", "src/content")
  );
}

export async function fetchServedCommit(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL("/version.json", url), {
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok || !response.body) return undefined;
    let text = "";
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      text += part;
      if (text.length > maxBytes) return undefined;
    }
    return versionSchema.parse(JSON.parse(text)).commit;
  } catch {
    return undefined;
  }
}
