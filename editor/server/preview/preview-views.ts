/** Pages of the preview, each as its address asks. Modules are one for all: who wants another view waits for the others. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import { Refusal } from "#editor/server/editor-error.ts";
import type { Texts } from "#editor/server/site/text-override.ts";
import { openTextOverride } from "#editor/server/site/text-override.ts";
import { createMutex } from "#editor/server/workspace/mutex.ts";
import { invalidateFile } from "./invalidate-file.ts";
import { viewIn } from "./view-overrides.ts";

export type PreviewViews = {
  plugins: readonly Plugin[];
  /** Forgets what came from a file, from the root; the watcher would notice some time later. */
  changed: (path: string) => void;
};

type ViewsOptions = {
  root: string;
  textsOf: (view: string) => Promise<Texts>;
};

/** A page that hangs keeps nobody out for longer. */
const longestPageMs = 10_000;

export function openPreviewViews({ root, textsOf }: ViewsOptions): PreviewViews {
  const other = openTextOverride(root);
  const inTurn = createMutex();
  const inside = new Set<Promise<void>>();
  let vite: ViteDevServer;
  let shown: { view: string; texts: Texts } = { view: "", texts: new Map() };
  /** Vike knows addresses from before. */
  let isOutdated = false;
  const changed = (path: string) => {
    invalidateFile(vite, root, path);
    isOutdated = true;
  };

  const show = async (view: string) => {
    const texts = await textsOf(view);
    if (view !== shown.view) await Promise.race([Promise.all(inside), soon(longestPageMs)]);
    const paths = new Set([...shown.texts.keys(), ...texts.keys()]);
    const different = [...paths].filter((path) => texts.get(path) !== shown.texts.get(path));
    shown = { view, texts };
    other.put(texts);
    for (const path of different) changed(path);
    if (!isOutdated) return;
    isOutdated = false;
    await readAddressesAgain(vite, root);
  };
  /** @returns at its turn, with the view; the page counts as inside until its answer ends. */
  const enter = (view: string, response: ServerResponse) =>
    inTurn(async () => {
      await show(view);
      const page = ended(response).then(() => {
        inside.delete(page);
        // What stopped it may be gone, and Vike would not look before a file changes.
        if (response.statusCode >= 500) isOutdated = true;
      });
      inside.add(page);
    });

  const views: Plugin = {
    name: "preview-views",
    configureServer(server) {
      vite = server;
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (!request.headers.accept?.includes("text/html")) return next();
        enter(viewIn(request.url ?? "/"), response).then(next, (error: unknown) => {
          response.writeHead(error instanceof Refusal ? 404 : 500, { "content-type": "text/plain; charset=utf-8" });
          response.end(error instanceof Refusal ? error.message : "");
          if (!(error instanceof Refusal)) console.error(error);
        });
      });
    },
  };
  return { plugins: [other.plugin, views], changed };
}

/** As a rule with its last word; a browser may leave before. */
function ended(response: ServerResponse): Promise<void> {
  return new Promise((done) => {
    const end = response.end.bind(response);
    response.end = ((...said: Parameters<typeof end>) => {
      done();
      return end(...said);
    }) as typeof response.end;
    response.once("close", done);
  });
}

const soon = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());

/**
 * Which rows have a page is asked by functions that Vike keeps until a file changes, and says to nobody else. So it is told
 * of one; no browser is told to load its page again.
 */
async function readAddressesAgain(server: ViteDevServer, root: string): Promise<void> {
  const vike = server.config.plugins.find(({ name }) => name === "vike:pluginVirtualFiles");
  const hook = vike?.handleHotUpdate;
  if (!hook) throw new Error("Vike no longer reads its addresses again in handleHotUpdate of vike:pluginVirtualFiles.");
  const file = `${root.replaceAll("\\", "/")}/src/content/site/build-day.ts`;
  const told = { file, server, modules: [], timestamp: Date.now(), read: () => "" };
  await (typeof hook === "function" ? hook : hook.handler).call(undefined as never, told);
}
