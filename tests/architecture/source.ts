/** The project's own files, for the architecture tests. Paths are relative to the root, with `/`. */
import { globSync, readFileSync } from "node:fs";
import { basename, sep } from "node:path";
import { parseSync } from "vite";

type Node = { type: string; [key: string]: unknown };

export type CodeFile = {
  path: string;
  /** The folder's name in the import table: `ui` for `src/ui/…`, `server` for `server/…`. */
  room: string;
  text: string;
  /** The specifiers of the file's imports, re-exports and type imports, as written. */
  imports: string[];
  nodes: Node[];
};

export const listFiles = (pattern: string) =>
  globSync(pattern, { exclude: ["**/node_modules/**"] })
    .map((path) => path.replaceAll(sep, "/"))
    .sort();

export const readSource = (path: string) => readFileSync(path, "utf8");

export const isTestPath = (path: string) => /\.test\.tsx?$/.test(path);

const unquote = (expression: string) => /^(["'`])(.*)\1$/.exec(expression)?.[2];

const rooms = "{src,server,documents,deploy,scripts,editor}";

export const codeFiles: CodeFile[] = listFiles(`${rooms}/**/*.{ts,tsx,mjs}`).map(codeFile);
export const styleFiles = listFiles(`${rooms}/**/*.css`).map((path) => ({ path, text: readSource(path) }));

function codeFile(path: string): CodeFile {
  const text = readSource(path);
  const { program, module, errors } = parseSync(basename(path), text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const nodes = collectNodes(program as unknown as Node);
  const writtenTexts = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest }) => unquote(text.slice(moduleRequest.start, moduleRequest.end))),
    ...nodes.filter(({ type }) => type === "TSImportType").map(({ source }) => (source as { value: string }).value),
  ];
  const [top = "", inSource = ""] = path.split("/");
  const imports = [...new Set(writtenTexts.filter((specifier) => specifier !== undefined))];
  return { path, room: top === "src" ? inSource : top, text, imports, nodes };
}

/** Collects every node of one or several syntax trees. */
export function collectNodes(value: unknown, nodes: Node[] = []): Node[] {
  if (typeof value !== "object" || value === null) return nodes;
  if (isNode(value)) nodes.push(value);
  for (const inside of Object.values(value)) collectNodes(inside, nodes);
  return nodes;
}

function isNode(value: object): value is Node {
  return "type" in value && typeof value.type === "string";
}

/** Formats a member expression of two identifiers, such as `Date.now`; undefined for any other node. */
export function readMemberName({ type, object, property }: Node): string | undefined {
  const [owner, name] = [object, property] as { name?: string }[];
  return type === "MemberExpression" && owner?.name && name?.name ? `${owner.name}.${name.name}` : undefined;
}
