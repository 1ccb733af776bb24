/** One workspace: the forms over a checkout, and the real page beside them. */
import type { AddressInfo } from "node:net";
import type { Team } from "#editor/hosted/review/team.ts";
import { openTrialBuild } from "#editor/server/checks/trial-build.ts";
import { pageAnswer } from "#editor/server/preview/page-status.ts";
import { startPreview } from "#editor/server/preview/preview.ts";
import { textsOfView } from "#editor/server/preview/view-overrides.ts";
import { finishPublished } from "#editor/server/publish/publication.ts";
import { removeDeadLock } from "#editor/server/publish/publish-recovery.ts";
import { openModuleLoader } from "#editor/server/site/module-loader.ts";
import { loadAllModules } from "#editor/server/site/site-modules.ts";
import { openContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { runDocuments } from "#scripts/documents.ts";
import { buildEditorApp } from "./app-build.ts";
import { buildEditor } from "./editor-app.ts";

type EditorOptions = {
  /** The process works in it. */
  root: string;
  /** 0: any. */
  port: number;
  previewPort: number;
  /** Where a proxy shows the preview, which then answers nobody else. */
  proxy?: { key: string; previewUrl: string; team: Team };
};

type StartedEditor = {
  port: number;
  /** `http://localhost:3101` */
  previewOrigin: string;
  /** Reads what a first save would wait for, and brings what pages show. */
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
};

const tell = (error: Error) => process.stderr.write(`${error.message}\n`);

/** @throws {Error} if a port is taken. */
export async function startEditor({ root, port, previewPort, proxy }: EditorOptions): Promise<StartedEditor> {
  const git = openGit(root);
  const textsOf = (view: string) => textsOfView(git, view);
  const [preview, reader] = await Promise.all([
    startPreview({ root, port: previewPort, textsOf, proxyKey: proxy?.key }),
    openModuleLoader(root),
    buildEditorApp(root),
  ]);
  const workspace = openContentWorkspace({ root, reader, onChanged: preview.changed });
  preview.watch(reader.changed);
  await removeDeadLock(git);
  await finishPublished(git).catch(tell);
  // Who only looks at the preview asks the workspace for nothing.
  const midnight = setInterval(workspace.today, 60_000).unref();
  const editor = await buildEditor({
    workspace,
    previewOrigin: proxy?.previewUrl ?? preview.origin,
    answerOf: (address) => pageAnswer(address, { workspace, textsOf, statusOf: preview.statusOf }),
    trial: openTrialBuild(root, git, workspace.today),
    ...(proxy && { proxy }),
  });
  await editor.listen({ port, host: "127.0.0.1" });
  return {
    port: (editor.server.address() as AddressInfo).port,
    previewOrigin: preview.origin,
    warmUp: async () => {
      // What is looked at first: all at once, nobody would have anything for twice as long.
      await preview.statusOf("/");
      await loadAllModules(workspace);
      // What the map shows, and what pages say of their documents.
      await import("#scripts/coverage/coverage-in-place.ts")
        .then((coverage) => coverage.installCoverageFiles())
        .catch(tell);
      await runDocuments().catch(tell);
    },
    close: async () => {
      clearInterval(midnight);
      await Promise.all([editor.close(), preview.close(), reader.close()]);
    },
  };
}
