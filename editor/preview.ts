/** The real page: the site's own dev server, on the port after the editor's. */
import { join, resolve } from "node:path";
import { logTools, startSite } from "#scripts/development/site-servers.ts";
import { processSettings } from "#server/server-settings.ts";

export type Preview = {
  /** `http://localhost:3101` */
  origin: string;
  /** Forgets what came from a file, from the root; the watcher would notice some time later. */
  changed: (path: string) => void;
  close: () => Promise<void>;
};

/** What people try in the preview is no lead. */
const ownStore = { databaseFile: resolve(".editor/preview.sqlite"), databaseUrl: undefined };

/** @throws {Error} if the port is taken. */
export async function startPreview(root: string, port: number): Promise<Preview> {
  logTools(join(root, ".editor/preview.log"));
  const { viteServer, address, close } = await startSite({ ...processSettings(), ...ownStore, port });
  return {
    origin: new URL(address).origin,
    changed: (path) => {
      const file = join(root, path);
      for (const { moduleGraph } of Object.values(viteServer.environments)) moduleGraph.onFileChange(file);
    },
    close,
  };
}
