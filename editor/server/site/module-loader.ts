/**
 * Loads the site's modules from the current files, or with other texts for some files. Its separate module graph keeps
 * trials from affecting the preview.
 */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { ownFilesPlugin } from "#editor/server/preview/own-files.ts";
import { createMutex } from "#editor/server/workspace/mutex.ts";
import type { ContentModules } from "./content-modules.ts";
import { invalidateFile, openTextOverride, type TextsByPath } from "./text-override.ts";
import { withoutSourceMaps } from "./without-source-maps.ts";

/** @throws the error that the loaded module throws. */
export type LoadFunction = {
  <Path extends keyof ContentModules>(path: `/${Path}`): Promise<ContentModules[Path]>;
  <Module>(path: string): Promise<Module>;
};

export type ModuleLoader = {
  load: LoadFunction;
  invalidate: (path: string) => void;
  /**
   * Runs a function while some modules have other texts. It writes no file, and all other loads wait.
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
  const override = openTextOverride(root);
  const vite = await createServer({
    root,
    // Content needs none of the site's plugins, and Vike's plugin would start a second preview.
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    cacheDir: join(root, ".editor/vite"),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    define: { "import.meta.env.WITH_GALLERY": "false", "import.meta.env.WITH_CLEVERTAP": "false" },
    plugins: [override.plugin, ownFilesPlugin(root), withoutSourceMaps],
  });
  const load: LoadFunction = (path: string) => vite.ssrLoadModule(path) as Promise<never>;
  const runInTurn = createMutex();
  /** Replacement texts of the last load of each module, by path. They may differ from the files on disk. */
  const loadedTexts = new Map<string, string>();
  let replacedTexts = new Map<string, string>();
  /**
   * Whether a file equals the text that its modules were last loaded with. Reloading them would take a second or more.
   */
  const isOnDisk = (path: string) => {
    const file = join(root, path);
    return loadedTexts.has(path) && existsSync(file) && loadedTexts.get(path) === readFileSync(file, "utf8");
  };
  const invalidate = (path: string) => {
    if (isOnDisk(path)) return;
    if (!replacedTexts.has(path)) loadedTexts.delete(path);
    invalidateFile(vite, root, path);
  };
  const replaceAll = (texts: TextsByPath) => {
    replacedTexts = new Map(texts);
    override.setTexts(replacedTexts);
    for (const path of loadedTexts.keys()) if (!replacedTexts.has(path)) invalidate(path);
    for (const [path, text] of replacedTexts)
      if (loadedTexts.get(path) !== text) {
        loadedTexts.set(path, text);
        invalidateFile(vite, root, path);
      }
  };
  return {
    load: (path: string) =>
      runInTurn(() => {
        replaceAll(new Map());
        return load<never>(path);
      }),
    invalidate,
    tryOut: (texts, run) =>
      runInTurn(async () => {
        replaceAll(texts);
        try {
          return await run(load, (more) => replaceAll(new Map([...replacedTexts, ...more])));
        } finally {
          // Does not reload the modules, which keep the replaced texts until the next call replaces them.
          override.setTexts(new Map());
          replacedTexts = new Map();
        }
      }),
    close: () => vite.close(),
  };
}
