import { expect, test } from "vitest";
import type { PageFormDefinition } from "#content/forms/define-page-form.ts";
import { guidePaths } from "#content/guides/guide-addresses.ts";
import { sitePages } from "#content/site/site-map/site-map.ts";
import { listFiles, readSource } from "./source.ts";

/** Page folders outside the site map: the page for unknown addresses, and the component gallery. */
const outsideTheMap = ["_error", "_componentes"];

const folders = listFiles("src/pages/**/+Page.server.tsx")
  .map((path) => path.slice("src/pages/".length, path.lastIndexOf("/")))
  .filter((folder) => !outsideTheMap.includes(folder));

type Route = (page: { urlPathname: string }) => boolean;

/** The route of each family of pages that has one, by folder path. */
const routes = new Map<string, Route>();
for (const [path, { route }] of Object.entries(
  import.meta.glob<{ route: Route }>("../../src/pages/**/+route.ts", { eager: true }),
))
  routes.set(path.slice("../../src/pages/".length, path.lastIndexOf("/")), route);

/**
 * Whether a folder serves an address. `registro/@number` serves every address of its form, unless its route file
 * restricts it.
 */
function serves(folder: string, address: string): boolean {
  if (folder === "index") return address === "/";
  const route = routes.get(folder);
  if (route) return route({ urlPathname: address });
  const pattern = folder.split("/").map((part) => (part.startsWith("@") ? "[^/]+" : part));
  return new RegExp(`^/${pattern.join("/")}$`).test(address);
}

test("every address has a page", () => {
  const missing = sitePages.filter(({ path }) => !folders.some((folder) => serves(folder, path)));
  expect(
    missing.map(({ path }) => `src/pages${path}/+Page.server.tsx is missing: write it, or delete the row of ${path}`),
  ).toEqual([]);
});

test("every page folder serves an address that is in the site map", () => {
  const unknown = folders.filter((folder) => !sitePages.some(({ path }) => serves(folder, path)));
  expect(
    unknown.map(
      (folder) => `src/pages/${folder} has no row in src/content/site/site-map/pages: add it, or delete the page`,
    ),
  ).toEqual([]);
});

test("a route serves only addresses of its family", () => {
  for (const [folder, route] of routes)
    expect(route({ urlPathname: `/${folder.replaceAll("@", "")}` }), `src/pages/${folder}/+route.ts`).toBe(false);
});

const formModules = import.meta.glob<Record<string, PageFormDefinition>>("../../src/content/**/*-copy-form.ts", {
  eager: true,
});

const formatAddress = (pageFolder: string) => `/${pageFolder === "index" ? "" : pageFolder}`;

/** Content that pages of all subjects import. */
const sharedContent = /^(?:site|documents|pages)(?:\/|$)/;

const listImports = (path: string, pattern: RegExp) =>
  [...readSource(path).matchAll(pattern)].map(([, name = ""]) => name);

/** The folder that has all the given ones: `legal` for `legal/facts` and `legal/library`. */
function findCommonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split("/"));
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return first.slice(0, end === -1 ? first.length : end).join("/");
}

/** Lists the folders of each subject that a page, or else the template or other page that it shows, imports. */
function listSubjectFolders(page: string): string[] {
  const contentFolders = listImports(page, /"#content\/([^"]+)\/[^/"]+\.ts"/g);
  const subjectFolders = contentFolders.filter((folder) => !sharedContent.test(folder));
  const subjects = Map.groupBy(subjectFolders, (folder) => folder.split("/")[0]);
  if (subjects.size > 0) return [...subjects.values()].map(findCommonFolder);
  const [template] = listImports(page, /"#(pages\/[^"]+)"/g);
  if (!template) return [findCommonFolder(contentFolders)];
  const [, otherPage = ""] = template.split("/");
  return otherPage.startsWith("_") ? listSubjectFolders(`src/${template}`) : listContentFolders(otherPage);
}

/**
 * Lists the folders of `src/content` that have a page's form, or else the `-page.ts` modules that the page imports, or
 * else its subjects.
 */
function listContentFolders(pageFolder: string): string[] {
  const formFolders = Object.entries(formModules)
    .filter(([, forms]) =>
      Object.values(forms).some(({ page }) => page.replace(/(?<=.)#.*/, "") === formatAddress(pageFolder)),
    )
    .map(([path]) => path.slice("../../src/content/".length, path.lastIndexOf("/")));
  const page = `src/pages/${pageFolder}/+Page.server.tsx`;
  const moduleFolders = listImports(page, /"#content\/([^"]+)\/[^/"]+-page\.ts"/g);
  const folders = [formFolders, moduleFolders].find((each) => each.length > 0) ?? listSubjectFolders(page);
  return [...new Set(folders)].toSorted();
}

test("src/content/README.md names the folder of each page's content, unless that is `pages`", () => {
  const pagesByContent = Map.groupBy(folders.toSorted(), (folder) =>
    listContentFolders(folder)
      .map((each) => `[\`${each}\`](${each})`)
      .join(", "),
  );
  pagesByContent.delete("[`pages`](pages)");
  const rows = [...pagesByContent].map(([links, pages]) => {
    const guides = Object.values<string>(guidePaths);
    const addresses = pages
      .filter((folder) => !guides.includes(formatAddress(folder)))
      .map((folder) => `\`${formatAddress(folder)}\``)
      .toSorted();
    return `| ${addresses.join(", ")} | ${links} |`;
  });
  const readme = readSource("src/content/README.md");
  expect(readme.split("\n").filter((line) => line.startsWith("| `/"))).toEqual(rows.toSorted());
});
