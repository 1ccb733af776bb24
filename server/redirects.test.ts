import fc from "fast-check";
import { expect, test } from "vitest";
import { sitePages } from "#content/site/site-map.ts";
import { otherSpellings, pageNames, redirectOf } from "./redirects.ts";

const pages = [...sitePages.map(({ path }) => path), "/registro-promociones/Clave-AbC9"];
const names = pageNames(pages);

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
  ["/registro-promociones/wimazon/19-21-Noviembre/", "/registro-promociones/wimazon/19-21-noviembre"],
  ["/registro-promociones/clave-abc9", "/registro-promociones/Clave-AbC9"],
])("leads from %s to %s", (path, page) => expect(redirectOf(path, names)).toBe(page));

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
])("does not redirect %s", (path) => expect(redirectOf(path, names)).toBeUndefined());

/** Addresses of pages with what people, mail programs and attackers add to them. */
const written = fc
  .tuple(
    fc.constantFrom("", "/", "//", "/\\", "/%5c", "//evil.example/", "https:/", "/.", "/%2e%2e"),
    fc.constantFrom(...pages, ...Object.keys(otherSpellings)),
    fc.constantFrom("", "/", "//", ".html", "/index.html", "/INDEX.HTML", "%2f", "%00", "@evil.example", "?x", "#x"),
    fc.func(fc.integer({ min: 0, max: 3 })),
  )
  .map(([before, page, after, how]) => {
    const signs = [...`${page}`].map((sign, index) => {
      const ways = [sign, sign.toUpperCase(), sign === "/" ? "//" : sign];
      return ways[how(index)] ?? `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;
    });
    return before + signs.join("") + after;
  });

test("whatever is requested, a redirect ends at a page of the site after one step", () => {
  fc.assert(
    fc.property(fc.oneof(written, fc.webPath(), fc.string()), (path) => {
      const page = redirectOf(path, names);
      if (page === undefined) return;
      expect(pages).toContain(page);
      expect(page).not.toBe(path);
      expect(redirectOf(page, names)).toBeUndefined();
      // As a browser resolves it, it is on the same site.
      expect(new URL(page, "https://www.wim.example/a/b").origin).toBe("https://www.wim.example");
    }),
    { numRuns: 2_000 },
  );
});

test("a page's own address is never redirected", () => {
  expect(pages.filter((page) => redirectOf(page, names) !== undefined)).toEqual([]);
});

test("two addresses that differ only in capitals stop the server", () => {
  expect(() => pageNames(["/esim", "/eSIM"])).toThrow("/eSIM and /esim differ only in capitals");
});
