/** Modules of `src/content/data` as the specification has them: what staff publish changes no test of the code that reads them. */
import { relative } from "node:path";
import type { Plugin } from "vitest/config";
import { planTonesFile, readSpecifiedModules } from "#content/forms/testing/specified-data.ts";

let texts: ReadonlyMap<string, string> | undefined;

function specifiedText(id: string): string | undefined {
  const file = relative(".", id);
  if (!file.startsWith("src/content/data/") && file !== planTonesFile) return undefined;
  texts ??= readSpecifiedModules();
  return texts.get(file);
}

export const specifiedData: Plugin = {
  name: "specified-data",
  enforce: "pre",
  load: specifiedText,
  configureVitest({ defineCacheKeyGenerator }) {
    // What vitest has compiled is kept by the text of the file on disk, which is not the one that is loaded.
    defineCacheKeyGenerator(({ id }) => specifiedText(id));
  },
};
