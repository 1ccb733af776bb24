/** Starts the editor for one checkout: its server and the live preview. */
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageStatus } from "#editor/api/api.ts";
import { appBuildFolder, buildEditorApp, installedRoot } from "./app-build.ts";
import { openTrialBuild } from "./checks/trial-build.ts";
import { createEditorServer, type TeamOptions } from "./editor-server.ts";
import { type Preview, startPreview } from "./preview/preview.ts";
import { parseView, readViewOverrides } from "./preview/view-overrides.ts";
import { createLiveStatusReader, type WatchedSite } from "./publish/live-status.ts";
import { finishPendingPush } from "./publish/publication.ts";
import { removeStaleLock } from "./publish/publish-recovery.ts";
import { findCurrentUpstream } from "./publish/upstream.ts";
import { describeError } from "./site/describe-error.ts";
import { openModuleLoader } from "./site/module-loader.ts";
import { loadAllModules } from "./site/site-modules.ts";
import { addMarkedViews } from "./text-location/marked-view.ts";
import { type ContentWorkspace, openContentWorkspace } from "./workspace/content-workspace.ts";
import { openGit } from "./workspace/git.ts";

type EditorOptions = {
  /** Root of the checkout to edit, which is also the working directory. A draft's is not {@link installedRoot}. */
  root: string;
  /** Port of the editor; 0 selects any free port. */
  port: number;
  /** Port of the preview; 0 selects any free port. */
  previewPort: number;
  /** Set if the editor runs behind the proxy; only the proxy may then request the preview. */
  team?: TeamOptions & { previewUrl: string };
  site?: WatchedSite | undefined;
};

type StartedEditor = {
  port: number;
  previewOrigin: string;
  /** Preloads what the first save and the first pages of the preview need. */
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
};

type CoverageScript = typeof import("#scripts/coverage/install-coverage-files.ts");
type DocumentScript = typeof import("#scripts/build/documents/document-build.ts");

const printError = (error: Error) => process.stderr.write(`${error.message}\n`);

export async function startEditor({ root, port, previewPort, team, site }: EditorOptions): Promise<StartedEditor> {
  const git = openGit(root, team?.gitEnvironment);
  const [preview, reader] = await Promise.all([
    startPreview({
      ...{ root, port: previewPort, editorPort: port, proxyKey: team?.key },
      readViewTexts: addMarkedViews(root, (view) => readViewOverrides(git, view)),
    }),
    openModuleLoader(root),
    buildEditorApp(installedRoot),
  ]);
  const workspace = openContentWorkspace({
    ...{ root, reader, git, isServer: team !== undefined },
    onChanged: preview.invalidate,
  });
  preview.watch(reader.invalidate);
  await removeStaleLock(git);
  await finishPendingPush(git).catch(printError);
  // Requests to the preview do not notice a new day, so checks every minute.
  setInterval(workspace.today, 60_000).unref();
  const editor = await createEditorServer({
    workspace,
    previewOrigin: team?.previewUrl ?? preview.origin,
    readPageStatus: (address) => readPageStatus(address, workspace, preview.fetchStatus),
    readMarkedPage: preview.fetchMarkedPage,
    appFolder: join(installedRoot, appBuildFolder),
    trial: openTrialBuild(root, git, workspace.today),
    ...(team && { team }),
    readLiveStatus: createLiveStatusReader({ git, site, findUpstream: () => findCurrentUpstream(git) }),
  });
  await editor.listen({ port, host: "127.0.0.1" });
  return {
    port: (editor.server.address() as AddressInfo).port,
    previewOrigin: preview.origin,
    warmUp: async () => {
      // Loads the home page first, because in parallel with the rest it would take twice as long.
      await preview.fetchStatus("/");
      await loadAllModules(workspace);
      // Pages need the coverage files for the map, and the documents for their sizes.
      // Their scripts read the content beside them, so the checkout's own ones run.
      const importScript = (path: string) => import(pathToFileURL(join(root, path)).href);
      await importScript("scripts/coverage/install-coverage-files.ts")
        .then((coverage: CoverageScript) => coverage.installCoverageFiles())
        .catch(printError);
      await importScript("scripts/build/documents/document-build.ts")
        .then((documents: DocumentScript) => documents.runDocumentBuild())
        .catch(printError);
    },
    // The process ends right after this. Closing Vite would wait for pages that load, and log them as errors.
    close: () => editor.close(),
  };
}

/**
 * Finds out why a preview page does not open. The server requests the page, because the app has another origin and
 * cannot read the response.
 *
 * @throws {EditorError} if the requested view no longer exists.
 */
async function readPageStatus(
  address: string,
  workspace: ContentWorkspace,
  fetchStatus: Preview["fetchStatus"],
): Promise<PageStatus> {
  const texts = await readViewOverrides(workspace.git, parseView(address));
  const status = await fetchStatus(address);
  if (status > 0 && status < 500) return { status };
  const { errors } = await workspace.tryOut(texts, (load) => loadAllModules({ load, root: workspace.root }));
  const [error] = errors.values();
  return { status, ...(error && { buildError: describeError(error.message) }) };
}
