/** Determines which content each page shows, from the names that the page's files import. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { parseSync } from "vite";

/** A name that a content module exports. `path`: the module, such as `src/content/plans/plans.ts`. */
export type ImportedName = { path: string; name: string };

/** Steps into a value: `["links", "first"]`. */
type Steps = readonly string[];

/** An argument that is known without running the page: a literal, or content that the page imports too. */
type KnownArgument = { value: unknown } | (ImportedName & { steps: Steps });

/** A use of imported content. With `args`: the call of a function, such as `buildPromotionCards("memberships")`. */
export type ContentUse = ImportedName & { args?: readonly KnownArgument[] };

/** Imports of a page, or of a family of pages: `/registro-promociones/@slug`. */
export type PageImports = { address: string; imports: readonly ContentUse[] };

const pagesFolder = "src/pages";

/** Results by checkout, cached because the editor never changes the code of pages. */
const read = new Map<string, { pages: PageImports[]; frame: ContentUse[] }>();

export const readPageImports = (root: string): readonly PageImports[] => readOnce(root).pages;

/** The imports of the header, footer and head. */
export const readLayoutImports = (root: string): readonly ContentUse[] => readOnce(root).frame;

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

/** What a file uses of the content, directly or through the page parts that the file imports. */
function importsUnder(root: string, file: string, seen = new Set<string>()): ContentUse[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { module, program } = parseSync(basename(file), readFileSync(join(root, file), "utf8"));
  const names = new Map<string, ImportedName>();
  const uses = module.staticImports.flatMap(({ moduleRequest, entries }): ContentUse[] => {
    const specifier = moduleRequest.value;
    const isContent = specifier.startsWith("#content/");
    const path = specifier.startsWith("#") ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(file), specifier);
    if (isContent)
      return entries.flatMap(({ importName, localName, isType }) => {
        if (isType || importName.name === null) return [];
        const used = { path, name: importName.name };
        names.set(localName.value, used);
        return [used];
      });
    const isPart = path.startsWith(`${pagesFolder}/`) && /\.tsx?$/.test(path);
    return isPart ? importsUnder(root, path, seen) : [];
  });
  return [...uses, ...findCalls(program, names)];
}

type SyntaxNode = { type: string; [part: string]: unknown };

const isNode = (part: unknown): part is SyntaxNode => typeof (part as SyntaxNode | null)?.type === "string";

/** Finds the calls of imported functions whose arguments are known without running the page. */
function findCalls(part: unknown, names: ReadonlyMap<string, ImportedName>): ContentUse[] {
  if (typeof part !== "object" || part === null) return [];
  const inside = Object.values(part).flatMap((each) => findCalls(each, names));
  if (!isNode(part) || part.type !== "CallExpression") return inside;
  const { callee, arguments: given } = part as unknown as { callee: SyntaxNode; arguments: readonly SyntaxNode[] };
  const called = callee.type === "Identifier" ? names.get(String(callee.name)) : undefined;
  const args = given.map((each) => findKnownArgument(each, names));
  if (!called || args.length === 0 || args.includes(undefined)) return inside;
  return [...inside, { ...called, args: args.filter((each) => each !== undefined) }];
}

function findKnownArgument(
  node: SyntaxNode,
  names: ReadonlyMap<string, ImportedName>,
  steps: Steps = [],
): KnownArgument | undefined {
  if (node.type === "Literal") return { value: node.value };
  if (node.type === "Identifier") {
    const named = names.get(String(node.name));
    return named && { ...named, steps };
  }
  const { object, property, computed } = node;
  return node.type === "MemberExpression" && !computed && isNode(object) && isNode(property)
    ? findKnownArgument(object, names, [String(property.name), ...steps])
    : undefined;
}
