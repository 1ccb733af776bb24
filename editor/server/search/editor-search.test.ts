import { expect, test, vi } from "vitest";
import { editableLists } from "#content/forms/editable-lists.ts";
import type { Menu, OpenList } from "#editor/api/api.ts";
import type { EditorSearchResults } from "#editor/api/requests/search-api.ts";
import { openListService } from "#editor/server/lists/list-service.ts";
import { openContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { openEditorSearch } from "./editor-search.ts";
import { searchAliases } from "./search-locations.ts";

const finderIn = async () => {
  const { ask } = await openTestSite();
  const answer = async (words: string, more = ""): Promise<EditorSearchResults> =>
    (await ask("GET", `/api/search?words=${encodeURIComponent(words)}${more}`)).body;
  const findLocations = async (words: string): Promise<EditorSearchResults["locations"]> =>
    (await answer(words)).locations;
  return { ask, answer, findLocations };
};

test("files and every list except those of page texts have aliases, and nothing else does", () => {
  const lists = editableLists
    .filter(({ isUploadOnly, isPageCopy }) => !isUploadOnly && !isPageCopy)
    .map(({ id }) => id);
  expect(Object.keys(searchAliases).toSorted()).toEqual([...lists, "archivos"].toSorted());
});

test("words find locations by name, alias and content, with or without accents and in any order", async () => {
  const { ask, findLocations } = await finderIn();
  expect((await ask("GET", "/api/search?words=a&words=b")).body).toEqual({ locations: [], count: 0 });
  const findFirst = async (words: string) => (await findLocations(words)).map(({ location }) => location);
  // First fields with the word in their titles, then lists with that alias, then the words themselves.
  const named = (await findLocations("telefono")).map(({ name }) => name);
  expect(named.slice(0, 3)).toEqual([
    "Teléfono de soporte",
    expect.stringMatching(/^Teléfono del Consumidor/),
    expect.stringMatching(/^Teléfono del Consumidor/),
  ]);
  expect(named.slice(3)).toEqual(expect.arrayContaining(["Celulares con eSIM", "Contacto y enlaces"]));
  for (const words of ["teléfono de soporte", "número de soporte", "55 0000 0000"])
    expect((await findFirst(words)).slice(0, 2), words).toContainEqual(expect.stringMatching(/^contacto/));
  expect(await findFirst("teléfono de soporte")).toContain("contacto//support.supportPhone");
  expect((await findFirst("precios membresías"))[0]).toBe("membresias");
  expect(await findFirst("mapa")).toEqual(expect.arrayContaining(["3g-garantizada", "3g-diferenciada"]));
  expect(await findFirst("publica aviso")).toContain("ayuda/avisos");
  expect(await findFirst("  ")).toEqual([]);

  // Finds a row, a phone, a destination, a clause, and a sentence as visitors read it.
  const { data }: OpenList = (await ask("GET", "/api/lists/promociones")).body;
  const [, { name = "" } = {}] = data as { name: string }[];
  expect((await findLocations(name))[0]).toEqual({
    location: "promociones/2",
    name,
    containingParts: ["Promociones"],
    excerpt: "",
  });
  expect((await findLocations("galaxy s24"))[0]).toMatchObject({ name: "Samsung", excerpt: "Galaxy S24" });
  expect((await findLocations("alemania"))[0]).toMatchObject({ location: "roaming//europe", name: "Europa" });
  expect((await findLocations("japon"))[0]).toMatchObject({ name: "Asia", containingParts: ["Destinos con roaming"] });
  expect(await findLocations("logo")).toEqual([]);
  expect((await findLocations("precio del más caro"))[0]?.location).toBe("membresias");
  expect((await findLocations("cobertura extendida canadá")).map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^7 Cobertura extendida: EE\.\sUU\. y Canadá$/),
  );
  expect((await findLocations("usuario cancelación contrato"))[0]?.location).toBe("contrato-de-adhesion/cancelacion");
  const sentence = "Membresías de 30 días con llamadas y SMS ilimitados";
  expect((await findLocations(sentence))[0]).toMatchObject({
    location: "portada//banner.intro",
    name: "Entrada",
    containingParts: ["Portada"],
    excerpt: expect.stringContaining(sentence),
  });
});

test("all locations with the words are counted, and `all` lists them, even after a change", async () => {
  const { ask, answer, findLocations } = await finderIn();
  for (const [words, least] of [
    ["30 días", 30],
    ["app", 40],
  ] as const) {
    const first = await answer(words);
    const all = await answer(words, "&all=");
    expect([all.count, first.locations.length]).toEqual([first.count, 12]);
    expect(all.count, words).toBeGreaterThan(least);
    expect(all.locations).toHaveLength(all.count);
    expect(new Set(all.locations.map(({ location }) => location)).size).toBe(all.count);
    // Results may come from any list, but not from labels or help texts of forms.
    for (const { name, excerpt } of all.locations) expect(plain(`${name} ${excerpt}`)).toContain(plain(words));
  }
  // A new location increases the count; words in quotation marks do not match longer words.
  const before = await answer("zapatilla");
  const { data, revision } = (await ask("GET", "/api/lists/portada")).body;
  data.banner.tag = "Dos zapatillas";
  await ask("PUT", "/api/lists/portada", { data, revision });
  expect((await answer("zapatilla")).count).toBe(before.count + 1);
  expect(await answer("«zapatilla»")).toEqual(nothing);
  expect((await answer('"dos zapatillas"')).locations).toMatchObject([{ location: "portada//banner.tag" }]);
  // Words that cannot be edited here only return similar locations.
  const { locations, count } = await answer("El editor del sitio no tiene una lista de zapatillas de tres colores");
  expect([count, new Set(locations.map(({ matchedBy }) => matchedBy))]).toEqual([0, new Set(["likeness"])]);
  expect((await findLocations("zapatos")).filter(({ matchedBy }) => matchedBy === undefined)).toEqual([]);
});

const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(/\s+/g, " ").toLowerCase();

test("concurrent searches share one index, and a search after a failure builds it again", async () => {
  const root = createTestFolder();
  const reader = { load: unread, tryOut: unread, invalidate: () => {}, close: async () => {} };
  const workspace = openContentWorkspace({ root, reader });
  const empty = {
    lists: [],
    legalTexts: [],
    files: [],
    facts: {},
    pages: [],
    previewOrigin: "",
    person: { name: "", email: "" },
  };
  const menu = vi.fn(async (): Promise<Menu> => ({ ...empty, today: "2026-11-23" }));
  menu.mockRejectedValueOnce(new Error("not now"));
  const find = openEditorSearch(
    workspace,
    openListService(workspace, async () => "Ana Ruiz"),
    { menu, developerTexts: () => [] },
  );
  await expect(find("aviso")).rejects.toThrow("not now");
  expect(await Promise.all([find("nada que exista"), find("nada que exista ya")])).toEqual([nothing, nothing]);
  expect(menu).toHaveBeenCalledTimes(2);
});

const nothing: EditorSearchResults = { locations: [], count: 0 };

async function unread(): Promise<never> {
  throw new Error("the content was read");
}
