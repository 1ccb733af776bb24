/** Determines which content each page shows, from the names that the page's files import. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { parseSync } from "vite";

/** A name that a content module exports. `path`: the module, such as `src/content/plans/plans.ts`. */
export type ImportedName = { path: string; name: string };

/** Imports of a page, or of a family of pages: `/registro-promociones/@slug`. */
export type PageImports = { address: string; imports: readonly ImportedName[] };

const pagesFolder = "src/pages";

/** Results by checkout, cached because the editor never changes the code of pages. */
const read = new Map<string, { pages: PageImports[]; frame: ImportedName[] }>();

export const readPageImports = (root: string): readonly PageImports[] => readOnce(root).pages;

/** The imports of the header, footer and head. */
export const readLayoutImports = (root: string): readonly ImportedName[] => readOnce(root).frame;

function readOnce(root: string) {
  const known = read.get(root);
  if (known) return known;
  const files = list(root, `${pagesFolder}/**/+Page.server.tsx`).filter(
    (path) => !/\/_(?:componentes|error)\//.test(path),
  );
  const pages = files.map((file) => {
    const folder = dirname(file).slice(pagesFolder.length);
    return { address: folder === "/index" ? "/" : folder, imports: importsUnder(root, file) };
  });
  const frame = [...list(root, `${pagesFolder}/+*.server.{ts,tsx}`), ...list(root, "src/layout/*.{ts,tsx}")]
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => importsUnder(root, path));
  const found = { pages, frame };
  read.set(root, found);
  return found;
}

const list = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => path.replaceAll("\\", "/"));

/** The names that a file imports from the content, directly or through the page parts that the file imports. */
function importsUnder(root: string, file: string, seen = new Set<string>()): ImportedName[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { module } = parseSync(basename(file), readFileSync(join(root, file), "utf8"));
  return module.staticImports.flatMap(({ moduleRequest, entries }): ImportedName[] => {
    const specifier = moduleRequest.value;
    const isContent = specifier.startsWith("#content/");
    const path = specifier.startsWith("#") ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(file), specifier);
    if (isContent)
      return entries.flatMap(({ importName, isType }) =>
        isType || importName.name === null ? [] : [{ path, name: importName.name }],
      );
    const isPart = path.startsWith(`${pagesFolder}/`) && /\.tsx?$/.test(path);
    return isPart ? importsUnder(root, path, seen) : [];
  });
}
