/** Finds which content each page shows, from the names that the page's files import. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { parseSync } from "vite";

/** A name that a content module exports. `path`: the module, such as `src/content/plans/plans.ts`. */
export type ImportedName = { path: string; name: string };

/** Property names that lead into a value: `["links", "first"]`. */
type PropertySteps = readonly string[];

/** An argument that is known without running the page: a literal, or content that the page also imports. */
type KnownArgument = { value: unknown } | (ImportedName & { steps: PropertySteps });

/** A use of imported content; with `args`, a function call such as `buildPromotionCards("memberships")`. */
export type ContentUse = ImportedName & { args?: readonly KnownArgument[] };

/** Imports of a page, or of a family of pages: `/registro-promociones/@slug`. */
export type PageImports = { address: string; imports: readonly ContentUse[] };

const pagesFolder = "src/pages";

/** Results by checkout, cached because the editor never changes the code of pages. */
const importsByRoot = new Map<string, { pages: PageImports[]; frame: ContentUse[] }>();

export const readPageImports = (root: string): readonly PageImports[] => readCached(root).pages;

export const readLayoutImports = (root: string): readonly ContentUse[] => readCached(root).frame;

function readCached(root: string) {
  const cachedImports = importsByRoot.get(root);
  if (cachedImports) return cachedImports;
  const files = listFiles(root, `${pagesFolder}/**/+Page.server.tsx`).filter(
    (path) => !/\/_(?:componentes|error)\//.test(path),
  );
  const pages = files.map((file) => {
    const folder = dirname(file).slice(pagesFolder.length);
    return { address: folder === "/index" ? "/" : folder, imports: collectImports(root, file) };
  });
  const frame = [...listFiles(root, `${pagesFolder}/+*.server.{ts,tsx}`), ...listFiles(root, "src/layout/*.{ts,tsx}")]
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => collectImports(root, path));
  const importedContent = { pages, frame };
  importsByRoot.set(root, importedContent);
  return importedContent;
}

const listFiles = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => path.replaceAll("\\", "/"));

function collectImports(root: string, file: string, visitedFiles = new Set<string>()): ContentUse[] {
  if (visitedFiles.has(file)) return [];
  visitedFiles.add(file);
  const { module, program } = parseSync(basename(file), readFileSync(join(root, file), "utf8"));
  const names = new Map<string, ImportedName>();
  const uses = module.staticImports.flatMap(({ moduleRequest, entries }): ContentUse[] => {
    const specifier = moduleRequest.value;
    const isContent = specifier.startsWith("#content/");
    const path = specifier.startsWith("#") ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(file), specifier);
    if (isContent)
      return entries.flatMap(({ importName, localName, isType }) => {
        if (isType || importName.name === null) return [];
        const importedName = { path, name: importName.name };
        names.set(localName.value, importedName);
        return [importedName];
      });
    const isPagePart = path.startsWith(`${pagesFolder}/`) && /\.tsx?$/.test(path);
    return isPagePart ? collectImports(root, path, visitedFiles) : [];
  });
  return [...uses, ...findCalls(program, names)];
}

type SyntaxNode = { type: string; [part: string]: unknown };

const isNode = (part: unknown): part is SyntaxNode => typeof (part as SyntaxNode | null)?.type === "string";

/** Finds the calls of imported functions whose arguments are known without running the page. */
function findCalls(part: unknown, names: ReadonlyMap<string, ImportedName>): ContentUse[] {
  if (typeof part !== "object" || part === null) return [];
  const nestedCalls = Object.values(part).flatMap((each) => findCalls(each, names));
  if (!isNode(part) || part.type !== "CallExpression") return nestedCalls;
  const { callee, arguments: callArguments } = part as unknown as {
    callee: SyntaxNode;
    arguments: readonly SyntaxNode[];
  };
  const calledName = callee.type === "Identifier" ? names.get(String(callee.name)) : undefined;
  const args = callArguments.map((each) => findKnownArgument(each, names));
  if (!calledName || args.length === 0 || args.includes(undefined)) return nestedCalls;
  return [...nestedCalls, { ...calledName, args: args.filter((each) => each !== undefined) }];
}

function findKnownArgument(
  node: SyntaxNode,
  names: ReadonlyMap<string, ImportedName>,
  steps: PropertySteps = [],
): KnownArgument | undefined {
  if (node.type === "Literal") return { value: node.value };
  if (node.type === "Identifier") {
    const importedName = names.get(String(node.name));
    return importedName && { ...importedName, steps };
  }
  const { object, property, computed } = node;
  return node.type === "MemberExpression" && !computed && isNode(object) && isNode(property)
    ? findKnownArgument(object, names, [String(property.name), ...steps])
    : undefined;
}
