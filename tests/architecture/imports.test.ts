import { posix } from "node:path";
import { expect, test } from "vitest";
import { type CodeFile, codeFiles, isTestPath, styleFiles } from "./source.ts";

/**
 * Imports that docs/architecture.md allows, by folder («room»). A room may import itself; `a/b` allows only that
 * folder.
 */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  platform: ["domain"],
  content: ["domain", "platform/config"],
  ui: [],
  sections: ["domain", "ui"],
  features: ["domain", "platform", "ui"],
  layout: ["content", "domain", "styles", "ui"],
  pages: ["content", "domain", "features", "layout", "sections", "ui"],
  styles: [],
  server: ["content", "domain", "platform/config"],
  documents: ["content", "domain", "platform/config"],
  deploy: ["content", "domain", "platform/config", "server"],
  scripts: ["content", "deploy", "documents", "domain", "platform/config", "server"],
  // No room may import the editor, and no part of it reaches visitors. The editor starts the programs of `npm run dev`,
  // and reads KML like the KML command.
  editor: ["content", "domain", "platform/config", "scripts", "server", "styles", "ui/logo"],
};

/** The same for folders inside `server` and `editor`; files outside these folders may import all of them. */
const mayImportInside: Record<string, Record<string, readonly string[]>> = {
  server: {
    store: [],
    http: ["store"],
    files: ["http"],
    mail: ["http", "store"],
    collector: ["files", "http", "store"],
    health: ["mail", "store"],
  },
  editor: {
    // The server and the app share this folder.
    api: [],
    guide: [],
    app: ["api", "guide"],
    // The editor for one person, without anything about teams.
    server: ["api", "guide"],
    hosted: ["api", "server"],
    // A demo company around the editor, for tests and trials.
    demo: ["hosted"],
  },
};

/** Why a room's imports are restricted, and where to put the code instead. */
const fixes: Record<string, string> = {
  domain: "rules are pure: pass what they need as an argument",
  platform: "pass content by argument; rules go to src/domain",
  content: "content says things: a rule goes to src/domain, the look to src/sections",
  ui: "shared blocks know neither rules nor content: pass them by props",
  sections: "sections get every word by props from the page; what needs script is a feature",
  features: "islands get every word by props from the page",
  layout: "the shell knows no page and no feature",
  pages: "pages compose: put the rest in a feature, a section or content",
};

const own = (specifier: string) => specifier.startsWith("#");

function stepsOutside({ path, room, imports }: CodeFile): string[] {
  const allowed = [room, ...(mayImport[room] ?? [])];
  return imports
    .filter((specifier) => own(specifier) && !allowed.some((place) => specifier.startsWith(`#${place}/`)))
    .map((specifier) => {
      const fix = fixes[room] ?? "move what both need to src/domain or src/content";
      return `${path} imports ${specifier}; ${room} may import ${(mayImport[room] ?? []).join(", ") || "nothing of ours"}: ${fix}`;
    });
}

test("every folder imports only what the table allows", () => {
  expect(codeFiles.flatMap(stepsOutside)).toEqual([]);
});

test("every folder inside server and editor imports only what its table allows", () => {
  const violations = codeFiles.flatMap(({ path, room, imports }) => {
    const [, folder = ""] = path.split("/");
    const allowed = mayImportInside[room]?.[folder];
    // Exempt: tests, which start whole servers, and the app's build, which runs on the server.
    if (!allowed || isTestPath(path) || path === "editor/app/vite.config.ts") return [];
    return imports
      .filter((specifier) => specifier.startsWith(`#${room}/`))
      .filter((specifier) => ![folder, ...allowed].some((place) => specifier.startsWith(`#${room}/${place}/`)))
      .map((specifier) => `${path} imports ${specifier}; ${folder} may import ${allowed.join(", ") || "no other"}`);
  });
  expect(violations).toEqual([]);
});

test("what the whole site shares imports no page's content, only forms", () => {
  const sharedFiles = codeFiles.filter(({ path }) => path.startsWith("src/content/site/") && !isTestPath(path));
  const violations = sharedFiles.flatMap(({ path, imports }) =>
    imports
      .filter((specifier) => specifier.startsWith("#content/pages/") && !specifier.endsWith("-copy-form.ts"))
      .map((specifier) => `${path} imports ${specifier}: move what both need to the folder of its subject`),
  );
  expect(sharedFiles.length).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

test("every folder inside server and editor is in its table", () => {
  const missing = codeFiles.filter(({ path, room }) => {
    const [, folder = "", file] = path.split("/");
    return mayImportInside[room] && file && folder !== "testing" && !(folder in mayImportInside[room]);
  });
  expect(missing.map(({ path, room }) => `${path}: add its folder to the table of ${room}`)).toEqual([]);
});

test("every folder with code is in the import table", () => {
  const missing = codeFiles.filter(({ room }) => !(room in mayImport));
  expect(missing.map(({ path, room }) => `${path}: add ${room} to the table, or move the file`)).toEqual([]);
});

test("nothing is imported with ../", () => {
  const code = codeFiles.flatMap(({ path, imports }) =>
    imports
      .filter((specifier) => specifier.startsWith("../"))
      .map((specifier) => `${path} imports ${specifier}: write it as #folder/file.ts`),
  );
  const styles = styleFiles
    .filter(({ text }) => text.includes("../"))
    .map(({ path }) => `${path} reaches outside its folder with ../: keep what it needs next to it, or in #styles`);
  expect([...code, ...styles]).toEqual([]);
});

test("what lies in or below a file's own folder is imported with ./", () => {
  const violations = codeFiles.flatMap(({ path, imports }) => {
    const ownFolder = `#${posix.dirname(path).replace(/^src\//, "")}/`;
    return imports
      .filter((specifier) => specifier.startsWith(ownFolder))
      .map((specifier) => `${path}: import ./${specifier.slice(ownFolder.length)} instead of ${specifier}`);
  });
  expect(violations).toEqual([]);
});

test("no component is used only in the component gallery", () => {
  const gallery = "src/pages/_componentes/";
  const usersByFile = new Map<string, string[]>();
  for (const { path, imports } of codeFiles.filter(({ path }) => !isTestPath(path)))
    for (const specifier of imports) {
      const used = own(specifier) ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(path), specifier);
      usersByFile.set(used, [...(usersByFile.get(used) ?? []), path]);
    }
  const shownItems = codeFiles
    .filter(({ room }) => ["ui", "sections", "features"].includes(room))
    .map(({ path }) => ({ path, users: usersByFile.get(path) ?? [] }))
    .filter(({ users }) => users.some((user) => user.startsWith(gallery)));
  const unused = shownItems.filter(({ users }) => users.every((user) => user.startsWith(gallery)));
  expect(shownItems.length).toBeGreaterThan(0);
  expect(unused.map(({ path }) => `${path} is only shown in ${gallery}: use it on a page, or delete it`)).toEqual([]);
});

test("no file only re-exports other files", () => {
  const barrels = codeFiles.filter(({ path, nodes }) => {
    const program = nodes.find(({ type }) => type === "Program");
    const body = program?.body as { type: string; source?: unknown }[];
    const handsOn = body.filter(({ type, source }) => type.startsWith("Export") && source).length;
    return /(^|\/)index\.\w+$/.test(path) || (handsOn > 0 && handsOn === body.length && !/\/\+[^/]+$/.test(path));
  });
  expect(barrels.map(({ path }) => `${path} is a barrel: import from the files themselves and delete it`)).toEqual([]);
});
