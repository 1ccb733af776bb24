import { lexer } from "css-tree";
import { expect, test } from "vitest";
import { codeFiles, collectNodes, isTestPath, listFiles, readSource, styleFiles } from "./source.ts";

type Name = { name: string };

const components = codeFiles.filter(({ path }) => path.endsWith(".tsx") && !isTestPath(path));
const rawColor = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;

const word = /(?<![\w-])[a-z]+(?![\w(-])/gi;

/** Whether a stylesheet's line has a colour by value or name. In a mask, a named colour only sets opacity. */
function hasRawColor(line: string): boolean {
  const [property = "", ...rest] = line.split(":");
  const value = rest.join(":");
  const isNamed = (name: string) => lexer.match("<named-color>", name).matched !== null;
  return rawColor.test(value) || (!property.includes("mask") && (value.match(word) ?? []).some(isNamed));
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");
const withoutGlobals = (css: string) => css.replace(/:global\([^)]*\)/g, "");

function attributes(name: string): string[] {
  return components
    .filter(({ nodes }) =>
      nodes.some(({ type, name: written }) => type === "JSXAttribute" && (written as Name).name === name),
    )
    .map(({ path }) => path);
}

test("no element has an inline style", () => {
  expect(
    attributes("style").map((path) => `${path} has style={…}, which the security policy blocks: use a class or data-*`),
  ).toEqual([]);
});

test("no script or attribute has a media query with a range, because the build rewrites ranges only in stylesheets", () => {
  const violations = codeFiles.filter(
    ({ path, text }) => path.startsWith("src/") && /["`]\((width|height) ?[<>]/.test(text),
  );
  expect(violations.map(({ path }) => `${path}: write (max-width: 47.99rem)`)).toEqual([]);
});

/** Files that may set HTML from text: an island's own rendering, and data that is never executed. */
const writeText = ["src/layout/islands/island.tsx", "src/layout/head/structured-data.tsx"];

test("only islands and structured data set HTML from text", () => {
  const attribute = "dangerouslySetInnerHTML"; // The test searches the sources for this name, and sets no HTML.
  const violations = attributes(attribute).filter((path) => !writeText.includes(path));
  expect(violations.map((path) => `${path} sets HTML from text: write it as elements`)).toEqual([]);
});

test("no component accepts a class name", () => {
  const violations = components.filter(({ nodes }) =>
    collectNodes(
      nodes.filter(({ type, id }) => type === "TSTypeAliasDeclaration" && /Props$/.test((id as Name).name)),
    ).some(({ type, key }) => type === "TSPropertySignature" && (key as Name).name === "className"),
  );
  expect(
    violations.map(({ path }) => `${path} takes className: offer a closed union, spacing belongs to the parent`),
  ).toEqual([]);
});

/** File that may repeat a token's value, because `<meta name="theme-color">` cannot use variables. */
const repeatsTokens = "src/layout/head/page-head.tsx";

test("raw colours occur only in src/styles/tokens.css", () => {
  const inStyles = styleFiles
    .filter(({ path }) => path !== "src/styles/tokens.css")
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split("\n")
        .filter(hasRawColor)
        .map((line) => `${path}: ${line.trim()}`),
    );
  const tokens = readSource("src/styles/tokens.css");
  const inCode = codeFiles
    .filter(({ path, room }) => path.startsWith("src/") && room !== "domain" && !isTestPath(path))
    .flatMap(({ path, nodes }) =>
      nodes
        .map(({ type, value }) => {
          if (type === "TemplateElement") return (value as { raw: string }).raw;
          return type === "Literal" && typeof value === "string" ? value : "";
        })
        .filter((text) => new RegExp(`^(?:${rawColor.source})`, "i").test(text.trim()))
        .filter((text) => !(path === repeatsTokens && tokens.includes(`: ${text};`)))
        .map((text) => `${path}: ${text}`),
    );
  const mend = "name it in src/styles/tokens.css and use var(--name)";
  expect([...inStyles, ...inCode].map((found) => `${found} → ${mend}`)).toEqual([]);
});

test("every class that a component uses is in its stylesheet, and every class in it is used", () => {
  const problems = listFiles("src/**/*.module.css").flatMap((path) => {
    // The name under which each component imports the stylesheet, with the component's text.
    const users = components.flatMap(({ path: user, text }) => {
      const folder = path.slice(0, path.lastIndexOf("/") + 1);
      const addresses = [
        path.replace(/^src\//, "#"),
        ...(user.startsWith(folder) ? [`./${path.slice(folder.length)}`] : []),
      ];
      const address = addresses.find((each) => text.includes(`"${each}"`));
      if (address === undefined) return [];
      return [{ text, name: new RegExp(`import (\\w+) from "${address}"`).exec(text)?.[1] ?? "styles" }];
    });
    if (users.length === 0) return [`${path}: no component next to it imports it: delete it`];
    const defined = new Set(
      [...withoutGlobals(withoutComments(readSource(path))).matchAll(/\.(-?[a-z_][\w-]*)(?=[^{}]*\{)/gi)].map(
        (match) => match[1] ?? "",
      ),
    );
    const matchUses = (pattern: string) =>
      users.flatMap(({ text, name }) => [...text.matchAll(new RegExp(`\\b${name}${pattern}`, "g"))]);
    const used = new Set(matchUses("\\.(?!module\\b)(\\w+)").map((match) => match[1] ?? ""));
    const isComputed = matchUses("\\[").length > 0;
    return [
      ...[...used]
        .filter((name) => !defined.has(name))
        .map((name) => `${path} has no .${name}: add it or correct the name`),
      ...[...defined]
        .filter((name) => !isComputed && !used.has(name))
        .map((name) => `${path}: nobody uses .${name}: delete it`),
    ];
  });
  expect(problems).toEqual([]);
});

/** Properties that may change on hover: decoration that does not hide or show anything. */
const decoration =
  /^(--[\w-]+|color|background(-color)?|border(-\w+)*-(color|radius)|text-(decoration|underline)(-\w+)*|transform|transition)$/;

/** Files that may observe the pointer: the carousel pauses while hovered, but also has a button and pauses on focus. */
const watchesPointer = ["src/ui/carousel/carousel.tsx"];

test("nothing depends on hover", () => {
  const inStyles = styleFiles.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/([^{}]*:hover[^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) =>
      body
        .split(";")
        .map((declaration) => declaration.split(":", 1).join("").trim())
        .filter((name) => name !== "" && !decoration.test(name))
        .map((name) => `${path}: ${selector.trim()} changes ${name}: a finger and a key must get it too`),
    ),
  );
  const inCode = ["onMouseEnter", "onMouseOver", "onPointerEnter", "onPointerOver"]
    .flatMap(attributes)
    .filter((path) => !watchesPointer.includes(path))
    .map((path) => `${path} acts when a pointer hovers: give it a button`);
  expect([...inStyles, ...inCode]).toEqual([]);
});

test("no legend floats in a grid or flex fieldset, because Safari would draw it on the border", () => {
  const group = /<fieldset[^>]*?className=\{styles\.(\w+)\}[\s\S]*?<legend( className="visually-hidden")?/g;
  const violations = components.flatMap(({ path, text }) => {
    const sheet = /import styles from "\.\/([\w.-]+\.css)"/.exec(text)?.[1];
    if (!sheet) return [];
    const css = withoutComments(readSource(path.replace(/[^/]+$/, sheet)));
    if (!css.includes("float: left")) return [];
    return [...text.matchAll(group)]
      .filter(([, name, isHidden]) => !isHidden && new RegExp(`\\.${name} \\{[^}]*display: (?:grid|flex)`).test(css))
      .map(([, name]) => `${path}: .${name} lays out a title that floats: give it display: flow-root`);
  });
  expect(violations).toEqual([]);
});
