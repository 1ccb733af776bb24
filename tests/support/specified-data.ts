/**
 * Vite plugin that loads the specification's lists instead of `src/content/data`, so that edits by staff affect no
 * test.
 */
import { relative } from "node:path";
import type { Plugin } from "vitest/config";
import type { Reporter } from "vitest/node";
import { planTonesFile, readSpecifiedModules } from "#content/forms/testing/specified-data.ts";

let texts: ReadonlyMap<string, string> | undefined;

function readSpecifiedText(id: string): string | undefined {
  const file = relative(".", id);
  if (!file.startsWith("src/content/data/") && file !== planTonesFile) return undefined;
  texts ??= readSpecifiedModules();
  return texts.get(file);
}

/** Says at the end of a run what to do if the specification's lists no longer match the forms. */
const contentErrorHint: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    const errors = modules.flatMap((module) => [
      ...module.errors(),
      ...[...module.children.allTests("failed")].flatMap((failedTest) => failedTest.result().errors ?? []),
    ]);
    if ([...errors, ...unhandledErrors].some(({ name }) => name === "ContentError"))
      console.error(
        "A list of the specification does not match its form. If its fields changed, see CONTRIBUTING.md, “Change the fields of a list”.",
      );
  },
};

export const specifiedDataPlugin: Plugin = {
  name: "specified-data",
  enforce: "pre",
  load: readSpecifiedText,
  configureVitest({ vitest, defineCacheKeyGenerator }) {
    const { reporters } = vitest.config;
    if (!reporters.includes(contentErrorHint)) reporters.push(contentErrorHint);
    // Vitest caches compiled modules by the file on disk, which differs from the loaded text.
    defineCacheKeyGenerator(({ id }) => readSpecifiedText(id));
  },
};
