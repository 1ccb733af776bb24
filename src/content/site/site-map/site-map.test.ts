import { expect, test } from "vitest";
import { config } from "#platform/config/config.ts";
import { formatDocumentTitle, getNavLabel, requirePage, resolveHref, sitePages } from "./site-map.ts";
import { descriptionLimits, titleLimit } from "./site-page.ts";

const findRepeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test("no two pages share a title, a description or a label", () => {
  expect(findRepeated(sitePages.map(formatDocumentTitle))).toEqual([]);
  expect(findRepeated(sitePages.map(({ description }) => description))).toEqual([]);
  expect(findRepeated(sitePages.map(getNavLabel))).toEqual([]);
});

test("every title is within its limit, suffix included, and home's has no suffix", () => {
  expect(sitePages.map(formatDocumentTitle).filter((title) => title.length > titleLimit)).toEqual([]);
  expect(formatDocumentTitle(requirePage("/"))).toBe(requirePage("/").title);
  expect(formatDocumentTitle(requirePage("/legal"))).toBe(`${requirePage("/legal").title} | wim`);
});

test("every description is within its limits and consists of sentences", () => {
  const { min, max } = descriptionLimits;
  const violations = sitePages.filter(({ description: { length } }) => length < min || length > max);
  expect(violations.map(({ path, description }) => `${description.length} ${path}`)).toEqual([]);
  for (const { description } of sitePages) expect(description).toMatch(/^[¿\p{L}\d].*\.$/u);
});

test("legal texts and registrations have the plain opening, and the help page has the one with the search", () => {
  const quiet = sitePages.filter(({ path }) => /^\/(terminos|aviso-de|contrato|registro)-/.test(path));
  expect(new Set(quiet.map(({ opening }) => opening))).toEqual(new Set(["read"]));
  expect(requirePage("/ayuda").opening).toBe("help");
});

test("a canonical address is not itself a duplicate", () => {
  const seconds = sitePages.flatMap(({ canonical }) => (canonical ? [canonical] : []));
  expect(seconds).toEqual(["/reportar-robo-equipo"]);
  for (const path of seconds) expect(requirePage(path).canonical).toBeUndefined();
});

test("search engines may index all pages except form answers, placeholders, tests and the unlisted promotion", () => {
  const answers = ["/gracias", "/formulario", "/baja-confirmada", "/buscar", "/sin-conexion"];
  const kept = ["/desuscribir-email", "/terminos-de-uso", "/regular-test", ...answers];
  const unlisted = `/registro-promociones/${config.unlistedPromotionSlug}`;
  expect(
    sitePages
      .filter(({ isIndexed }) => !isIndexed)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...kept, unlisted].sort());
});

test("an unknown path throws an error that names it", () => {
  expect(() => requirePage("/nada")).toThrow(
    new RangeError("no page at /nada: src/content/site/site-map/site-map.ts has every address"),
  );
  expect(() => resolveHref("/nada#x")).toThrow(RangeError);
});

test("a link keeps its anchor", () => {
  expect(resolveHref("/#descargaApp")).toBe("/#descargaApp");
});
