/** The editor for a team: one proxy in front of a workspace per person. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildEditorApp } from "#editor/server/app-build.ts";
import {
  createLiveStatusReader,
  createRepositoryStateReader,
  fetchServedCommit,
  type WatchedSite,
} from "#editor/server/publish/live-status.ts";
import { remoteMain } from "#editor/server/publish/upstream.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { readCoverageStore } from "#platform/config/coverage-store.ts";
import { writeAuditLine } from "./audit-log.ts";
import { openIdentityProvider } from "./auth/identity-provider.ts";
import { createSessionStore } from "./auth/sessions.ts";
import { returnPath, signedOutPath } from "./auth/sign-in.ts";
import type { HostedSettings } from "./hosted-settings.ts";
import { createAuthProxy, createPreviewProxy } from "./proxy/auth-proxy.ts";
import { watchedRefs } from "./review/read-proposals.ts";
import { checkServices, createHealthReader } from "./service-check.ts";
import { draftsFolder, openPersonalWorktrees } from "./workspaces/personal-worktrees.ts";
import { openWorkspacePool } from "./workspaces/workspace-pool.ts";

/** Where the guide's unit writes backups. */
const backupFolders = ["/var/backups/wim-editor"].filter((folder) => existsSync(folder));

type HostOptions = {
  root: string;
  /** The preview uses the next port. */
  port: number;
  settings: HostedSettings;
  site: WatchedSite | undefined;
};

export type HostedEditor = {
  /** @returns a line in Spanish for each service that the editor needs, whether or not it responds. */
  checkServices: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Starts both servers of the proxy. They listen only on this machine, behind a server that terminates TLS. */
export async function hostEditor({ root, port, settings, site }: HostOptions): Promise<HostedEditor> {
  const { url, previewUrl, oidc, repository, webhookUrl, maxWorkspaces } = settings;
  const provider = openIdentityProvider({
    settings: oidc,
    redirectUri: `${url}${returnPath}`,
    signedOutUri: `${url}${signedOutPath}`,
  });
  const sessions = createSessionStore({ settings, provider });
  const gitEnvironment = repository.environment;
  const workspaces = openWorkspacePool({
    worktrees: openPersonalWorktrees(root, repository),
    gitEnvironment,
    previewUrl,
    webhook: { address: webhookUrl, editorUrl: url },
    maxWorkspaces,
    audit: writeAuditLine,
  });
  const git = openGit(root, gitEnvironment);
  const installedCommit = (await git("rev-parse", "HEAD")).trim();
  // Once, before several people need it at the same time.
  await buildEditorApp(root);
  const readSiteStatus = createLiveStatusReader({ git, site, findUpstream: async () => remoteMain });
  const readRepositoryState = createRepositoryStateReader(git, remoteMain.remote, watchedRefs);
  const readLiveStatus = async (isFresh?: boolean) => {
    const [status, repositoryState] = await Promise.all([readSiteStatus(), readRepositoryState(isFresh)]);
    return { ...status, ...(repositoryState !== undefined && { repositoryState }) };
  };
  const checkAll = () =>
    checkServices({
      provider,
      issuer: oidc.issuer,
      git,
      repository: repository.url,
      site: site?.url,
      readServedCommit: fetchServedCommit,
      folders: [root, join(root, draftsFolder), readCoverageStore(root)?.folder ?? root, ...backupFolders],
      installedCommit,
      requireHealthyWorkspaces: workspaces.requireHealth,
    });
  const readHealth = createHealthReader(checkAll, console.error);
  const parts = { settings, provider, sessions, workspaces, readLiveStatus, readHealth };
  const [editor, preview] = await Promise.all([createAuthProxy(parts), createPreviewProxy(parts)]);
  await Promise.all([
    editor.listen({ port, host: "127.0.0.1" }),
    preview.listen({ port: port + 1, host: "127.0.0.1" }),
  ]);
  return {
    checkServices: async () => (await checkAll()).map(({ line }) => line),
    close: async () => {
      sessions.close();
      await Promise.all([editor.close(), preview.close(), workspaces.close()]);
    },
  };
}
