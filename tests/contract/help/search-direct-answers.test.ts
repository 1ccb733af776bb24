// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { coverageToolCopy } from "#content/coverage/coverage-tool.ts";
import { coverageSampleNotice } from "#content/coverage/overlays/coverage-sample.ts";
import { assistantSettings } from "#content/help/assistant/help-assistant-copy.ts";
import { plansWithRoaming } from "#content/plans/plans.ts";
import { tripLookupCopy } from "#content/roaming/trip-lookup-tool.ts";
import { searchIndexPath } from "#content/site/search/search-page.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { findDirectAnswer } from "#features/site-search/direct-answer.ts";
import { createSearchEngine } from "#features/site-search/search-engine.ts";
import { budgets } from "../support/budgets.ts";
import { findBuiltPage, getFileAddress, readBuiltText, sumTransferBytes } from "../support/built-site.ts";
import { listDirectAnswerScripts } from "../support/scripts.ts";

vi.mock("#platform/page/load-page.ts", () => ({
  loadPage: async (path: string) => new DOMParser().parseFromString(readBuiltText(getFileAddress(path)), "text/html"),
}));
vi.stubGlobal("fetch", async (path: string) => ({ ok: true, json: async () => JSON.parse(readBuiltText(path)) }));

const { tools } = assistantSettings;
const search = await createSearchEngine(JSON.parse(readBuiltText(searchIndexPath)), tools);

/** Answers a query as the search page does, and shows the answer in the page's own markup. */
async function ask(query: string) {
  const found = search(query);
  const direct = await findDirectAnswer(query, found.tools, tools, found.isUnanswered);
  if (!direct) return undefined;
  document.body.innerHTML = /<main[\s\S]*<\/main>/.exec(readBuiltText(getFileAddress("/buscar")))?.[0] ?? "";
  direct.show(document.body);
  const status = document.querySelector<HTMLElement>("[data-status]") as HTMLElement;
  direct.announce(status);
  const findPart = (name: string) => document.querySelector<HTMLElement>(`[data-direct-${name}]`);
  return {
    announcement: status.textContent ?? "",
    title: findPart("title")?.textContent ?? "",
    texts: [...(findPart("texts")?.children ?? [])].map(({ textContent }) => textContent ?? ""),
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
  ["colonia centro", /colonia centro/, "/mapa-de-cobertura?lugar=colonia%20centro"],
  ["colonia del valle cdmx", /Del Valle \(Benito Juárez, Ciudad de México\)/, "?lugar=colonia%20del%20valle%20cdmx"],
  ["salamanca", /Salamanca, Guanajuato/, "?lugar=salamanca"],
  ["santa fe", /santa fe/, "?lugar=santa%20fe"],
  ["san juan", /san juan/, "?lugar=san%20juan"],
  ["soledad", /Soledad de Graciano Sánchez, San Luis Potosí/, "?lugar=soledad"],
  ["granada", /Granada \(Miguel Hidalgo, Ciudad de México\)/, "?lugar=granada"],
  ["córdoba", /Córdoba, Veracruz/, "?lugar="],
  ["la paz baja california sur", /La Paz, Baja California Sur/, "?lugar=la%20paz"],
  ["vivo en leon hay señal", /León, Guanajuato/, "?lugar=leon"],
  ["hay cobertura en san cristobal de las casas", /San Cristóbal de las Casas, Chiapas/, "?lugar=san%20cristobal"],
  ["valladolid", /Valladolid, Yucatán/, "?lugar=valladolid"],
  ["san miguel de allende", /San Miguel de Allende, Guanajuato/, "?lugar=san%20miguel%20de%20allende"],
  ["san luis rio colorado", /San Luis Río Colorado, Sonora/, "?lugar=san%20luis"],
  ["boca del rio veracruz", /Boca del Río, Veracruz/, "?lugar=boca%20del%20rio%20veracruz"],
  ["playa del carmen quintana roo", /Playa del Carmen, Quintana Roo/, "?lugar=playa%20del%20carmen"],
  ["real del monte hidalgo", /Mineral del Monte, Hidalgo/, "?lugar=real%20del%20monte%20hidalgo"],
  ["san jose del cabo", /San José del Cabo, Baja California Sur/, "?lugar=san%20jose%20del%20cabo"],
  ["ciudad del carmen campeche", /Ciudad del Carmen, Campeche/, "?lugar=ciudad%20del%20carmen%20campeche"],
  ["samsun a54", /¿Es Galaxy A54 5G\?/, "/esim?celular="],
  ["66600", /66600/, "/mapa-de-cobertura?lugar=66600"],
  ["66000", /66000/, "/mapa-de-cobertura?lugar=66000"],
  ["03100", /03100 \(Benito Juárez, Ciudad de México\)/, "?lugar=03100"],
  ["cp 06600", /06600 \(Cuauhtémoc, Ciudad de México\)/, "?lugar=cp%2006600"],
  ["israel", /Israel/, "/roaming-cobertura?paises=IL"],
  ["tulun", /«tulun»\. ¿Quisiste decir esto\?/, "/mapa-de-cobertura"],
  ["monterey", /«monterey»\. ¿Quisiste decir esto\?/, "/mapa-de-cobertura"],
  ["s23", /¿Cuál es el tuyo\?/, "/esim?celular=s23"],
  ["a54", /¿Es Galaxy A54 5G\?/, "/esim?celular=a54"],
  ["note 20", /¿Cuál es el tuyo\?/, "/esim?celular=note%2020"],
  ["z flip", /¿Cuál es el tuyo\?/, "/esim?celular=z%20flip"],
  ["12 pro", /¿Cuál es el tuyo\?/, "/esim?celular=12%20pro"],
  ["xr", /¿Cuál es el tuyo\?/, "/esim?celular=xr"],
  ["nokia 3310", /«nokia 3310»/, "/esim?celular=nokia%203310"],
  ["polanco", /Polanco \(Miguel Hidalgo, Ciudad de México\)/, "?lugar=polanco"],
  ["cdmx", / Ciudad de México\b(?!,)/, "?lugar=cdmx"],
  ["ciudad de mexico", / Ciudad de México\b(?!,)/, "?lugar=ciudad%20de%20mexico"],
  ["crucero", /^En mar abierto no hay/, "/roaming-cobertura?paises=mar-abierto"],
  ["estados unidos", /^Estados Unidos/, "?paises=US"],
  ["usa", /^Estados Unidos/, "?paises=US"],
  ["eeuu", /^Estados Unidos/, "?paises=US"],
  ["roaming canada", /^Canadá/, "?paises=CA"],
  ["colombia", /^Colombia/, "?paises=CO"],
  ["puerto rico", /^Puerto Rico/, "?paises=PR"],
  ["roma italia", /^Italia/, "?paises=IT"],
  // No place in Mexico's list has this name.
  ["toledo", /^España/, "?paises=ES"],
])("«%s» gets the answer of a tool", async (query, title, href) => {
  const answer = await ask(query);
  expect(answer?.title).toMatch(title);
  expect(answer?.href).toContain(href);
  expect(answer?.announcement).toMatch(title);
});

test("a town gets the map's verdict in words, even without signal, and its note", async () => {
  const { verdicts, indoors } = coverageToolCopy.point;
  for (const [query, verdict, technology, place] of [
    ["tepic", verdicts.yes, "5G", "Tepic, Nayarit"],
    ["señal en la crucecita", verdicts.yes, "4G", "La Crucecita, Oaxaca"],
    ["ciudad del carmen campeche", verdicts.no, "", "Ciudad del Carmen, Campeche"],
  ] as const) {
    const answer = await ask(query);
    expect(answer?.title).toBe(fillPlaceholders(verdict, { technology, place }));
    expect(answer?.texts).toContain(indoors);
  }
});

test("the answer about a trip states the membership's data and prices, first if it covers the whole trip", async () => {
  const { plans, answer } = tripLookupCopy;
  const cheapest = plansWithRoaming.find(({ roaming }) => "countries" in roaming.where);
  if (!cheapest) throw new Error("no membership has roaming in the whole world");
  const texts = plans[cheapest.id];
  const world = `${texts.roaming}. ${texts.priceSentence}`;
  for (const [query, expected] of [
    ["japon", [world, answer.cheapest]],
    ["holanda y brasil", [world, answer.cheapest]],
    ["cuanto cuesta ir a japon", [world, answer.cheapest]],
    ["estados unidos", [`${plans.rookie.ownData}. ${plans.rookie.priceSentence}`, answer.cheapest]],
    [
      "roaming en cuba y japon",
      [answer.noService, fillPlaceholders(answer.otherStops, { plan: cheapest.name }), world],
    ],
  ] as const)
    expect((await ask(query))?.texts, query).toEqual(expected);
  expect(world).toMatch(/\d+\sGB\s.*\.\s\$\d/);
});

test("answers from sample data have the mark, also for screen readers", async () => {
  for (const query of ["iPhone 13", "Japón", "Galaxy A54", "s23"]) {
    const answer = await ask(query);
    expect(answer?.sample, query).toMatch(/^Muestra/);
    expect(answer?.announcement, query).toContain("Muestra.");
  }
  expect((await ask("Mérida"))?.sample).toMatch(coverageSampleNotice.isSample ? /^Muestra/ : /^$/);
});

test.each([
  "colonia",
  "señal en mi colonia",
  "hay señal en la colonia",
  "señal en la colonia roma",
  "concepcion",
  "medina",
  "cartagena",
  "roma",
  "tienda en puebla",
  "tienen tiendas en leon",
  "sucursal cdmx",
  "trabajo en merida",
  "factura monterrey",
  "robo en cdmx",
  "soporte tijuana",
  "mi numero es de guadalajara",
  "luz",
  "niños",
  "dolores",
  "esperanza",
  "paz",
  "cancun roaming",
  "futbol",
  "puedo llamar a canada",
  "los angeles",
])("«%s», which is ambiguous, gets no answer of a tool", async (query) => {
  expect(await ask(query)).toBeUndefined();
});

test("a state's name offers its cities, not towns of that name", async () => {
  for (const [query, city] of [
    ["guerrero", "Acapulco, Guerrero"],
    ["hidalgo", "Pachuca, Hidalgo"],
    ["oaxaca", "Oaxaca de Juárez, Oaxaca"],
  ] as const) {
    const { title, names = [] } = (await ask(query)) ?? {};
    expect(title?.toLowerCase()).toBe(`cobertura: ${query}`);
    expect(names).toContain(`/mapa-de-cobertura?lugar=${encodeURIComponent(city)}`);
    expect(names.every((name) => name?.toLowerCase().endsWith(`%20${query}`))).toBe(true);
  }
});

test("a name with a typo offers only places of that name, the largest first", async () => {
  expect((await ask("tulun"))?.names).toEqual(["/mapa-de-cobertura?lugar=Tulum%2C%20Quintana%20Roo"]);
  const [largest, ...namesakes] = (await ask("monterey"))?.names ?? [];
  expect(largest).toBe("/mapa-de-cobertura?lugar=Monterrey%2C%20Nuevo%20Le%C3%B3n");
  for (const namesake of namesakes) expect(namesake).toContain("lugar=Monterrey%2C");
});

test("a postal code of an unknown municipality gets the map's own words", async () => {
  expect((await ask("66600"))?.texts).toEqual([
    "Los códigos postales que empiezan con 66 son de Nuevo León. Escribe tu municipio.",
  ]);
});

test("no answer ends with a colon, on screen or for screen readers", async () => {
  const { texts = [], announcement = ":" } = (await ask("nokia 3310")) ?? {};
  expect(texts.length).toBeGreaterThan(1);
  expect(texts[texts.length - 1]).not.toMatch(/:$/);
  expect(announcement).not.toMatch(/: *(?:Muestra\.)? *$/);
});

test("a person who wants to port a number first reads how to get the NIP, with a link to the steps", () => {
  const [best] = search("quiero llevar mi numero").results;
  expect(best?.href).toBe("/preguntas-frecuentes#traer-mi-numero");
  expect(best?.text.map(({ text }) => text).join("")).toMatch(/^Pide tu NIP: .* SMS al 051/);
  expect(best?.actions.map(({ href }) => href)).toEqual(["/portabilidad#pasos"]);
});

test("at most three results and three legal texts follow a clear answer; a subject lists all", () => {
  for (const query of ["quiero llevar mi numero", "hablar con una persona", "me robaron"]) {
    const { results, legalResults } = search(query);
    expect(results.length, query).toBeLessThanOrEqual(4);
    expect(legalResults.length, query).toBeLessThanOrEqual(3);
  }
  const { results, legalResults } = search("portabilidad");
  expect(results.length).toBeGreaterThan(4);
  expect(legalResults.length).toBeGreaterThan(3);
});

test("each query uses only the tools that its words suggest", () => {
  expect(search("samsun a54").tools).toEqual(["phone"]);
  expect(search("66600").tools).toEqual(["place"]);
  expect(search("roaming canada").tools).toEqual(["trip"]);
  expect(search("hay 5g en tijuana").tools[0]).toBe("place");
  expect(search("tijuana").tools[0]).toBe("place");
  expect(search("Japón").tools[0]).toBe("trip");
});

test("a name of several phones or places offers each, as a link that fills in the tool", async () => {
  expect((await ask("moto g 5g 2022"))?.names).toContain("/esim?celular=Moto%20G34%205G");
  const places = (await ask("santa fe"))?.names ?? [];
  expect(places.length).toBeGreaterThan(1);
  expect(places).toContain("/mapa-de-cobertura?lugar=Santa%20Fe%20(Tijuana%2C%20Baja%20California)");
});

/** Queries of the search's own tests; some of them name a phone, a destination or a place. */
const plainQueries = ["everyday", "before-tuning"].flatMap((name) =>
  readFileSync(`tests/fixtures/search/${name}.txt`, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" | ")[0] ?? ""),
);

test("plain words use no tool, even while they are typed, so that nothing more is loaded", () => {
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
  const beginnings = words.flatMap((word) => [...word].map((_, index) => word.slice(0, index + 1)));
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
    "usa",
    "canada",
    "japon",
    "mi iphone 12 sirve con esim",
    "sirve en estados unidos?",
    "voy a viajar a españa puedo usar mis datos",
    "roming japon",
    "hay señal en oaxaca",
  ]);
});
