/**
 * Loads the site's modules from the current files, or with some files' texts replaced. Has its own module graph, so
 * that trying out a change never affects the preview.
 */
import { join } from "node:path";
import { createServer } from "vite";
import { ownFilesPlugin } from "#editor/server/preview/own-files.ts";
import { createMutex } from "#editor/server/workspace/mutex.ts";
import { invalidateFile, openTextOverride, type TextsByPath } from "./text-override.ts";

/** @throws the error of the loaded module. */
export type LoadFunction = <Module>(path: string) => Promise<Module>;

export type ModuleLoader = {
  /** Loads a module of the site, such as `/src/content/plans/plans.ts`. */
  load: LoadFunction;
  /** Makes the next load read a file again. @param path - relative to the root. */
  invalidate: (path: string) => void;
  /**
   * Runs a function while some modules have other texts. No file is written, and all other loads wait. Legal texts
   * cannot be replaced, because they are not modules.
   *
   * @param run - must load modules only with its `load` argument; `replaceMore` replaces further texts, and only the
   *   modules that depend on them run again.
   */
  tryOut: <Result>(
    texts: TextsByPath,
    run: (load: LoadFunction, replaceMore: (texts: TextsByPath) => void) => Promise<Result>,
  ) => Promise<Result>;
  close: () => Promise<void>;
};

/** @param root - absolute path of the checkout. */
export async function openModuleLoader(root: string): Promise<ModuleLoader> {
  const instead = openTextOverride(root);
  const vite = await createServer({
    root,
    // Content needs none of the site's plugins; Vike's plugin would start a second preview.
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    cacheDir: join(root, ".editor/vite"),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    define: { "import.meta.env.WITH_GALLERY": "false", "import.meta.env.WITH_CLEVERTAP": "false" },
    plugins: [instead.plugin, ownFilesPlugin(root)],
  });
  const invalidateModule = (path: string) => invalidateFile(vite, root, path);
  const load: LoadFunction = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
  const inTurn = createMutex();
  return {
    load: (path) => inTurn(() => load(path)),
    invalidate: invalidateModule,
    tryOut: (given, run) =>
      inTurn(async () => {
        const replaced = new Map<string, string>();
        const replaceMore = (texts: TextsByPath) => {
          for (const [path, text] of texts) replaced.set(path, text);
          instead.put(replaced);
          for (const path of texts.keys()) invalidateModule(path);
        };
        replaceMore(given);
        try {
          return await run(load, replaceMore);
        } finally {
          instead.put(new Map());
          for (const path of replaced.keys()) invalidateModule(path);
        }
      }),
    close: () => vite.close(),
  };
}
