/** The two messages between the proxy and a workspace, on the IPC channel of the process. */
import type { Account } from "#editor/hosted/auth/account.ts";

/** `gitEnvironment`: variables with the repository's key, which the workspace gives to git only. */
export type WorkspaceMessage = {
  account: Account;
  gitEnvironment: Readonly<Record<string, string>>;
  previewUrl: string;
  key: string;
};

export type WorkspacePorts = { editorPort: number; previewPort: number };
