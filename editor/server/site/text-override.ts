/** Overrides the text of modules in a Vite server without writing files, and makes Vite read files again. */
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { IsoDay } from "#domain/calendar/civil-time.ts";

/** Texts by path, relative to the root. */
export type TextsByPath = ReadonlyMap<string, string>;

export function openTextOverride(root: string) {
  let texts: TextsByPath = new Map();
  return {
    plugin: { name: "other-text", enforce: "pre", load: (id) => texts.get(id) } satisfies Plugin as Plugin,
    /** Replaces all current overrides. The caller must invalidate the affected modules. */
    setTexts: (newTexts: TextsByPath) => {
      texts = new Map([...newTexts].map(([path, text]) => [join(root, path).replaceAll("\\", "/"), text]));
    },
  };
}

/** The module that reads the clock. */
export const buildDayFile = "src/content/site/dates/build-day.ts";

export const buildDayOverride = (day: IsoDay): TextsByPath =>
  new Map([[buildDayFile, `export const buildDay = ${JSON.stringify(day)};`]]);

/** Returns the given texts, plus the clock's module for `day` if it is not today. */
export const overrideDay = (today: IsoDay, day: IsoDay, texts: TextsByPath = new Map()): TextsByPath =>
  new Map([...(day === today ? [] : buildDayOverride(day)), ...texts]);

/** Files that the module `legalReaderPath` reads from disk; Vite does not know of this dependency. */
const legalFilePattern = /^src\/content\/legal\/.*\.(?:md|json)$/;
const legalReaderPath = "src/content/legal/versions/published-versions.ts";

/** Invalidates everything that a server derived from a file, including the file's importers. */
export function invalidateFile({ environments, moduleGraph }: ViteDevServer, root: string, path: string): void {
  const graphs = [moduleGraph, ...Object.values(environments).map((environment) => environment.moduleGraph)];
  const file = join(root, path).replaceAll("\\", "/");
  for (const graph of graphs)
    graph.onFileChange(legalFilePattern.test(path) ? join(root, legalReaderPath).replaceAll("\\", "/") : file);
}
