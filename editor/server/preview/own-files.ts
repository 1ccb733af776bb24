/** Vite plugin: the preview serves only files of the checkout and its packages, and no developer tools. */

import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import type { Plugin } from "vite";
import { attempt } from "#editor/server/attempt.ts";
import { staysInside } from "#editor/server/workspace/real-path.ts";

/**
 * Matches Vite's tool addresses, such as `/__open-in-editor`, which starts a program. Vite's client needs only the
 * ping.
 */
const toolAddressPattern = /^(?:[a-z]+:\/\/[^/]*)?\/__(?!vite_ping(?:[?#]|$))/i;

/**
 * @param root - absolute path of the checkout, whose `node_modules` may be a symlink.
 * @param moreFolders - folders outside it that are served too.
 */
export function ownFilesPlugin(root: string, moreFolders: readonly string[] = []): Plugin {
  const folders = [root, join(root, "node_modules"), ...moreFolders].filter((folder) => existsSync(folder));
  const isOwn = (file: string) => staysInside(file, folders);
  return {
    name: "own-files",
    enforce: "pre",
    configureServer({ middlewares }) {
      middlewares.use(({ url = "/" }, response, next) => {
        if (!toolAddressPattern.test(url) && listFilesAt(root, url).every(isOwn)) return next();
        response.writeHead(404).end();
      });
    },
    load: {
      handler: (id) => {
        const [file = ""] = id.split("?");
        if (isAbsolute(file) && !file.includes("\0") && existsSync(file) && !isOwn(file))
          throw new Error(`${file} no es un archivo del sitio.`);
      },
    },
  };
}

function listFilesAt(root: string, url: string): string[] {
  const path = attempt(() => decodeURIComponent(url.replace(/[?#].*$/s, "")));
  if (path === undefined || path.includes("\0")) return [];
  const [, absolute] = /^\/@fs(\/.*)/s.exec(path) ?? [];
  if (absolute !== undefined) return [absolute.replace(/^\/(?=[a-z]:)/i, "")];
  return [join(root, path), join(root, "public", path)];
}
