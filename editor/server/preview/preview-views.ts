/**
 * Renders each preview page in the view that its address names, such as a coming day. Views share one module graph, so
 * a request for another view waits until the current requests end.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import { EditorError } from "#editor/server/editor-error.ts";
import { invalidateFile, openTextOverride, type TextsByPath } from "#editor/server/site/text-override.ts";
import { createMutex } from "#editor/server/workspace/mutex.ts";
import { parseView } from "./view-overrides.ts";

type ViewsOptions = {
  root: string;
  readViewTexts: (view: string) => Promise<TextsByPath>;
};

/** Maximum time in ms for which an unfinished page blocks other views. */
const maxPageMs = 10_000;

export function openPreviewViews({ root, readViewTexts }: ViewsOptions) {
  const override = openTextOverride(root);
  const runInTurn = createMutex();
  const openPages = new Set<Promise<void>>();
  let vite: ViteDevServer;
  let shownView: { view: string; texts: TextsByPath } = { view: "", texts: new Map() };
  /** Whether the addresses that Vike has cached may be outdated. */
  let isOutdated = false;
  const markChanged = (path: string) => {
    invalidateFile(vite, root, path);
    isOutdated = true;
  };

  const showView = async (view: string) => {
    const texts = await readViewTexts(view);
    if (view !== shownView.view) await Promise.race([Promise.all(openPages), delay(maxPageMs)]);
    const paths = new Set([...shownView.texts.keys(), ...texts.keys()]);
    const changedPaths = [...paths].filter((path) => texts.get(path) !== shownView.texts.get(path));
    shownView = { view, texts };
    override.setTexts(texts);
    for (const path of changedPaths) markChanged(path);
    if (!isOutdated) return;
    isOutdated = false;
    await readAddressesAgain(vite, root);
  };
  /** Switches the view when it is this page's turn. The page blocks other views until its response ends. */
  const enterView = (view: string, response: ServerResponse) =>
    runInTurn(async () => {
      await showView(view);
      const page = waitForEnd(response).then(() => {
        openPages.delete(page);
        // Makes Vike retry. The error's cause may be gone, but Vike would wait until a file changes.
        if (response.statusCode >= 500) isOutdated = true;
      });
      openPages.add(page);
    });

  const viewsPlugin: Plugin = {
    name: "preview-views",
    configureServer(server) {
      vite = server;
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (!request.headers.accept?.includes("text/html")) return next();
        enterView(parseView(request.url ?? "/"), response).then(next, (error: unknown) => {
          response.writeHead(error instanceof EditorError ? 404 : 500, { "content-type": "text/plain; charset=utf-8" });
          response.end(error instanceof EditorError ? error.message : "");
          if (!(error instanceof EditorError)) console.error(error);
        });
      });
    },
  };
  return {
    plugins: [override.plugin, viewsPlugin],
    /** Invalidates a file at once, before the watcher notices the change. @param path - relative to the root. */
    invalidate: markChanged,
  };
}

/** Resolves at `end()`, or if the browser disconnects first. */
function waitForEnd(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const endResponse = response.end.bind(response);
    response.end = ((...args: Parameters<typeof endResponse>) => {
      resolve();
      return endResponse(...args);
    }) as typeof response.end;
    response.once("close", resolve);
  });
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/**
 * Makes Vike compute its cached addresses again. The only way is to report a changed file to Vike's hook. Browsers do
 * not reload.
 */
async function readAddressesAgain(server: ViteDevServer, root: string): Promise<void> {
  const vike = server.config.plugins.find(({ name }) => name === "vike:pluginVirtualFiles");
  const hook = vike?.handleHotUpdate;
  if (!hook) throw new Error("Vike no longer reads its addresses again in handleHotUpdate of vike:pluginVirtualFiles.");
  const file = `${root.replaceAll("\\", "/")}/src/content/site/dates/build-day.ts`;
  const hotUpdate = { file, server, modules: [], timestamp: Date.now(), read: () => "" };
  await (typeof hook === "function" ? hook : hook.handler).call(undefined as never, hotUpdate);
}
