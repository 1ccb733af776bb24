import { expect, test } from "vitest";
import { sitePages } from "#content/site-map.ts";
import { list } from "./source.ts";

/** Pages that are no address of the site: what unknown addresses answer, and what shows the components. */
const outsideTheMap = ["_error", "_componentes"];

const folders = list("src/pages/**/+Page.server.{tsx,mdx}")
  .map((path) => path.slice("src/pages/".length, path.lastIndexOf("/")))
  .filter((folder) => !outsideTheMap.includes(folder));

/** `registro/@number` serves every address of that form. */
function serves(folder: string, address: string): boolean {
  if (folder === "index") return address === "/";
  const pattern = folder.split("/").map((part) => (part.startsWith("@") ? "[^/]+" : part));
  return new RegExp(`^/${pattern.join("/")}$`).test(address);
}

test("every published address has its page", () => {
  const missing = sitePages.filter(
    ({ path, published }) => published && !folders.some((folder) => serves(folder, path)),
  );
  expect(
    missing.map(
      ({ path }) => `${path} is published without src/pages${path}/+Page.server.tsx: write it, or set published: false`,
    ),
  ).toEqual([]);
});

test("every page is published in the site map", () => {
  const unknown = folders.filter(
    (folder) => !sitePages.some(({ path, published }) => published && serves(folder, path)),
  );
  expect(
    unknown.map(
      (folder) =>
        `src/pages/${folder} is not published in src/content/site-map.ts: publish its row, or delete the page`,
    ),
  ).toEqual([]);
});
