/** Modules of `src/content/data` as the specification has them: what staff publish changes no test of the code that reads them. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vitest/config";
import { dataIn, dataModule } from "#content/forms/data-module.ts";
import { planTonesFile, readSpecifiedModules } from "#content/forms/testing/specified-data.ts";

/** Texts of the law are read as they are, and may name what staff added there since. */
const pending = "src/content/data/pending.ts";

let texts: ReadonlyMap<string, string> | undefined;

function specifiedText(id: string): string | undefined {
  const file = relative(".", id);
  if (!file.startsWith("src/content/data/") && file !== planTonesFile) return undefined;
  texts ??= readSpecifiedModules();
  const text = texts.get(file);
  if (text === undefined || file !== pending) return text;
  const rows = (source: string) => dataIn(source) as { id: string }[];
  const specified = rows(text);
  const added = rows(readFileSync(pending, "utf8")).filter(({ id }) => !specified.some((row) => row.id === id));
  return dataModule([...specified, ...added]);
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
