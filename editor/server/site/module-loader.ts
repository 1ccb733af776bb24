/**
 * Loads the site's modules from the current files, or with some files' texts replaced. Has its own module graph, so
 * that trying out a change never affects the preview.
 */
import { existsSync, readFileSync } from "node:fs";
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
  const override = openTextOverride(root);
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
    plugins: [override.plugin, ownFilesPlugin(root)],
  });
  const load: LoadFunction = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
  const runInTurn = createMutex();
  /** Texts that modules were last loaded with in place of those on disk, and those in place now. */
  const triedTexts = new Map<string, string>();
  let replacedTexts = new Map<string, string>();
  /** Whether a tried text has been written since: then modules need not run again, which takes a second or more. */
  const isOnDisk = (path: string) => {
    const file = join(root, path);
    return triedTexts.has(path) && existsSync(file) && triedTexts.get(path) === readFileSync(file, "utf8");
  };
  const invalidate = (path: string) => {
    if (isOnDisk(path)) return;
    if (!replacedTexts.has(path)) triedTexts.delete(path);
    invalidateFile(vite, root, path);
  };
  const replaceAll = (texts: TextsByPath) => {
    replacedTexts = new Map(texts);
    override.setTexts(replacedTexts);
    for (const path of triedTexts.keys()) if (!replacedTexts.has(path)) invalidate(path);
    for (const [path, text] of replacedTexts)
      if (triedTexts.get(path) !== text) {
        triedTexts.set(path, text);
        invalidateFile(vite, root, path);
      }
  };
  return {
    load: (path) =>
      runInTurn(() => {
        replaceAll(new Map());
        return load(path);
      }),
    invalidate,
    tryOut: (texts, run) =>
      runInTurn(async () => {
        replaceAll(texts);
        try {
          return await run(load, (more) => replaceAll(new Map([...replacedTexts, ...more])));
        } finally {
          // The modules keep these texts until others are wanted.
          override.setTexts(new Map());
          replacedTexts = new Map();
        }
      }),
    close: () => vite.close(),
  };
}
