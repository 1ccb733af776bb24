/** Overrides the text of modules in a Vite server, without writing files. */
import { join } from "node:path";
import type { Plugin } from "vite";

/** Texts by path, relative to the root. */
export type TextsByPath = ReadonlyMap<string, string>;

export type TextOverride = {
  plugin: Plugin;
  /** Replaces all current overrides with `texts`. The caller must invalidate the affected modules. */
  put: (texts: TextsByPath) => void;
};

/** @param root - absolute path of the checkout. */
export function openTextOverride(root: string): TextOverride {
  let texts: TextsByPath = new Map();
  return {
    plugin: { name: "other-text", enforce: "pre", load: (id) => texts.get(id) },
    put: (given) => {
      texts = new Map([...given].map(([path, text]) => [join(root, path).replaceAll("\\", "/"), text]));
    },
  };
}
