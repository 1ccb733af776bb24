import { expect, test, vi } from "vitest";
import { editableLists } from "#content/forms/editable-lists.ts";
import type { FoundPlaces, Menu, OpenList } from "./api.ts";
import { openDesk } from "./desk.ts";
import { openDeskSearch } from "./desk-search.ts";
import { openGit } from "./git.ts";
import { openListDesk } from "./list-desk.ts";
import { otherWords } from "./other-words.ts";
import { siteForTest, temporaryFolder } from "./testing/checkout.ts";

/** The whole content is loaded, on a machine that may be busy. */
vi.setConfig({ testTimeout: 60_000 });

const finderIn = async () => {
  const { ask } = await siteForTest();
  const found = async (words: string): Promise<FoundPlaces["places"]> =>
    (await ask("GET", `/api/search?words=${encodeURIComponent(words)}`)).body.places;
  return { ask, found };
};

test("every list but the words of a page has other words, and nothing else but the files", () => {
  const lists = editableLists.filter(({ isOfFiles, isOfWords }) => !isOfFiles && !isOfWords).map(({ id }) => id);
  expect(Object.keys(otherWords).toSorted()).toEqual([...lists, "archivos"].toSorted());
});

test("words lead to what is called so, with or without accents, by other names and in any order", async () => {
  const { ask, found } = await finderIn();
  expect((await ask("GET", "/api/search?words=a&words=b")).body).toEqual({ places: [] });
  const firstOf = async (words: string) => (await found(words)).map(({ place }) => place);
  expect((await firstOf("telefono")).slice(0, 2)).toEqual(["celulares", "soporte"]);
  expect((await firstOf("precios membresías"))[0]).toBe("membresias");
  expect((await firstOf("mapa")).slice(0, 2)).toEqual(["3g-garantizada", "3g-diferenciada"]);
  expect(await firstOf("publica aviso")).toContain("ayuda/avisos");
  expect(await firstOf("  ")).toEqual([]);
});

test("a row, a phone, a destination and a clause are found where they are written", async () => {
  const { ask, found } = await finderIn();
  const { data }: OpenList = (await ask("GET", "/api/lists/promociones")).body;
  const [, { name = "" } = {}] = data as { name: string }[];
  expect((await found(name))[0]).toEqual({ place: "promociones/2", name, within: ["Promociones"], words: "" });
  expect((await found("galaxy s24"))[0]).toMatchObject({ name: "Samsung", words: "Galaxy S24" });
  expect((await found("alemania"))[0]).toMatchObject({ place: "roaming//europe", name: "Europa" });
  expect((await found("japon"))[0]).toMatchObject({ name: "Asia", within: ["Destinos con roaming"] });
  expect(await found("logo")).toEqual([]);
  expect((await found("precio del más caro"))[0]?.place).toBe("membresias");
  expect((await found("cobertura extendida canadá")).map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^7 Cobertura extendida: EE\.\sUU\. y Canadá$/),
  );
  expect((await found("usuario cancelación contrato"))[0]?.place).toBe("contrato-de-adhesion/cancelacion");
});

test("a sentence of the site leads to the field that says it, as visitors read it, also once it changed", async () => {
  const { ask, found } = await finderIn();
  const sentence = "Membresías de 30 días con llamadas y SMS ilimitados";
  expect((await found(sentence))[0]).toMatchObject({
    place: "portada//banner.intro",
    name: "Entrada",
    within: ["Portada"],
    words: expect.stringContaining(sentence),
  });
  const { data, stamp } = (await ask("GET", "/api/lists/portada")).body;
  data.banner.tag = "Una etiqueta recién escrita";
  await ask("PUT", "/api/lists/portada", { data, stamp });
  expect((await found("etiqueta recién escrita"))[0]?.place).toBe("portada//banner.tag");
});

test("who types on waits for the one index, and after a failure the next one is made", async () => {
  const root = temporaryFolder();
  const reader = { load: unread, tryOut: unread, changed: () => {}, close: async () => {} };
  const desk = openDesk({ root, reader });
  const empty = {
    lists: [],
    texts: [],
    files: [],
    facts: {},
    pages: [],
    previewOrigin: "",
    person: { name: "", email: "" },
  };
  const menu = vi.fn(async (): Promise<Menu> => ({ ...empty, today: "2026-11-23" }));
  menu.mockRejectedValueOnce(new Error("not now"));
  const find = openDeskSearch(desk, openListDesk(desk, openGit(root)), menu);
  await expect(find("aviso")).rejects.toThrow("not now");
  expect(await Promise.all([find("nada que exista"), find("nada que exista ya")])).toEqual([[], []]);
  expect(menu).toHaveBeenCalledTimes(2);
});

async function unread(): Promise<never> {
  throw new Error("the content was read");
}
