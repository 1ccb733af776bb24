// After the build: replaces the stylesheets of components with one stylesheet per page, in a fixed order and named
// after its content. The heading font is the first link; wide screens also preload the text font
// (docs/decisions/0035). Leaves out tokens that a page does not read. Moves styles for visitors without script to a
// separate sheet, which also works in browsers without the media query `scripting` (docs/decisions/0048).
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CssNode, generate, List, parse, walk } from "css-tree";
import type { CachedRun } from "#scripts/build/build-cache.ts";
import { listBuiltFiles, readPageFile } from "#scripts/build/pages/page-files.ts";
import { leanProperties, listPropertyNames } from "./lean-properties.ts";

const sheetLinkPattern = /[ \t]*<link rel="stylesheet"[^>]* href="([^"]+)">\n?/g;
const fontPreloadPattern = /[ \t]*(<link rel="preload"[^>]* as="font"[^>]*>)\n?/g;
const titleFont = "/bricolage-grotesque.";
const textFont = "/figtree.";
/** The screens whose text has the brand's font, as in tokens.css. */
const textFontMedia = "(min-width: 48rem)";
/** Order of the cascade: tokens first, then from generic to specific, print last. */
const cascadeOrder = [
  "styles_tokens",
  "styles_global",
  "styles_cut",
  "ui_",
  "features_",
  "sections_",
  "layout_",
  "pages_",
  "styles_print",
];

/**
 * Merges the stylesheets of each page under `clientDir`, and links the page to the result. All pages share another
 * stylesheet for visitors without script.
 *
 * @param runCached - cache of the results of this code.
 * @returns the number of distinct stylesheets written.
 * @throws {Error} if a sheet is in no folder of `cascadeOrder`.
 */
export async function mergeStylesheets(clientDir: string, runCached: CachedRun): Promise<number> {
  const writtenNames = new Set<string>();
  const writeSheet = (kind: string, css: string) => {
    const name = `/assets/${kind}.${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
    if (!writtenNames.has(name)) writeFileSync(join(clientDir, name), css);
    writtenNames.add(name);
    return name;
  };
  const pages = listBuiltFiles(clientDir, ".html");
  const addresses = [...new Set(pages.flatMap((file) => listSheets(readPageFile(file))))].sort(compareByCascade);
  const parts = new Map<string, SheetParts>();
  for (const href of addresses) {
    const css = readFileSync(join(clientDir, href), "utf8");
    const json = await runCached([href, css], async () => Buffer.from(JSON.stringify(splitParts(css, href))));
    parts.set(href, JSON.parse(String(json)));
  }
  const joinSheets = (sheets: readonly string[], part: "alwaysCss" | "withoutScriptCss") =>
    sheets.map((href) => parts.get(href)?.[part] ?? "").join("");
  const withoutScriptCss = joinSheets(addresses, "withoutScriptCss");
  const withoutScriptName = writeSheet("without-script", withoutScriptCss);
  const namesInScripts = listBuiltFiles(clientDir, ".js").flatMap((file) =>
    listPropertyNames(readFileSync(file, "utf8")),
  );
  const namesInCommonCss = listPropertyNames(withoutScriptCss);
  const commonNames = [...new Set([...namesInScripts, ...namesInCommonCss])].sort();
  for (const file of pages) {
    const html = readPageFile(file);
    const sheets = listSheets(html);
    if (sheets.length === 0) continue;
    const neededCss = joinSheets(
      sheets.filter((href) => isNeeded(href, parts.get(href), html)),
      "alwaysCss",
    );
    const namesInPage = [...new Set(listPropertyNames(html))].sort();
    const leanCss = await runCached([neededCss, ...commonNames, ...namesInPage], async () =>
      Buffer.from(leanProperties(neededCss, new Set([...commonNames, ...namesInPage]))),
    );
    const style = writeSheet("style", String(leanCss));
    const preloads = [...html.matchAll(fontPreloadPattern)].map(([, link = ""]) => link);
    const links = [
      ...preloads.filter((link) => link.includes(titleFont)),
      `<link rel="stylesheet" href="${style}">`,
      ...preloads
        .filter((link) => link.includes(textFont))
        .map((link) => link.replace(" as=", ` media="${textFontMedia}" as=`)),
      `<noscript><link rel="stylesheet" href="${withoutScriptName}"></noscript>`,
    ];
    const htmlWithoutLinks = html.replace(sheetLinkPattern, "").replace(fontPreloadPattern, "");
    writeFileSync(file, htmlWithoutLinks.replace("<head>", ["<head>", ...links].join("\n        ")));
  }
  return writtenNames.size;
}

/** Lists the stylesheets that a page links to, in the order of the cascade. */
const listSheets = (html: string) =>
  [...html.matchAll(sheetLinkPattern)].map(([, href = ""]) => href).sort(compareByCascade);

type SheetParts = { alwaysCss: string; withoutScriptCss: string; classes: readonly string[] };

/**
 * Whether a page needs a sheet. Sheets of the layout and sections may be left out if the page has none of their
 * classes; an island may later render the classes of any other sheet.
 */
const isNeeded = (href: string, parts: SheetParts | undefined, html: string) =>
  !/src_(layout|sections)_/.test(href) || parts?.classes.some((name) => html.includes(name));

/** Separates the rules inside `@media (scripting: none)` from the others. */
function splitParts(css: string, href: string): SheetParts {
  const always = parse(css, { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false });
  const withoutScript = new List<CssNode>();
  walk(always, {
    visit: "Atrule",
    enter({ prelude, block }, item, list) {
      const query = prelude ? generate(prelude) : "";
      if (!query.includes("scripting")) return;
      if (query.replaceAll(" ", "") !== "(scripting:none)" || !block)
        throw new Error(`${href}: ${query} no funciona en todos los navegadores: escribe @media (scripting: none)`);
      withoutScript.appendList(block.children);
      list.remove(item);
    },
  });
  const classes = new Set<string>();
  walk(parse(css, { parseValue: false }), { visit: "ClassSelector", enter: ({ name }) => void classes.add(name) });
  return {
    alwaysCss: generateLine(always),
    withoutScriptCss: generateLine({ type: "StyleSheet", children: withoutScript }),
    classes: [...classes],
  };
}

const generateLine = (css: CssNode) => {
  const text = generate(css);
  return text && `${text}\n`;
};

function compareByCascade(a: string, b: string) {
  return findCascadeIndex(a) - findCascadeIndex(b) || (a < b ? -1 : 1);
}

function findCascadeIndex(href: string) {
  const index = cascadeOrder.findIndex((folder) => href.includes(`src_${folder}`));
  if (index < 0) throw new Error(`${href}: no está en ninguno de los cuartos ${cascadeOrder.join(", ")}`);
  return index;
}
