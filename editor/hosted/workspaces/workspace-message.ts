/** What the proxy and a workspace say to each other once, by the channel between their processes. */
import type { Account, ForgeSettings } from "#editor/hosted/forge/forge.ts";

export type WorkspaceMessage = { account: Account; forge: ForgeSettings; previewUrl: string; key: string };

export type WorkspacePorts = { editorPort: number; previewPort: number };
