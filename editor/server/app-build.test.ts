import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { appSourceGlobs } from "./app-build.ts";

const folders: Readonly<Record<string, string>> = { "#editor": "editor", "#scripts": "scripts", "#server": "server" };

function getPath(specifier: string, from: string): string {
  const [folder = "", ...rest] = specifier.split("?")[0]?.split("/") ?? [];
  if (!folder.startsWith("#")) return posix.join(posix.dirname(from), folder, ...rest);
  return [folders[folder] ?? `src/${folder.slice(1)}`, ...rest].join("/");
}

/** Collects the project's files that a file imports, directly or indirectly; ignores type-only imports. */
function collectNeeded(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path) || !existsSync(path)) return known;
  known.add(path);
  if (!/\.tsx?$/.test(path)) return known;
  const text = readFileSync(path, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const isNeeded = (entries: readonly { isType: boolean }[]) =>
    entries.length === 0 || entries.some((each) => !each.isType);
  const specifiers = [
    ...staticImports.filter(({ entries }) => isNeeded(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  for (const specifier of specifiers) if (/^[.#]/.test(specifier)) collectNeeded(getPath(specifier, path), known);
  return known;
}

test("the source globs match every file that the app imports", () => {
  const watched = new Set(globSync([...appSourceGlobs]).map((path) => path.replaceAll("\\", "/")));
  const needed = [...collectNeeded("editor/app/main.tsx")];
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.filter((path) => !watched.has(path))).toEqual([]);
});
