import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { sitePages } from "#content/site/site-map.ts";
import { findRedirect, indexCanonicalPaths, pageAliases } from "./redirects.ts";

const pages = [...sitePages.map(({ path }) => path), "/registro-promociones/Clave-AbC9"];
const names = indexCanonicalPaths(pages);

/** Addresses of pages with additions by people, mail programs and attackers. */
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
      // A browser resolves it to the same site.
      expect(new URL(page, "https://www.wim.example/a/b").origin).toBe("https://www.wim.example");
    }),
    { numRuns: inject("testRun").isFullSize ? 2_000 : 200 },
  );
});
