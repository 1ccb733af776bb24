/** The real page: the site's own dev server, on the port after the editor's. */
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { logTools, startSite } from "#scripts/development/site-servers.ts";
import { processSettings } from "#server/server-settings.ts";
import { forgetFile } from "./forget-file.ts";
import { doorOnly } from "./hosted/door-key.ts";
import { lettersAtOnce } from "./letters-at-once.ts";
import { stylesInOrder } from "./styles-in-order.ts";

export type Preview = {
  /** `http://localhost:3101` */
  origin: string;
  /** Forgets what came from a file, from the root; the watcher would notice some time later. */
  changed: (path: string) => void;
  /** Tells of every file that somebody changes outside of the editor too, from the root. */
  watch: (onChange: (path: string) => void) => void;
  close: () => Promise<void>;
};

/** What people try in the preview is no lead. */
const ownStore = { databaseFile: resolve(".editor/preview.sqlite"), databaseUrl: undefined };

/** Pages here hear the editor around them, which asks for night, for paper, and where they are. */
const hearEditor: Plugin = {
  name: "hear-editor",
  transform: {
    filter: { id: /\/src\/pages\/\+client\.ts$/ },
    handler: (code) => `import "/editor/app/preview/in-page.ts";\n${code}`,
  },
};

type PreviewPlace = {
  root: string;
  port: number;
  /** Of the door in front; without it, this machine may look. */
  doorKey?: string | undefined;
};

/** @throws {Error} if the port is taken. */
export async function startPreview({ root, port, doorKey }: PreviewPlace): Promise<Preview> {
  logTools(join(root, ".editor/preview.log"));
  const { viteServer, address, close } = await startSite({ ...processSettings(), ...ownStore, port }, [
    hearEditor,
    lettersAtOnce,
    stylesInOrder,
    ...(doorKey === undefined ? [] : [doorOnly(doorKey)]),
  ]);
  return {
    origin: new URL(address).origin,
    changed: (path) => forgetFile(viteServer, root, path),
    watch: (onChange) => {
      viteServer.watcher.on("all", (_event, file) => onChange(relative(root, file).replaceAll("\\", "/")));
    },
    close,
  };
}
