import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Vite plugin: leaves the rows that staff write out of the server's bundle, so that a trial of other rows needs no new
 * bundle.
 */
export const externalRowsPlugin: Plugin = {
  name: "external-rows",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  async resolveId(source, importer, options) {
    if (!source.startsWith("#content/data/")) return null;
    const module = await this.resolve(source, importer, { ...options, skipSelf: true });
    return module && { id: pathToFileURL(module.id).href, external: true };
  },
};
