import fc from "fast-check";
import { expect, test } from "vitest";
import type { PageSection, SearchPageKind } from "./search-results.ts";
import { createSiteSearch, maxQueryLength, type SearchIndex } from "./site-search.ts";

const page = (path: string, kind: SearchPageKind, name: string, text: string, parts: Record<string, string> = {}) => ({
  path,
  kind,
  name,
  above: [],
  sections: [
    { anchor: "", title: name, text },
    ...Object.entries(parts).map(([title, own]) => ({
      anchor: title.toLowerCase().replaceAll(" ", "-"),
      title,
      text: own,
    })),
  ],
});

const theft = page("/robo", "help", "Robo o extravío", "Suspende tu línea en la app.", {
  "Bloquea el celular": "Pide el bloqueo del IMEI.",
  "Cuida tus cuentas": "Cambia tus contraseñas.",
});
const extras: Record<string, Partial<PageSection>> = {
  "": {
    asked: "asaltaron",
    actions: [
      { label: "Robo", href: "/robo" },
      { label: "Llama", href: "tel:055" },
    ],
  },
  "cuida-tus-cuentas": { actions: [{ label: "Cámbialas", href: "/contraseñas" }] },
};

const index: SearchIndex = {
  synonyms: [{ said: ["perdí"], means: "extravío" }],
  pages: [
    {
      ...theft,
      sections: theft.sections.map((section) => ({ ...section, ...extras[section.anchor] })),
    },
    page("/preguntas", "question", "Preguntas", "Respuestas cortas.", {
      "Qué es el IMEI": "Un número de 15 dígitos.",
      "Dónde veo el IMEI": "Marca *#06#.",
    }),
    page("/contrato", "legal", "Contrato", "Texto completo.", { "Robo y extravío": "El Usuario avisa del robo." }),
    page("/registro/1349808", "registry", "Membresía 1349808", "Robo, si se registra por nombre."),
    {
      ...page("/lejos", "page", "Otra cosa", "Comienza."),
      sections: [{ anchor: "", title: "Otra cosa", text: "Comienza.", more: "telegraf" }],
    },
  ],
};
const search = await createSiteSearch(index);
const hrefs = (typedText: string) => search(typedText).results.map(({ href }) => href);
const legal = (typedText: string) => search(typedText).legalResults.map(({ href }) => href);

test("a result links to the exact section, and names its parent pages", () => {
  const [first] = search("bloquear el celular").results;
  expect(first).toMatchObject({
    href: "/robo#bloquea-el-celular",
    title: "Bloquea el celular",
    trail: ["Robo o extravío"],
    kind: "help",
  });
});

test("a page is one result, its best section; each question is a separate result", () => {
  expect(hrefs("IMEI")).toEqual(
    expect.arrayContaining(["/preguntas#qué-es-el-imei", "/preguntas#dónde-veo-el-imei", "/robo#bloquea-el-celular"]),
  );
  expect(hrefs("suspende celular contraseñas").filter((href) => href.startsWith("/robo"))).toHaveLength(1);
});

test("legal texts and registrations are separate from the other results", () => {
  expect(hrefs("robo")).toEqual(["/robo"]);
  expect(legal("robo")).toEqual(["/contrato#robo-y-extravío"]);
  expect(hrefs("1349808")).toEqual([]);
  expect(legal("1349808")).toEqual(["/registro/1349808"]);
});

test("a legal text is among the results if the query names it or it scores far better", () => {
  expect(hrefs("el contrato ")).toEqual(["/contrato"]);
  expect(hrefs("usuario avisa comienza ")[0]).toBe("/contrato#robo-y-extravío");
});

test("a guide ranks above an equal question, and a question above an equal page", async () => {
  const same = (path: string, kind: SearchPageKind) => ({
    ...page(path, kind, "Chip perdido", "Pide otro."),
    name: "Ayuda",
  });
  const kinds = await createSiteSearch({
    synonyms: [],
    pages: [
      same("/pagina", "page"),
      page("/dudas", "question", "Dudas", "", { "Chip perdido": "Pide otro." }),
      same("/guia", "help"),
    ],
  });
  expect(kinds("chip perdido").results.map(({ href }) => href)).toEqual(["/guia", "/dudas#chip-perdido", "/pagina"]);
});

test("a page whose title matches the whole query is the result, unless a part of it matches more", async () => {
  const pages = [page("/viajes", "page", "Viajes", "Adónde vas.", { "Nota de viajes": "Viajes con gasto de viajes." })];
  const travels = await createSiteSearch({ synonyms: [], pages });
  expect(travels("viajes ").results.map(({ href }) => href)).toEqual(["/viajes"]);
  expect(travels("nota de viajes ").results.map(({ href }) => href)).toEqual(["/viajes#nota-de-viajes"]);
});

test("a question ranks after the page that it leads to if that page answers as much, else before it", async () => {
  const [guide, questions] = [
    page("/guia", "help", "Ayuda", "Qué hacer.", { "Si perdí mi chip en la calle": "Pide otro en la app." }),
    page("/dudas", "question", "Dudas", "", { "Perdí el chip, ¿y ahora?": "Pide otro chip hoy." }),
  ];
  const actions = [{ label: "Qué hacer", href: "/guia#pasos" }];
  const leading = { ...questions, sections: questions.sections.map((section) => ({ ...section, actions })) };
  const findFirst = async (all: SearchIndex["pages"], typedText: string) =>
    (await createSiteSearch({ synonyms: [], pages: all }))(typedText).results[0]?.href.split("#")[0];
  expect(await findFirst([guide, questions], "perdí el chip ")).toBe("/dudas");
  expect(await findFirst([guide, leading], "perdí el chip ")).toBe("/guia");
  expect(await findFirst([guide, leading], "perdí el chip ahora ")).toBe("/dudas");
});

test("a page is found by its additional search words, also with typos", () => {
  expect(hrefs("asaltarno ")).toEqual(["/robo"]);
});

test("a section offers its own first actions or, without any, its page's, but never a link to itself", () => {
  const listActions = (typedText: string) => search(typedText).results[0]?.actions.map(({ href }) => href);
  expect(listActions("robo")).toEqual(["tel:055"]);
  expect(listActions("bloquear el celular")).toEqual(["/robo", "tel:055"]);
  expect(listActions("cuida tus cuentas")).toEqual(["/contraseñas"]);
  expect(listActions("qué es el IMEI")).toEqual([]);
});

test("a match for the whole query ranks above a match for a part", () => {
  expect(hrefs("número dígitos imei")[0]).toBe("/preguntas#qué-es-el-imei");
});

test("a synonym finds the site's word, whose stem is returned for highlighting", () => {
  const [first] = search("perdi").results;
  expect(first?.href).toBe("/robo");
  expect(first?.stems.has("extrav")).toBe(true);
});

test("finds words after the beginning of the text that results show", () => {
  expect(hrefs("telégrafo")).toEqual(["/lejos"]);
});

test("the best meaning comes first, although another section matches more words; a query without an answer is marked", async () => {
  const intents = [
    { to: ["/robo"], ways: "me arebataron el aparato|me lo kitaron en la kaye|se lo yebo un ratero" },
    { to: ["/preguntas#qué-es-el-imei"], ways: "numero de serie|ese numero largo del aparato" },
    { to: ["/retirado"], ways: "kuando abren la tienda|donde kedan" },
    { to: [], ways: "ke klima ase oy|ba a yober|reseta de pan" },
  ];
  const learned = await createSiteSearch({ ...index, intents });
  expect(learned("me lo quitó un ratero en la calle").results[0]?.href).toBe("/robo");
  expect(learned("el número largo").results[0]?.href).toBe("/preguntas#qué-es-el-imei");
  expect(learned("¿va a llover hoy?")).toMatchObject({ isUnanswered: true });
  expect(learned("¿dónde queda la tienda?")).toMatchObject({ isUnanswered: true });
  expect(learned("otra cosa")).toMatchObject({ isUnanswered: false, results: [{ href: "/lejos" }] });
});

test("a technical term that the site does not explain counts as unanswered, and gets the nearest sections", async () => {
  const terms = await createSiteSearch({ ...index, technicalTerms: ["volte", "imei"] });
  expect(terms("¿mi celular tiene VoLTE?")).toMatchObject({ isUnanswered: true, results: [{}] });
  expect(terms("qué es el IMEI")).toMatchObject({ isUnanswered: false });
});

test("an empty or meaningless query finds nothing", () => {
  for (const typedText of ["", "   ", "¿?", "🙂", "zzzzzzzz"])
    expect(search(typedText)).toMatchObject({ isUnanswered: true, meanings: [], results: [], legalResults: [] });
});

test("any query of any length gives a short list of sections on the site", () => {
  const all = index.pages.flatMap(({ path, sections }) =>
    sections.map(({ anchor }) => (anchor ? `${path}#${anchor}` : path)),
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 2 * maxQueryLength }), (typedText) => {
      const findings = [...hrefs(typedText), ...legal(typedText)];
      expect(new Set(findings).size).toBe(findings.length);
      for (const href of findings) expect(all).toContain(href);
    }),
  );
});

test("a greeting is not a question: it gets a reply, and counts as unanswered", async () => {
  const talking = await createSiteSearch({
    ...index,
    intents: [
      { to: ["/robo", "/robo#bloquea-el-celular"], ways: "me robaron selular|se yebaron telefono|robo" },
      { to: ["/contrato"], ways: "kiero leer kontrato|donde esta kontrato" },
      { to: [], ways: "ola|buenas tardes|ke tal", reply: "greeting" },
    ],
  });
  expect(talking("hola buenas tardes")).toMatchObject({ reply: "greeting", isUnanswered: true });
  const { reply, isUnanswered, meanings } = talking("hola, me robaron el celular");
  expect([reply, isUnanswered]).toEqual([undefined, false]);
  expect(meanings[0]?.results.map(({ href }) => href)).toEqual(["/robo", "/robo#bloquea-el-celular"]);
  expect(meanings[0]?.probability).toBeGreaterThan(0.5);
});
