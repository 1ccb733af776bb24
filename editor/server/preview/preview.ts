/** The real page: the site's own dev server, on the port after the editor's. */
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { proxyKeyHeader, proxyOnly } from "#editor/hosted/proxy/proxy-key.ts";
import type { Texts } from "#editor/server/site/text-override.ts";
import { logTools, startSite } from "#scripts/development/site-servers.ts";
import { processSettings } from "#server/server-settings.ts";
import { eagerFonts } from "./eager-fonts.ts";
import { openPreviewViews } from "./preview-views.ts";
import { styleOrder } from "./style-order.ts";

export type Preview = {
  /** `http://localhost:3101` */
  origin: string;
  /** Forgets what came from a file, from the root; the watcher would notice some time later. */
  changed: (path: string) => void;
  /** Tells of every file that somebody changes outside of the editor too, from the root. */
  watch: (onChange: (path: string) => void) => void;
  /** How a page is answered now, as HTTP says it; 0: not at all. */
  statusOf: (address: string) => Promise<number>;
  close: () => Promise<void>;
};

/** What people try in the preview is no lead. */
const ownStore = { databaseFile: resolve(".editor/preview.sqlite"), databaseUrl: undefined };

const inPage = "/editor/app/preview/in-page.ts";

/** Pages here hear the editor around them, which asks for night, for paper, and where they are. */
const hearEditor: Plugin = {
  name: "hear-editor",
  // As soon as it can; and before anything of the site, whose modules take longer to arrive.
  transformIndexHtml: () => [{ tag: "script", attrs: { type: "module", src: inPage } }],
  transform: {
    filter: { id: /\/src\/pages\/\+client\.ts$/ },
    handler: (code) => `import "${inPage}";\n${code}`,
  },
};

/** Another build of the site lies there: its pages and settings are not those of the preview. */
const withoutOwnFolder = (root: string): Plugin => {
  const own = join(root, ".editor");
  return {
    name: "without-own-folder",
    config: () => ({ server: { watch: { ignored: [(path: string) => path.startsWith(own)] } } }),
  };
};

type PreviewPlace = {
  root: string;
  port: number;
  /** What modules say in each view of the pages; see `view-texts.ts`. */
  textsOf: (view: string) => Promise<Texts>;
  /** Of the proxy in front; without it, this machine may look. */
  proxyKey?: string | undefined;
};

/** Of the first page after a start, on a slow machine. */
const longestAnswerMs = 60_000;

/** @throws {Error} if the port is taken. */
export async function startPreview({ root, port, textsOf, proxyKey }: PreviewPlace): Promise<Preview> {
  logTools(join(root, ".editor/preview.log"));
  const views = openPreviewViews({ root, textsOf });
  const { viteServer, address, close } = await startSite({ ...processSettings(), ...ownStore, port }, [
    ...(proxyKey === undefined ? [] : [proxyOnly(proxyKey)]),
    withoutOwnFolder(root),
    hearEditor,
    eagerFonts,
    styleOrder,
    ...views.plugins,
  ]);
  const { origin } = new URL(address);
  const headers = { accept: "text/html", ...(proxyKey !== undefined && { [proxyKeyHeader]: proxyKey }) };
  return {
    origin,
    changed: views.changed,
    watch: (onChange) => {
      viteServer.watcher.on("all", (_event, file) => onChange(relative(root, file).replaceAll("\\", "/")));
    },
    statusOf: (page) =>
      fetch(`${origin}${page}`, { headers, signal: AbortSignal.timeout(longestAnswerMs) }).then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.status;
        },
        () => 0,
      ),
    close,
  };
}
