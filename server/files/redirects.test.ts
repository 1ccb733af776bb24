import { expect, test } from "vitest";
import { sitePages } from "#content/site/site-map.ts";
import { findRedirect, indexCanonicalPaths, pageAliases } from "./redirects.ts";

const pages = [...sitePages.map(({ path }) => path), "/registro-promociones/Clave-AbC9"];
const names = indexCanonicalPaths(pages);

test.each([
  ["/esim/", "/esim"],
  ["/ESIM", "/esim"],
  ["//esim///", "/esim"],
  ["/esim.html", "/esim"],
  ["/esim/index.html", "/esim"],
  ["/Index.html", "/"],
  ["//", "/"],
  ["/%65sim%2F", "/esim"],
  ["/activa-cuenta-deezer", "/activa-cuenta-dezeer"],
  ["/Activa-Cuenta-Deezer/", "/activa-cuenta-dezeer"],
  // Punctuation from the chat or sentence around a link.
  ["/esim)", "/esim"],
  ["/esim,", "/esim"],
  ["/esim%20", "/esim"],
  ["/esim/).", "/esim"],
  ["/esim%C2%BB%E2%80%A6", "/esim"],
  ["/%22", "/"],
  ["/roaming-cobertura%3Futm_source=x", "/roaming-cobertura"],
  ["/registro-promociones/wimazon/19-21-Noviembre/", "/registro-promociones/wimazon/19-21-noviembre"],
  ["/registro-promociones/clave-abc9", "/registro-promociones/Clave-AbC9"],
])("redirects %s to %s", (path, page) => expect(findRedirect(path, names)).toBe(page));

test.each([
  "/esim",
  "/",
  "/registro-promociones/Clave-AbC9",
  "/reporte-por-robo-o-extravio",
  "/no-existe/",
  "/esim/otra",
  "/404.html",
  "/.html",
  "/esim.htm",
  "/esim.html/",
  "/esim%0a",
  "/esim%00",
  "/%zz",
  "/\\esim",
  "/x/../esim/",
  "/%2e%2e/esim/",
  "/esim/.",
  "//evil.example",
  "/%2Fevil.example/",
  "/\u212asim",
])("does not redirect %s", (path) => expect(findRedirect(path, names)).toBeUndefined());

test("a page's own address is never redirected", () => {
  expect(pages.filter((page) => findRedirect(page, names) !== undefined)).toEqual([]);
});

test("refuses two addresses that differ only in capitals", () => {
  expect(() => indexCanonicalPaths(["/esim", "/eSIM"])).toThrow("/eSIM and /esim differ only in capitals");
});

test("every alias leads to a page of the site, and is none itself", () => {
  const paths = new Set<string>(sitePages.map(({ path }) => path));
  expect(Object.entries(pageAliases).filter(([alias, page]) => !paths.has(page) || paths.has(alias))).toEqual([]);
});
