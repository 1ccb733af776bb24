/** A workspace as a child process of the proxy, which sends its settings on the IPC channel. */

import { getErrorMessage } from "#domain/text/error-message.ts";
import { buildTeamOptions } from "#editor/hosted/review/team-routes.ts";
import { createWebhookSender } from "#editor/hosted/webhook-sender.ts";
import { startEditor } from "#editor/server/start-editor.ts";
import type { WorkspaceMessage, WorkspacePorts } from "./workspace-pool.ts";

process.once("message", (order: WorkspaceMessage) => void startWorkspace(order));
// Ends with the proxy, because only the proxy can use the workspace.
process.once("disconnect", () => process.exit(0));

async function startWorkspace({ account, gitEnvironment, previewUrl, key, webhook }: WorkspaceMessage): Promise<void> {
  try {
    const workspace = await startEditor({
      root: process.cwd(),
      port: 0,
      previewPort: 0,
      team: { previewUrl, ...buildTeamOptions(key, account, gitEnvironment, createWebhookSender(webhook)) },
    });
    process.once("SIGTERM", () => void workspace.close().then(() => process.exit(0)));
    const previewPort = Number(new URL(workspace.previewOrigin).port);
    process.send?.({ editorPort: workspace.port, previewPort } satisfies WorkspacePorts);
    await workspace.warmUp();
  } catch (error) {
    process.stderr.write(`${getErrorMessage(error)}\n`);
    process.exit(1);
  }
}
