/** The branch from which the site is published, at the git server of a team. */
import { formatTrackingRef } from "./upstream.ts";

export const mainBranch = "main";

/** Name of the git remote in the working trees of a team; the remote's URL has no credentials. */
export const remoteName = "editor";

export const remoteMain = { remote: remoteName, branch: mainBranch };
export const mainRef = formatTrackingRef(remoteMain);
