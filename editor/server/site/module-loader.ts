/**
 * Reads the site's modules as their files are now, and as they would be with other text in some. It has a module graph of
 * its own, so that what is tried out never shows in the preview.
 */
import { join } from "node:path";
import { createServer } from "vite";
import { invalidateFile } from "#editor/server/preview/invalidate-file.ts";
import { createMutex } from "#editor/server/workspace/mutex.ts";
import { openTextOverride, type Texts } from "./text-override.ts";

/** @throws what the module throws. */
export type Load = <Module>(path: string) => Promise<Module>;

export type ModuleLoader = {
  /** A module of the site: `/src/content/plans/plans.ts`. */
  load: Load;
  /** Forgets what came from a file: its path from the root. */
  changed: (path: string) => void;
  /**
   * Runs with other text in some modules; nothing is written, and everything else waits. Legal texts are no modules.
   *
   * @param run - loads with what it is given, and with nothing else.
   */
  tryOut: <Result>(texts: Texts, run: (load: Load) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/** @param root - of the checkout, absolute. */
export async function openModuleLoader(root: string): Promise<ModuleLoader> {
  const instead = openTextOverride(root);
  const vite = await createServer({
    root,
    // Content needs none of the site's plugins; Vike's would start a second preview.
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    cacheDir: join(root, ".editor/vite"),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    define: { "import.meta.env.WITH_GALLERY": "false", "import.meta.env.WITH_CLEVERTAP": "false" },
    plugins: [instead.plugin],
  });
  const changed = (path: string) => invalidateFile(vite, root, path);
  const load: Load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
  const inTurn = createMutex();
  return {
    load: (path) => inTurn(() => load(path)),
    changed,
    tryOut: (given, run) =>
      inTurn(async () => {
        instead.put(given);
        for (const path of given.keys()) changed(path);
        try {
          return await run(load);
        } finally {
          instead.put(new Map());
          for (const path of given.keys()) changed(path);
        }
      }),
    close: () => vite.close(),
  };
}
