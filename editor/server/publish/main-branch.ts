/** The branch from which the site is published, at the git server of a team. */
import { type Git, listChangedFiles } from "#editor/server/workspace/git.ts";
import { formatTrackingRef } from "./upstream.ts";

export const mainBranch = "main";

/** Name of the forge's git remote in the working trees of a team; the remote's URL has no credentials. */
export const remoteName = "editor";

export const remoteMain = { remote: remoteName, branch: mainBranch };
export const mainRef = formatTrackingRef(remoteMain);

/** Lists the files that differ between a commit and its merge base with main, sorted; also returns the merge base. */
export async function listChangesSinceMain(git: Git, head: string): Promise<{ base: string; paths: string[] }> {
  const base = (await git("merge-base", mainRef, head)).trim();
  return { base, paths: (await listChangedFiles(git, base, head)).toSorted() };
}
