/**
 * Vite plugin that loads the specification's lists instead of `src/content/data`, so that edits by staff affect no
 * test.
 */
import { relative } from "node:path";
import type { Plugin } from "vitest/config";
import { planTonesFile, readSpecifiedModules } from "#content/forms/testing/specified-data.ts";

let texts: ReadonlyMap<string, string> | undefined;

function readSpecifiedText(id: string): string | undefined {
  const file = relative(".", id);
  if (!file.startsWith("src/content/data/") && file !== planTonesFile) return undefined;
  texts ??= readSpecifiedModules();
  return texts.get(file);
}

export const specifiedDataPlugin: Plugin = {
  name: "specified-data",
  enforce: "pre",
  load: readSpecifiedText,
  configureVitest({ defineCacheKeyGenerator }) {
    // Vitest caches compiled modules by the file on disk, which differs from the loaded text.
    defineCacheKeyGenerator(({ id }) => readSpecifiedText(id));
  },
};
