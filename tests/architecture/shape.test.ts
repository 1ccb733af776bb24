import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeFiles, collectNodes, isTestPath, listFiles, readMemberName, readSource, styleFiles } from "./source.ts";

const maxLines = 250;

/** Whether a file has rows that staff edit: these may have any length and are named after their content. */
const isData = (path: string) => path.startsWith("src/content/data/");

test(`no file has more than ${maxLines} lines`, () => {
  const long = [...codeFiles, ...styleFiles]
    .filter(({ path }) => !isData(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > maxLines);
  expect(long.map(({ path, lines }) => `${path} has ${lines} lines: move a part of it into a file of its own`)).toEqual(
    [],
  );
});

const maxColumns = 120;

test(`no comment of the site and its tests is wider than the code, ${maxColumns} columns`, () => {
  const testFiles = listFiles("tests/**/*.{ts,tsx}").map((path) => ({ path, text: readSource(path) }));
  const wide = [...codeFiles, ...styleFiles, ...testFiles].flatMap(({ path, text }) =>
    text
      .split("\n")
      .map((line, index) => ({ line, at: index + 1 }))
      .filter(({ line }) => [...line].length > maxColumns && /^\s*(\{?\/\*|\/\/|\*)/.test(line))
      .map(({ at }) => `${path}:${at}: break this comment`),
  );
  expect(wide).toEqual([]);
});

const maxModules = 12;

/** Folders whose files are alike, one for each list, page, error, command or runbook: a newcomer finds them by name. */
const foldersOfAlikeFiles = [
  "src/content/data",
  "src/content/data/copy",
  "src/content/forms/schemas",
  "src/content/pages",
  "src/pages/_componentes",
  "deploy/nginx/errors",
  "deploy/runbooks",
  "editor/guide",
  "scripts",
  "tests/engines",
];

test(`no folder has more than ${maxModules} modules, and a component's stylesheet counts with it`, () => {
  const modules = listFiles("{src,server,documents,deploy,scripts,editor,tests,bench}/**/*.*").filter(
    (path) => !/\.(test|spec|nightly)\.|\/README\.md$|^tests\/(fixtures|.*__screenshots__)\//.test(path),
  );
  const folders = Map.groupBy(new Set(modules.map((path) => path.replace(/(\.module)?\.\w+$/, ""))), (path) =>
    path.slice(0, path.lastIndexOf("/")),
  );
  const crowded = [...folders].filter(
    ([folder, { length }]) => length > maxModules && !foldersOfAlikeFiles.includes(folder),
  );
  expect(crowded.map(([folder, { length }]) => `${folder} has ${length} modules: give some a folder`)).toEqual([]);
});

test("src/content/pages has only pages and their forms", () => {
  const others = listFiles("src/content/pages/*.ts").filter((path) => !/-(page(\.test)?|copy-form)\.ts$/.test(path));
  expect(others.map((path) => `${path}: move it to the folder of its subject`)).toEqual([]);
});

const maxTests = 16;

/** Folders whose tests are alike, one for each job of the editor. */
const foldersOfAlikeTests = ["tests/editor"];

test(`no folder of tests has more than ${maxTests} files`, () => {
  const files = listFiles("tests/**/*.{ts,tsx}").filter((path) => !path.startsWith("tests/fixtures/"));
  const crowded = [...Map.groupBy(files, (path) => path.slice(0, path.lastIndexOf("/")))].filter(
    ([folder, { length }]) => length > maxTests && !foldersOfAlikeTests.includes(folder),
  );
  expect(crowded.map(([folder, { length }]) => `${folder} has ${length} files: give some a folder`)).toEqual([]);
});

/** Matches `a-b` and `a-b.module.css`, with Vike's prefixes (`@slug`, `_error`) and the `@` of systemd's templates. */
const kebab = /^[@_]?[a-z0-9]+(-[a-z0-9]+)*(?:@(?=\.service$))?(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const vikeFile = /^\+[A-Za-z]+(\.(server|client))?\.(ts|tsx)$/;

test("files and folders are named in kebab-case", () => {
  // Third-party files keep their original names.
  const ours = listFiles("{src,server,documents,deploy,scripts,editor,tests,bench}/**/*.*").filter(
    (path) => !path.startsWith("tests/fixtures/"),
  );
  const violations = ours.filter((path) => {
    const folders = path.split("/");
    const file = folders.pop() ?? "";
    return !(
      folders.every((folder) => kebab.test(folder) || folder === "__screenshots__") &&
      (kebab.test(file) || vikeFile.test(file) || file === "README.md")
    );
  });
  expect(violations.map((path) => `${path}: write it in lower case with hyphens`)).toEqual([]);
});

test("there is no catch-all folder or file", () => {
  const drawers = listFiles("{src,server,documents,deploy,scripts,editor}/**/*")
    // This folder has the editor's own generic components, like src/ui for the site.
    .filter((path) => !path.startsWith("editor/app/shared/"))
    .filter((path) => /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.\w+$)/.test(path));
  expect(drawers.map((path) => `${path}: name it after what it does, next to its users`)).toEqual([]);
});

test("a component's file is named after it", () => {
  const violations = codeFiles
    .filter(({ path, room }) => path.endsWith(".tsx") && ["ui", "sections", "features", "layout"].includes(room))
    .filter(({ path }) => !isTestPath(path))
    .map(({ path, text }) => {
      const name = /([^/]+)\.tsx$/.exec(path)?.[1] ?? "";
      const component = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
      return { path, component, isThere: new RegExp(`export (async )?(function|const) ${component}\\b`).test(text) };
    })
    .filter(({ isThere }) => !isThere);
  expect(
    violations.map(({ path, component }) => `${path} exports no ${component}: rename the one or the other`),
  ).toEqual([]);
});

test("the type of a component's props is named after the component", () => {
  const violations = codeFiles.flatMap(({ path, nodes }) => {
    const takers = nodes
      .filter(({ type }) => type === "FunctionDeclaration")
      .flatMap(({ id, params }) => {
        const component = (id as { name: string } | null)?.name ?? "";
        const [props] = params as { typeAnnotation?: { typeAnnotation: { typeName?: { name: string } } } }[];
        const name = props?.typeAnnotation?.typeAnnotation.typeName?.name;
        return name && /^[A-Z]/.test(component) ? [{ name, component }] : [];
      });
    return nodes
      .filter(({ type }) => type === "TSTypeAliasDeclaration")
      .map(({ id }) => (id as { name: string }).name)
      .flatMap((name) => {
        const components = takers.filter((taker) => taker.name === name).map(({ component }) => component);
        const isWrong = name.endsWith("Props") && components.length > 0 && !components.includes(name.slice(0, -5));
        return isWrong ? [`${path} declares ${name}: name it ${components[0]}Props`] : [];
      });
  });
  expect(violations).toEqual([]);
});

/** Words that say nothing about a text without the text beside them, and a name to use instead. */
const unclearKeys: Readonly<Record<string, string>> = {
  fold: "disclosureLabel",
  meant: "suggestion",
  over: "moreThan, passed",
  own: "ownData",
  rest: "otherStops",
  saved: "savings, savesData",
  see: "showSim",
  under: "chipText",
  ways: "nextSteps, checks",
  without: "noService",
};

test("a tool's text is named after what it says or labels, not by a pronoun or a preposition", () => {
  const copyTypes = codeFiles
    .filter(({ path, room }) => room === "features" && !isTestPath(path))
    .flatMap(({ path, nodes }) =>
      nodes
        .filter(({ type, id }) => type === "TSTypeAliasDeclaration" && /Copy$/.test((id as { name: string }).name))
        .map((declaration) => ({ path, keys: collectNodes(declaration).filter(isPropertySignature).map(readKey) })),
    );
  const violations = copyTypes.flatMap(({ path, keys }) =>
    keys
      .filter((key) => key in unclearKeys)
      .map((key) => `${path} names a text ${key}: say what it is, such as ${unclearKeys[key]}`),
  );
  expect(copyTypes.length).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

const isPropertySignature = ({ type }: { type: string }) => type === "TSPropertySignature";
const readKey = ({ key }: { [name: string]: unknown }) => (key as { name?: string }).name ?? "";

test("all exports are named, except where a tool requires a default export", () => {
  const violations = codeFiles.filter(
    ({ path, nodes }) =>
      !/\/(?:\+config|vite\.config)\.ts$|\.d\.ts$/.test(path) &&
      nodes.some(({ type }) => type === "ExportDefaultDeclaration"),
  );
  expect(violations.map(({ path }) => `${path} has a default export: give it a name`)).toEqual([]);
});

/** Test files beside the sources; those of `bench/peers` need its packages, and test modules of `src`. */
const unitTestFiles = listFiles("{src,server,documents,deploy,scripts,editor,bench}/**/*.test.{ts,tsx}").filter(
  (path) => !path.startsWith("bench/peers/"),
);

test("every test is next to the file that it tests", () => {
  const lost = unitTestFiles.filter(
    (path) =>
      !["ts", "tsx", "mjs", "css", "sh", "service"].some((end) =>
        existsSync(path.replace(/(\.[a-z]+)?\.test\.tsx?$/, `.${end}`)),
      ),
  );
  expect(lost.map((path) => `${path}: name it after the file it tests, or move it to tests/`)).toEqual([]);
});

const maxTestFiles = 3;

test(`no module has more than ${maxTestFiles} test files, because some of them test other modules`, () => {
  const groups = Map.groupBy(unitTestFiles, (path) => path.replace(/(?<=\/[^./]+)\..*/, ""));
  const crowded = [...groups].filter(([, { length }]) => length > maxTestFiles);
  expect(crowded.map(([module, files]) => `${module} has ${files.length}: name each after what it tests`)).toEqual([]);
});

test("every advice on lists has tests that are named after it", () => {
  const untested = listFiles("src/content/forms/check/*-advice.ts").filter(
    (path) => !existsSync(path.replace(/\.ts$/, ".test.ts")),
  );
  expect(untested.map((path) => `${path}: write its tests beside it`)).toEqual([]);
});

const clocksAndDice = ["Date.now", "Math.random", "performance.now", "Temporal.Now"];
const outside = /^(process|fetch|crypto|localStorage|sessionStorage|indexedDB|window|document|navigator|globalThis)$/;

test("rules in src/domain use no clock, randomness, environment, network, storage or browser library", () => {
  const rules = codeFiles.filter(({ path, room }) => room === "domain" && !isTestPath(path));
  const violations = rules.flatMap(({ path, nodes, imports }) =>
    [
      ...nodes.map(readMemberName).filter((name) => name !== undefined && clocksAndDice.includes(name)),
      ...nodes
        .filter(({ type, callee, arguments: given }) => {
          const isDate = (callee as { name?: string } | undefined)?.name === "Date";
          return isDate && (type === "CallExpression" || (given as unknown[]).length === 0);
        })
        .map(() => "the current date"),
      ...nodes
        .filter(({ type }) => type === "MemberExpression" || type === "CallExpression")
        .flatMap((node) => {
          const { name } = (node.object ?? node.callee) as { name?: string };
          return name && outside.test(name) ? [name] : [];
        }),
      ...imports.filter((specifier) => /^(node:|react)/.test(specifier)),
    ].map((what) => `${path} uses ${what}: take it as an argument`),
  );
  expect(rules.length).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

test("no code asks the browser or Node for a time zone's offset, because their data may be years old", () => {
  const asks =
    /DateTimeFormat\((?![^)]*timeZone: "UTC")|toZonedDateTime|toLocale(Date|Time)String|\.[gs]et(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(/i;
  const violations = codeFiles
    .filter(({ path, room }) => !["tests", "bench"].includes(room) && !isTestPath(path))
    .filter(({ path, text }) => path !== "src/platform/device/time-zone.ts" && asks.test(text))
    .map(({ path }) => `${path}: take dayAt or wallClockAt of src/domain/calendar/civil-time.ts`);
  expect(violations).toEqual([]);
});

test("sections, pages and layout keep no React state, because they work without script", () => {
  const stateful = /^use(State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Optimistic|ActionState|Transition)$/;
  const violations = codeFiles
    .filter(({ path, room }) => ["sections", "pages", "layout"].includes(room) && !isTestPath(path))
    // The demo islands of the component gallery.
    .filter(({ path }) => !/^src\/pages\/_componentes\/demo-[^/]+$/.test(path))
    .flatMap(({ path, nodes }) =>
      nodes
        .map(({ type, callee }) => (type === "CallExpression" ? (callee as { name?: string }).name : undefined))
        .filter((name) => name !== undefined && stateful.test(name))
        .map((name) => `${path} calls ${name}: what needs script is an island in src/features`),
    );
  expect(violations).toEqual([]);
});

test("types are declared with type, not interface", () => {
  // Leaves out `.d.ts` files, because third-party interfaces can only be extended as interfaces.
  const own = codeFiles.filter(({ path }) => !path.endsWith(".d.ts"));
  const violations = own.filter(({ nodes }) => {
    const body = nodes.find(({ type }) => type === "Program")?.body as {
      type: string;
      declaration?: { type: string };
    }[];
    return body.some(({ type, declaration }) => (declaration?.type ?? type) === "TSInterfaceDeclaration");
  });
  expect(violations.map(({ path }) => `${path} declares an interface: write it as a type`)).toEqual([]);
});

/** Matches a read of `process.env.NAME`, and names in a table of settings; `import.meta.env` belongs to the build. */
const environmentName = /(?<!meta\.)\benv\.([A-Z][A-Z0-9_]+)\b(?!\s*=[^=])/g;
const settingName = /"([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)"/g;

/** Variables that the system, Node or npm defines, not the operator. */
const notOurs = ["PATH", "CI", "NODE_ENV", "NODE_OPTIONS", "LISTEN_FDS", "LISTEN_PID", "NOTIFY_SOCKET"];

test("every environment variable that is read is documented in docs/configuration.md", () => {
  const documented = readSource("docs/configuration.md");
  const texts = [...codeFiles, { path: "vite.config.ts", text: readSource("vite.config.ts") }].filter(
    ({ path }) => !isTestPath(path),
  );
  const names = texts.flatMap(({ path, text }) => {
    const matches = [
      ...text.matchAll(environmentName),
      ...(path.endsWith("/settings.ts") ? text.matchAll(settingName) : []),
    ];
    return matches.map(([, name = ""]) => ({ path, name }));
  });
  const missing = names.filter(({ name }) => !notOurs.includes(name) && !documented.includes(`\`${name}\``));
  expect(names.length).toBeGreaterThan(0);
  expect(missing.map(({ path, name }) => `${path} reads ${name}: say in docs/configuration.md what it does`)).toEqual(
    [],
  );
});

test("every content folder documents its content and who edits it", () => {
  const folders = new Set(listFiles("src/content/*/*.ts").map((path) => path.split("/").slice(0, 3).join("/")));
  const silent = [...folders].filter((folder) => {
    const head = `${folder}/README.md`;
    return !existsSync(head) || !/^- \*\*Edited by:\*\* \S/m.test(readSource(head));
  });
  expect(silent.map((folder) => `${folder}/README.md: say what is in it, and "- **Edited by:**" whom`)).toEqual([]);
});

test("no two files of one kind have the same name", () => {
  const namedFiles = codeFiles.filter(
    ({ path }) => !path.startsWith("src/pages/") && !/\/main\.ts$/.test(path) && !isData(path),
  );
  const places = Map.groupBy(namedFiles, ({ path }) => path.split("/").at(-1) ?? "");
  const twins = [...places.values()].filter((files) => files.length > 1);
  expect(twins.map((files) => `${files.map(({ path }) => path).join(" and ")}: name each after what it says`)).toEqual(
    [],
  );
});

test("functions are named with a verb: `getText`, and not `textOf`", () => {
  const pattern = /\b(?:function ([a-z]+Of)\b|const ([a-z]+Of) = (?:async )?(?:[(<]|\w+ =>))/g;
  const nouns = codeFiles.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, first, second]) => `${path}: ${first ?? second}`),
  );
  expect(nouns).toEqual([]);
});

test("content is in a folder named after its subject", () => {
  expect(listFiles("src/content/*.ts").map((path) => `${path}: move it to the folder of its subject`)).toEqual([]);
});

test("git normalises the line ends of every text file, and leaves binary files alone", () => {
  const [all, ...others] = readSource(".gitattributes")
    .replaceAll(/^#.*\n/gm, "")
    .trim()
    .split("\n");
  const untouched = others.map((line) => /^\*(\.\w+) (?:binary|-text)$/.exec(line)?.[1] ?? line);
  // Documents are built, so they are not part of the repository.
  const files = listFiles("{public,src,server,documents,deploy,scripts,editor,tests,bench,docs}/**/*.*").filter(
    (path) => !/^public\/documentos|\.(?:tsx?|css|md)$/.test(path),
  );
  const binary = files.filter((path) => readFileSync(path).subarray(0, 8_000).includes(0));
  expect(all).toBe("* text=auto eol=lf");
  expect(binary.length).toBeGreaterThan(0);
  expect(binary.filter((path) => !untouched.some((end) => path.endsWith(end)))).toEqual([]);
});
