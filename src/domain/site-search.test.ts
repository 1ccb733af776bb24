import fc from "fast-check";
import { expect, test } from "vitest";
import { createSiteSearch, longestQuery, type SearchIndex, type SearchKind } from "./site-search.ts";

const page = (path: string, kind: SearchKind, name: string, text: string, parts: Record<string, string> = {}) => ({
  path,
  kind,
  name,
  above: [],
  places: [
    { anchor: "", title: name, text },
    ...Object.entries(parts).map(([title, own]) => ({
      anchor: title.toLowerCase().replaceAll(" ", "-"),
      title,
      text: own,
    })),
  ],
});

const index: SearchIndex = {
  synonyms: [{ said: ["perdí"], means: "extravío" }],
  pages: [
    page("/robo", "help", "Robo o extravío", "Suspende tu línea en la app.", {
      "Bloquea el celular": "Pide el bloqueo del IMEI.",
      "Cuida tus cuentas": "Cambia tus contraseñas.",
    }),
    page("/preguntas", "question", "Preguntas", "Respuestas cortas.", {
      "Qué es el IMEI": "Un número de 15 dígitos.",
      "Dónde veo el IMEI": "Marca *#06#.",
    }),
    page("/contrato", "legal", "Contrato", "Texto completo.", { "Robo y extravío": "El Usuario avisa del robo." }),
    page("/registro/1349808", "registry", "Membresía 1349808", "Robo, si se registra por nombre."),
    {
      ...page("/lejos", "page", "Otra cosa", "Comienza."),
      places: [{ anchor: "", title: "Otra cosa", text: "Comienza.", more: "telegraf" }],
    },
  ],
};
const search = await createSiteSearch(index);
const hrefs = (written: string) => search(written).map(({ href }) => href);

test("leads to the exact place, with the pages above it", () => {
  const [first] = search("bloquear el celular");
  expect(first).toMatchObject({
    href: "/robo#bloquea-el-celular",
    title: "Bloquea el celular",
    trail: ["Robo o extravío"],
    kind: "help",
  });
});

test("a page is one result, its best place; each question is its own result", () => {
  expect(hrefs("IMEI")).toEqual(
    expect.arrayContaining(["/preguntas#qué-es-el-imei", "/preguntas#dónde-veo-el-imei", "/robo#bloquea-el-celular"]),
  );
  expect(hrefs("suspende celular contraseñas").filter((href) => href.startsWith("/robo"))).toHaveLength(1);
});

test("help ranks above a legal text that says the same, and both above a registration", () => {
  expect(hrefs("robo")).toEqual(["/robo", "/contrato#robo-y-extravío"]);
});

test("a registration is found by its number", () => {
  expect(hrefs("1349808")[0]).toBe("/registro/1349808");
});

test("a match for the whole query ranks above a match for a part", () => {
  expect(hrefs("número dígitos imei")[0]).toBe("/preguntas#qué-es-el-imei");
});

test("people's words find the site's, whose stems are returned for marking", () => {
  const [first] = search("perdi");
  expect(first?.href).toBe("/robo");
  expect(first?.stems.has("extrav")).toBe(true);
});

test("text further on is found though it is not shown", () => {
  expect(hrefs("telégrafo")).toEqual(["/lejos"]);
});

test("nothing asked, nothing found", () => {
  for (const written of ["", "   ", "¿?", "🙂", "zzzzzzzz"]) expect(hrefs(written)).toEqual([]);
});

test("whatever is typed, however long, the answer is a short list of places on the site", () => {
  const all = index.pages.flatMap(({ path, places }) =>
    places.map(({ anchor }) => (anchor ? `${path}#${anchor}` : path)),
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 2 * longestQuery }), (written) => {
      const found = hrefs(written);
      expect(new Set(found).size).toBe(found.length);
      for (const href of found) expect(all).toContain(href);
    }),
  );
});
