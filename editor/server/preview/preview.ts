/** The live preview: the site's own dev server, on the port after the editor's. */
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { viewParameter } from "#editor/api/view-parameter.ts";
import { installedRoot } from "#editor/server/app-build.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { proxyKeyHeader, proxyOnlyPlugin } from "#editor/server/http/proxy-key.ts";
import type { TextsByPath } from "#editor/server/site/text-override.ts";
import { withoutSourceMaps } from "#editor/server/site/without-source-maps.ts";
import { markedSuffix } from "#editor/server/text-location/marked-view.ts";
import { redirectConsole, startSiteServers } from "#scripts/development/site-servers.ts";
import { readProcessSettings } from "#server/server-settings.ts";
import { eagerFontsPlugin } from "./eager-fonts.ts";
import { ownFilesPlugin } from "./own-files.ts";
import { openPreviewViews } from "./preview-views.ts";
import { styleOrderPlugin } from "./style-order.ts";
import { parseView } from "./view-overrides.ts";

export type Preview = Awaited<ReturnType<typeof startPreview>>;

/** Separate store for leads that are submitted in the preview. */
const previewStore = { databaseFile: resolve(".editor/preview.sqlite"), databaseUrl: undefined };

/** Folders with the script that the preview's pages get from the editor, and with its modules. */
const inPageFolders = ["editor/app/preview/frame", "editor/api", "src/domain"].map((path) => join(installedRoot, path));

/** Adds the script to the preview's pages by which the editor scrolls to changed texts and follows links. */
const inPageScriptPlugin = (root: string): Plugin => {
  const file = join(inPageFolders[0] ?? "", "in-page.ts");
  const inPageScript = root === installedRoot ? file.slice(root.length) : `/@fs${file}`;
  return {
    name: "hear-editor",
    config: () => ({ server: { fs: { allow: [root, ...inPageFolders] } } }),
    // Loaded before the site's modules, which take longer to load.
    transformIndexHtml: () => [{ tag: "script", attrs: { type: "module", src: inPageScript } }],
    transform: {
      filter: { id: /\/src\/pages\/\+client\.ts$/ },
      handler: (code) => `import "${inPageScript}";\n${code}`,
    },
  };
};

/** Excludes the folder `.editor` from the watched files, because it contains another build of the site. */
const ignoreEditorFolder = (root: string): Plugin => {
  const editorFolder = join(root, ".editor");
  return {
    name: "without-own-folder",
    config: () => ({ server: { watch: { ignored: [(path: string) => path.startsWith(editorFolder)] } } }),
  };
};

/** Lets only the editor show the preview in a frame, because the page trusts the window around it. */
const frameOnlyInEditor = (editorPort: number): Plugin => ({
  name: "only-in-editor",
  configureServer({ middlewares }) {
    const origins = ["localhost", "127.0.0.1"].map((host) => `http://${host}:${editorPort}`).join(" ");
    middlewares.use((_request, response, next) => {
      response.setHeader("content-security-policy", `frame-ancestors 'self' ${origins}`);
      next();
    });
  },
});

/** Ends the process in which Vike compiles its configuration; it starts again if that changes. */
async function stopEsbuild(): Promise<void> {
  const esbuild: { stop: () => Promise<void> } = createRequire(import.meta.resolve("vike/api"))("esbuild");
  await esbuild.stop();
}

type PreviewOptions = {
  root: string;
  port: number;
  /** Port of the editor that frames the preview; a team's proxy sets its own header. */
  editorPort: number;
  readViewTexts: (view: string) => Promise<TextsByPath>;
  /** Key that the proxy sends; if undefined, any program on this machine may send requests. */
  proxyKey?: string | undefined;
};

/** Maximum time in ms for a page; long enough for the first page after a start on a slow machine. */
const maxAnswerMs = 60_000;

export async function startPreview({ root, port, editorPort, ...place }: PreviewOptions) {
  const { readViewTexts, proxyKey } = place;
  redirectConsole(join(root, ".editor/preview.log"));
  const views = openPreviewViews({ root, readViewTexts });
  const { viteServer, address, close } = await startSiteServers({ ...readProcessSettings(), ...previewStore, port }, [
    proxyKey === undefined ? frameOnlyInEditor(editorPort) : proxyOnlyPlugin(proxyKey),
    ownFilesPlugin(root, inPageFolders),
    ignoreEditorFolder(root),
    inPageScriptPlugin(root),
    eagerFontsPlugin,
    styleOrderPlugin,
    withoutSourceMaps,
    ...views.plugins,
  ]);
  await stopEsbuild();
  const { origin } = new URL(address);
  // Closes each connection, because the server may close an idle one just when it is used again.
  const headers = {
    accept: "text/html",
    connection: "close",
    ...(proxyKey !== undefined && { [proxyKeyHeader]: proxyKey }),
  };
  return {
    origin,
    invalidate: views.invalidate,
    /** Reports every changed file, even if it was changed outside the editor. Paths are relative to the root. */
    watch: (onChange: (path: string) => void) => {
      viteServer.watcher.on("all", (_event, file) => onChange(relative(root, file).replaceAll("\\", "/")));
    },
    /** Fetches a page. @returns its HTTP status; 0 if there is no response. */
    fetchStatus: (page: string): Promise<number> =>
      fetch(`${origin}${page}`, { headers, signal: AbortSignal.timeout(maxAnswerMs) }).then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.status;
        },
        () => 0,
      ),
    /** Reads the marked copy of a page; see `marked-view.ts`. */
    fetchMarkedPage: async (page: string): Promise<string> => {
      const address = new URL(page, origin);
      address.searchParams.delete("v");
      address.searchParams.set(viewParameter, `${parseView(page)}${markedSuffix}`);
      const answer = await fetch(address, { headers, signal: AbortSignal.timeout(maxAnswerMs) });
      if (answer.status >= 500) throw new EditorError("La página no se abre, y así no se sabe dónde está escrita.");
      return answer.text();
    },
    close,
  };
}
