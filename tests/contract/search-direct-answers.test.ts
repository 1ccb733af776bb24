// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { assistantSettings } from "#content/help/help-assistant.ts";
import { searchIndexPath } from "#content/site/search/search-page.ts";
import { findDirectAnswer } from "#features/site-search/direct-answer.ts";
import { createSearchEngine } from "#features/site-search/search-engine.ts";
import { budgets } from "./budgets.ts";
import { findBuiltPage, getFileAddress, readBuiltText, sumTransferBytes } from "./built-site.ts";
import { listDirectAnswerScripts } from "./scripts.ts";

vi.mock("#platform/page/load-page.ts", () => ({
  loadPage: async (path: string) => new DOMParser().parseFromString(readBuiltText(getFileAddress(path)), "text/html"),
}));
vi.stubGlobal("fetch", async (path: string) => ({ ok: true, json: async () => JSON.parse(readBuiltText(path)) }));

const { tools } = assistantSettings;
const search = await createSearchEngine(JSON.parse(readBuiltText(searchIndexPath)), tools.trip.path);

/** Answers a query as the search page does, and shows the answer in the page's own markup. */
async function ask(query: string) {
  const found = await findDirectAnswer(query, search(query).tools, tools);
  if (!found) return undefined;
  document.body.innerHTML = /<main[\s\S]*<\/main>/.exec(readBuiltText(getFileAddress("/buscar")))?.[0] ?? "";
  found.show(document.body);
  const status = document.querySelector<HTMLElement>("[data-status]") as HTMLElement;
  found.announce(status);
  const findPart = (name: string) => document.querySelector<HTMLElement>(`[data-direct-${name}]`);
  return {
    announcement: status.textContent ?? "",
    title: findPart("title")?.textContent ?? "",
    href: findPart("link")?.getAttribute("href") ?? "",
    sample: findPart("sample")?.hidden ? "" : (findPart("sample")?.textContent ?? ""),
    names: [...(findPart("names")?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href")),
  };
}

afterEach(() => {
  document.body.innerHTML = "";
});

test.each([
  ["iPhone 13", /iPhone 13/, "/esim?celular="],
  ["moto g 5g 2022", /¿Cuál es el tuyo\?/, "/esim"],
  ["moto g 5g", /¿Cuál es el tuyo\?/, "/esim"],
  ["Italia", /Italia/, "/roaming-cobertura?paises=IT"],
  ["¿sirve mi iPhone 13?", /iPhone 13/, "/esim?celular="],
  ["Japón", /Japón/, "/roaming-cobertura?paises=JP"],
  ["España", /España/, "/roaming-cobertura?paises=ES"],
  ["roaming en Italia", /Italia/, "/roaming-cobertura?paises=IT"],
  ["Mérida", /Mérida, Yucatán/, "/mapa-de-cobertura?lugar="],
  ["merida", /Mérida, Yucatán/, "/mapa-de-cobertura?lugar="],
  ["tijuana", /Tijuana, Baja California/, "/mapa-de-cobertura?lugar="],
  ["06700", /Ciudad de México/, "/mapa-de-cobertura?lugar="],
])("«%s» gets the answer of a tool", async (query, title, href) => {
  const answer = await ask(query);
  expect(answer?.title).toMatch(title);
  expect(answer?.href).toContain(href);
  expect(answer?.announcement).toMatch(title);
});

test("answers from sample data have the mark, and say so to ears", async () => {
  for (const query of ["iPhone 13", "Japón"]) {
    const answer = await ask(query);
    expect(answer?.sample, query).toMatch(/^Muestra/);
    expect(answer?.announcement, query).toContain("Muestra.");
  }
  expect((await ask("Mérida"))?.sample).toBe("");
});

test("a name of several phones or places offers each, as a link that fills in the tool", async () => {
  expect((await ask("moto g 5g 2022"))?.names).toContain("/esim?celular=Moto%20G34%205G");
  const places = (await ask("Valencia"))?.names ?? [];
  expect(places.length).toBeGreaterThan(1);
  expect(places).toContain("/mapa-de-cobertura?lugar=Valencia%20de%20Cerro%20Gordo%2C%20Guanajuato");
});

/** Queries of the search's own tests, of which some name a phone, a destination or a place. */
const plainQueries = ["everyday", "before-tuning"].flatMap((name) =>
  readFileSync(`tests/fixtures/search/${name}.txt`, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" | ")[0] ?? ""),
);

test("plain words ask no tool, also while they are typed, so that nothing more is loaded", () => {
  const words = [
    "factura",
    "roaming",
    "cobertura",
    "celular",
    "portabilidad",
    "cancelar",
    "precio",
    "señal",
    "invoice",
  ];
  const beginnings = words.flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1)));
  expect(beginnings.filter((word) => search(word).tools.length > 0)).toEqual([]);
});

test("the script of an answer is within its budget", () => {
  const scripts = listDirectAnswerScripts(findBuiltPage("/buscar"));
  expect(scripts.length).toBeGreaterThan(3);
  const bytes = sumTransferBytes(scripts);
  expect(bytes).toBeLessThanOrEqual(budgets.directAnswer);
});

test("only queries that name a phone, a destination or a place get the answer of a tool", async () => {
  const answered: string[] = [];
  for (const query of plainQueries) if (await ask(query)) answered.push(query);
  expect(answered).toEqual([
    "iphone 12",
    "japon",
    "mi iphone 12 sirve con esim",
    "voy a viajar a españa puedo usar mis datos",
    "roming japon",
    "hay señal en oaxaca",
  ]);
});
