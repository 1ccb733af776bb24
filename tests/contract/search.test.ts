import { expect, test } from "vitest";
import { searchIndexPath } from "#content/site/search-page.ts";
import { createSiteSearch, type SearchIndex } from "#domain/site-search.ts";
import { brokenBecause, bytesOf, notFoundAddress, pageAt, pages, readText, totalBytes } from "./built-site.ts";
import { reachable, scriptsOf, withImports } from "./scripts.ts";
import { freshQuestions, heldOutQuestions, type SearchQuestion, searchQuestions } from "./search-questions.ts";

const index: SearchIndex = JSON.parse(readText(searchIndexPath));
const search = await createSiteSearch(index);

/** Bytes as sent, script and index, from the first letter to the first result. */
const firstSearchBytes = 60_000;

const home = pageAt("/");

/** Results that people see without looking further. */
const first = 3;

const hrefsFor = (asked: string) =>
  search(asked)
    .slice(0, first)
    .map(({ href }) => href);

function missed(questions: readonly SearchQuestion[]): string[] {
  return questions
    .filter(
      ({ asked, answers }) =>
        !hrefsFor(asked).some((href) => answers.some((answer) => [href, href.split("#")[0]].includes(answer))),
    )
    .map(({ asked }) => `«${asked}» leads to ${hrefsFor(asked).join(", ")}`);
}

test("47 of 50 questions as people write them have their page within the first three results", () => {
  const wrong = missed(searchQuestions);
  if (wrong.length > 0) console.info(`Searches that miss:\n${wrong.join("\n")}`);
  expect(searchQuestions).toHaveLength(50);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(3);
});

test("questions that the search was not built with do as well", () => {
  const later = [...heldOutQuestions, ...freshQuestions];
  const wrong = missed(later);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(later.length * 0.06);
});

test("every answer to a question is an address of the site", () => {
  const answers = [...searchQuestions, ...heldOutQuestions, ...freshQuestions].flatMap(({ answers }) => answers);
  expect(answers.filter((answer) => brokenBecause(answer, home))).toEqual([]);
});

test("every result leads to a place that exists, and every page is found except form answers and duplicates", () => {
  const places = index.pages.flatMap(({ path, places: own }) =>
    own.map(({ anchor }) => (anchor ? `${path}#${anchor}` : path)),
  );
  expect(places.length).toBeGreaterThan(400);
  expect(new Set(places).size).toBe(places.length);
  expect(places.filter((place) => brokenBecause(place, home))).toEqual([]);
  const known = index.pages.map(({ path }) => path);
  const unknown = pages.map(({ address }) => address).filter((address) => !known.includes(address));
  expect(unknown.toSorted()).toEqual(
    [
      notFoundAddress,
      "/baja-confirmada",
      "/buscar",
      "/gracias",
      "/reporte-por-robo-o-extravio",
      "/sin-conexion",
    ].toSorted(),
  );
});

test("every synonym leads to words that the site has, and each is listed once", () => {
  const said = index.synonyms.flatMap((synonym) => synonym.said);
  expect(said.filter((phrase, place) => said.indexOf(phrase) !== place)).toEqual([]);
  const lost = index.synonyms.flatMap(({ means }) => means.split(" ").filter((word) => search(word).length === 0));
  expect(lost).toEqual([]);
});

test("no text of a result has markup or entities", () => {
  const texts = index.pages.flatMap(({ places }) => places.flatMap(({ title, text }) => [title, text]));
  expect(texts.filter((text) => /<\/?[a-z]|&[a-z#0-9]+;/i.test(text))).toEqual([]);
});

test("accents, capitals, n for ñ, plurals and a typo change nothing", () => {
  for (const [one, other] of [
    ["portabilidad", "PORTABILIDÁD"],
    ["contrasena de paramount", "contraseña de Paramount"],
    ["membresias", "membresía"],
    ["roaming", "roming"],
    ["factura", "fatcura"],
  ] as const) {
    expect(hrefsFor(other)[0], `${one} / ${other}`).toBe(hrefsFor(one)[0]);
  }
});

test("registrations are found by number, and never come before an explanation", () => {
  expect(hrefsFor("1349808")[0]).toBe("/registro-membresias/formato-simplificado/1349808");
  expect(hrefsFor("portabilidad")[0]).toBe("/portabilidad");
});

test(`script and index of the first search are at most ${firstSearchBytes} bytes, and wait for it`, () => {
  // What the search adds to a page that has none.
  const elsewhere = reachable(pageAt("/gracias"));
  const own = [...reachable(pageAt("/buscar"))].filter((script) => !elsewhere.has(script));
  const bytes = totalBytes(own) + bytesOf(searchIndexPath);
  console.info(`The first search requests ${bytes} bytes, ${bytesOf(searchIndexPath)} of them the index.`);
  expect(bytes).toBeLessThanOrEqual(firstSearchBytes);
  const atOnce = [...withImports(scriptsOf(pageAt("/buscar")))];
  expect(own.filter((script) => atOnce.includes(script))).toEqual([]);
});
