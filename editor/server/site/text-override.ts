/** Modules of a Vite server that say something else than their files; nothing is written. */
import { join } from "node:path";
import type { Plugin } from "vite";

/** Texts by path from the root. */
export type Texts = ReadonlyMap<string, string>;

export type TextOverride = {
  plugin: Plugin;
  /** From now on these, and no others. Whoever calls it forgets what those modules said. */
  put: (texts: Texts) => void;
};

/** @param root - of the checkout, absolute. */
export function openTextOverride(root: string): TextOverride {
  let texts: Texts = new Map();
  return {
    plugin: { name: "other-text", enforce: "pre", load: (id) => texts.get(id) },
    put: (given) => {
      texts = new Map([...given].map(([path, text]) => [join(root, path).replaceAll("\\", "/"), text]));
    },
  };
}
