import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chooseRoute,
  findSavedPath,
  listUnusedCaches,
  mayFetchOfflinePack,
  type OfflinePack,
  type OfflineRequest,
} from "./offline.ts";

const origin = "https://www.wim.mx";
const pack: OfflinePack = {
  version: "v1",
  digests: {
    "/ayuda": "a",
    "/reportar-robo-equipo": "b",
    "/favicon.png": "c",
    "/documentos/wim-apn.mobileconfig": "d",
  },
  aliases: { "/reporte-por-robo-o-extravio": "/reportar-robo-equipo" },
};
const page = (path: string): OfflineRequest => ({
  method: "GET",
  url: `${origin}${path}`,
  isNavigation: true,
  hasRange: false,
});
const getChooseRoute = (asked: OfflineRequest) => chooseRoute(asked, origin, pack);

test.each(["/ayuda", "/ayuda/", "/ayuda?utm_source=correo", "/ayuda/?a=1#horario"])("the pack has %s", (path) => {
  expect(getChooseRoute(page(path))).toEqual({ kind: "page", savedPath: "/ayuda" });
});

test("an alias is answered with the page that it belongs to", () => {
  expect(getChooseRoute(page("/reporte-por-robo-o-extravio/"))).toEqual({
    kind: "page",
    savedPath: "/reportar-robo-equipo",
  });
});

test("every other page comes only from the network", () => {
  for (const path of ["/", "/membresias", "/constructor", "/toString", "/documentos/aviso.pdf"])
    expect(getChooseRoute(page(path)), path).toEqual({ kind: "page", savedPath: undefined });
});

test("does not handle requests that send data, are partial, or are for a third party, the collector or the map", () => {
  const others: OfflineRequest[] = [
    { ...page("/ayuda"), method: "POST" },
    { ...page("/ayuda"), method: "HEAD" },
    { ...page("/favicon.png"), isNavigation: false, hasRange: true },
    { ...page("/ayuda"), url: "https://ayuda.wim.example/ayuda" },
    page("/api/leads/"),
    { ...page("/kml/5G.kml"), isNavigation: false },
    { ...page("/registro.json"), isNavigation: false },
  ];
  for (const asked of others) expect(getChooseRoute(asked), asked.url).toEqual({ kind: "leave" });
});

test("files with a digest in their name come from any cache, others from the network first", () => {
  const file = (path: string) => getChooseRoute({ ...page(path), isNavigation: false });
  expect(file("/assets/chunks/x.AbC.js?17")).toEqual({ kind: "hashed", path: "/assets/chunks/x.AbC.js" });
  expect(file("/favicon.png")).toEqual({ kind: "file", savedPath: "/favicon.png" });
  const profile = "/documentos/wim-apn.mobileconfig";
  expect([file(profile), getChooseRoute(page(profile))]).toEqual(Array(2).fill({ kind: "file", savedPath: profile }));
});

test("for any request, the pack answers only its own paths", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.boolean(), (path, isNavigation) => {
      const route = getChooseRoute({ ...page(path), isNavigation });
      if ((route.kind === "page" || route.kind === "file") && route.savedPath !== undefined)
        expect(Object.keys(pack.digests)).toContain(route.savedPath);
    }),
  );
  expect(findSavedPath("/", pack)).toBeUndefined();
});

test("the pack may be fetched on a help page or an unmetered connection, but never with Save-Data or on 2G", () => {
  expect(mayFetchOfflinePack({}, true)).toBe(true);
  expect(mayFetchOfflinePack({ effectiveType: "4g", type: "cellular" }, true)).toBe(true);
  expect(mayFetchOfflinePack({ type: "wifi", effectiveType: "4g" }, false)).toBe(true);
  expect(mayFetchOfflinePack({}, false)).toBe(false);
  expect(mayFetchOfflinePack({ effectiveType: "4g", type: "cellular" }, false)).toBe(false);
  for (const isPackPage of [true, false]) {
    expect(mayFetchOfflinePack({ saveData: true, type: "wifi" }, isPackPage)).toBe(false);
    for (const effectiveType of ["2g", "slow-2g"])
      expect(mayFetchOfflinePack({ effectiveType }, isPackPage)).toBe(false);
  }
});

test("a cache is unused once no open page uses it", () => {
  const readers = new Map([
    ["one", ["a", "b"]],
    ["two", ["c"]],
    ["three", []],
  ]);
  expect(listUnusedCaches(readers, ["b", "d"])).toEqual(["two", "three"]);
});
