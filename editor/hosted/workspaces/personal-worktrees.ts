/**
 * One draft per person: a working tree of the repository in `.editor/drafts`, on a branch `contenido/<person>` that
 * tracks the git server's main.
 */
import { existsSync, readdirSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Account } from "#editor/hosted/auth/account.ts";
import { ProxyError } from "#editor/hosted/proxy/proxy-error.ts";
import type { RepositorySettings } from "#editor/hosted/repository.ts";
import { buildSlug, proposalBranchPrefix } from "#editor/hosted/review/read-proposals.ts";
import { listPendingPaths } from "#editor/server/publish/publication.ts";
import { mainBranch, mainRef, remoteName } from "#editor/server/publish/upstream.ts";
import { type Git, GitError, openGit } from "#editor/server/workspace/git.ts";

/** Folder of the drafts, relative to the root of the hosting checkout. */
export const draftsFolder = ".editor/drafts";

export type PersonalWorktrees = ReturnType<typeof openPersonalWorktrees>;

export function openPersonalWorktrees(root: string, { url, environment }: RepositorySettings) {
  const drafts = join(root, draftsFolder);
  const git = openGit(root, environment);
  const getFolder = (account: Account) => join(drafts, findSlug(drafts, account));
  return {
    getFolder,
    /**
     * Creates the person's folder; if it exists without unpublished changes, updates it to the server's main. Call this
     * for one person at a time: git's own locks fail instead of waiting.
     *
     * @throws {ProxyError} 502 if the folder does not exist yet and the git server does not respond.
     */
    prepare: async (account: Account): Promise<void> => {
      const folder = getFolder(account);
      const hasDraft = existsSync(join(folder, ".git"));
      await configureRemote(git, url);
      // The same setting in the repository, for a `git pull` in the host's checkout.
      await git("config", "core.symlinks", "false");
      try {
        await git("fetch", "--quiet", remoteName, `+refs/heads/${mainBranch}:${mainRef}`);
      } catch (error) {
        if (!(error instanceof GitError)) throw error;
        if (hasDraft) return;
        throw new ProxyError(502, "No se pudo leer el sitio en su repositorio. Entra otra vez en unos minutos.", {
          cause: error,
        });
      }
      if (hasDraft) await updateToMain(openGit(folder));
      else await createDraft(git, { root, folder, branch: `${proposalBranchPrefix}${basename(folder)}` });
    },
  };
}

/** Finds the name of the person's folder. An existing folder keeps its name if the person's address changes. */
function findSlug(drafts: string, account: Account): string {
  const folderNames = existsSync(drafts) ? readdirSync(drafts) : [];
  return folderNames.find((name) => name.endsWith(`-${account.id}`)) ?? buildSlug(account);
}

async function configureRemote(git: Git, address: string): Promise<void> {
  const configuredUrl = (await git.maybe("config", "--get", `remote.${remoteName}.url`))?.trim();
  if (configuredUrl === undefined) await git("remote", "add", remoteName, address);
  else if (configuredUrl !== address) await git("remote", "set-url", remoteName, address);
}

type NewDraft = { root: string; folder: string; branch: string; commit?: string };

/** Creates the folder of a draft. @param commit - by default the server's main. */
export async function createDraft(git: Git, { root, folder, branch, commit = mainRef }: NewDraft): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  // Removes git's records of folders that were deleted by hand.
  await git("worktree", "prune");
  await git("worktree", "add", "--quiet", "--force", "-B", branch, "--no-track", folder, commit);
  await git("config", `branch.${branch}.remote`, remoteName);
  await git("config", `branch.${branch}.merge`, `refs/heads/${mainBranch}`);
  // All drafts share the packages of the hosting checkout.
  if (!existsSync(join(folder, "node_modules")))
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
}

/** Updates a draft to the server's main, unless it has unpublished changes; these are merged at publication. */
async function updateToMain(git: Git): Promise<void> {
  if ((await listPendingPaths(git)).length === 0) await git.maybe("merge", "--quiet", "--ff-only", mainRef);
}
