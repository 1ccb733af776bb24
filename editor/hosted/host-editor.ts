/** The editor for a team: one proxy in front of a workspace per person. */

import { openSessions } from "./auth/sessions.ts";
import { createForge } from "./forge/create-forge.ts";
import type { HostedSettings } from "./hosted-settings.ts";
import { createAuthProxy, createPreviewProxy } from "./proxy/auth-proxy.ts";
import { openPersonalWorktrees } from "./workspaces/personal-worktrees.ts";
import { openWorkspacePool } from "./workspaces/workspace-pool.ts";

type Hosting = {
  root: string;
  /** The preview uses the next port. */
  port: number;
  settings: HostedSettings;
};

/** Starts both servers of the proxy. They listen only on this machine, behind a server that terminates TLS. */
export async function hostEditor({ root, port, settings }: Hosting): Promise<{ close: () => Promise<void> }> {
  const forge = createForge(settings.forge);
  const sessions = openSessions({ ...settings, forge });
  const workspaces = openWorkspacePool({
    worktrees: openPersonalWorktrees(root, forge),
    forge: settings.forge,
    previewUrl: settings.previewUrl,
    maxWorkspaces: settings.maxWorkspaces,
  });
  const parts = { settings, forge, sessions, workspaces };
  const [editor, preview] = await Promise.all([createAuthProxy(parts), createPreviewProxy(parts)]);
  await Promise.all([
    editor.listen({ port, host: "127.0.0.1" }),
    preview.listen({ port: port + 1, host: "127.0.0.1" }),
  ]);
  return {
    close: async () => {
      sessions.close();
      await Promise.all([editor.close(), preview.close(), workspaces.close()]);
    },
  };
}
