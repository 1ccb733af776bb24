/** Overrides the text of modules in a Vite server without writing files, and makes Vite read files again. */
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";

/** Texts by path, relative to the root. An empty text of a legal file stands for a missing file. */
export type TextsByPath = ReadonlyMap<string, string>;

export function openTextOverride(root: string) {
  let texts: TextsByPath = new Map();
  return {
    plugin: { name: "other-text", enforce: "pre", load: (id) => texts.get(id) } satisfies Plugin as Plugin,
    /** Replaces all current overrides. The caller must invalidate the affected modules. */
    setTexts: (newTexts: TextsByPath) => {
      const legalTexts = [...newTexts].filter(([path]) => parseLegalPath(path));
      const overrides = legalTexts.length > 0 ? [[legalOverridesFile, serializeLegalTexts(legalTexts)] as const] : [];
      const toAbsolutePath = (path: string) => join(root, path).replaceAll("\\", "/");
      texts = new Map([...newTexts, ...overrides].map(([path, text]) => [toAbsolutePath(path), text]));
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

/** All modules that read legal files depend on this one; Vite does not know that they depend on the files. */
const legalOverridesFile = "src/content/legal/versions/legal-file-overrides.ts";

const serializeLegalTexts = (texts: readonly (readonly [string, string])[]) =>
  `export const legalFileOverrides = new Map(${JSON.stringify(texts)});`;

/** Invalidates everything that a server derived from a file, including the file's importers. */
export function invalidateFile({ environments, moduleGraph }: ViteDevServer, root: string, path: string): void {
  const graphs = [moduleGraph, ...Object.values(environments).map((environment) => environment.moduleGraph)];
  const file = join(root, parseLegalPath(path) ? legalOverridesFile : path).replaceAll("\\", "/");
  for (const graph of graphs) graph.onFileChange(file);
}
