/** The two messages between the proxy and a workspace, on the IPC channel of the process. */
import type { Account, ForgeSettings } from "#editor/hosted/forge/forge.ts";

export type WorkspaceMessage = { account: Account; forge: ForgeSettings; previewUrl: string; key: string };

export type WorkspacePorts = { editorPort: number; previewPort: number };
