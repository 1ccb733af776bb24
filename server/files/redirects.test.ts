import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { sitePages } from "#content/site/site-map/site-map.ts";
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

test("refuses an alias that is a page, and two addresses that differ only in capitals", () => {
  const [alias, page] = Object.entries(pageAliases)[0] ?? [];
  expect(() => indexCanonicalPaths([`${page}`, `${alias}`])).toThrow(`${alias} is a page already`);
  expect(() => indexCanonicalPaths(["/esim", "/eSIM"])).toThrow("/eSIM and /esim differ only in capitals");
});

test("every alias leads to its page", () => {
  const lost = Object.entries(pageAliases)
    .filter(([alias, page]) => findRedirect(alias, names) !== page)
    .map(
      ([alias, page]) =>
        `${alias} does not lead to ${page}: write both like the addresses of pages, with no slash or .html at the end`,
    );
  expect(lost).toEqual([]);
});

/** Generates page addresses with additions by people, mail programs and attackers. */
const written = fc
  .tuple(
    fc.constantFrom("", "/", "//", "/\\", "/%5c", "//evil.example/", "https:/", "/.", "/%2e%2e"),
    fc.constantFrom(...pages, ...Object.keys(pageAliases)),
    fc.constantFrom(
      "",
      "/",
      "//",
      ".html",
      "/index.html",
      "/INDEX.HTML",
      "%2f",
      "%00",
      "@evil.example",
      "?x",
      "#x",
      ")",
      "%3fx=//y",
    ),
    fc.func(fc.integer({ min: 0, max: 3 })),
  )
  .map(([before, page, after, how]) => {
    const signs = [...`${page}`].map((sign, index) => {
      const ways = [sign, sign.toUpperCase(), sign === "/" ? "//" : sign];
      return ways[how(index)] ?? `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;
    });
    return before + signs.join("") + after;
  });

test("any redirect ends at a page of the site after one step", () => {
  fc.assert(
    fc.property(fc.oneof(written, fc.webPath(), fc.string()), (path) => {
      const page = findRedirect(path, names);
      if (page === undefined) return;
      expect(pages).toContain(page);
      expect(page).not.toBe(path);
      expect(findRedirect(page, names)).toBeUndefined();
      // Browsers resolve `page` to the same site.
      expect(new URL(page, "https://www.wim.example/a/b").origin).toBe("https://www.wim.example");
    }),
    { numRuns: inject("testRun").isFullSize ? 2_000 : 200 },
  );
});
