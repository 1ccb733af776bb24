/** A workspace as a child process of the proxy. The proxy sends the workspace's settings on the IPC channel. */

import { createServer } from "node:net";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { buildTeamOptions } from "#editor/hosted/review/team-routes.ts";
import { startEditor } from "#editor/server/start-editor.ts";
import type { WorkspaceMessage, WorkspacePorts } from "./workspace-pool.ts";

process.once("message", (order: WorkspaceMessage) => void startWorkspace(order));
// The workspace ends with the proxy, since only the proxy can use it.
process.once("disconnect", () => process.exit(0));

async function startWorkspace({ account, gitEnvironment, previewUrl, key }: WorkspaceMessage): Promise<void> {
  try {
    const previewPort = await findFreePort();
    const workspace = await startEditor({
      root: process.cwd(),
      port: 0,
      previewPort,
      team: { previewUrl, ...buildTeamOptions(key, account, gitEnvironment) },
    });
    process.once("SIGTERM", () => void workspace.close().then(() => process.exit(0)));
    process.send?.({ editorPort: workspace.port, previewPort } satisfies WorkspacePorts);
    await workspace.warmUp();
  } catch (error) {
    process.stderr.write(`${getErrorMessage(error)}\n`);
    process.exit(1);
  }
}

/** Finds a free port, since Vite needs to know its port in advance. */
function findFreePort(): Promise<number> {
  const probeServer = createServer();
  return new Promise((done, fail) => {
    probeServer.once("error", fail);
    probeServer.listen(0, "127.0.0.1", () => {
      const address = probeServer.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probeServer.close(() => done(port));
    });
  });
}
