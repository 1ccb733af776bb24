import fc from "fast-check";
import { expect, test } from "vitest";
import type { Destination } from "./destination.ts";
import { buildGazetteer, emptyPlaceNames, parseStopCodes, type TripStop } from "./trip-stop.ts";

const destinations: Destination[] = [
  { code: "ES", name: "España", zone: "europe", otherNames: [] },
  { code: "PE", name: "Perú", zone: "world", otherNames: [] },
];
const regions = [{ code: "andes", names: "Los Andes/Andes", countries: "PE" }];
const { stops, index } = buildGazetteer(destinations, { ...emptyPlaceNames, regions, countries: { ES: "Spain" } });
const codes = (found: readonly TripStop[]) => found.map(({ code }) => code);

test("countries and regions of the world are stops, found by each of their names", () => {
  expect(codes(stops)).toEqual(["ES", "PE", "andes"]);
  for (const [name, code] of [
    ["spain", "ES"],
    ["andes", "andes"],
    ["los andes", "andes"],
  ] as const)
    expect(index.findExact(name).map(({ stop }) => stop.code)).toEqual([code]);
});

test("a listed city that is also entered manually appears only once", () => {
  const places = { ...emptyPlaceNames, rows: { PE: "Cuzco/Cusco" }, cities: { PE: "Cusco|Lima", ES: "Cusco" } };
  const { cities } = buildGazetteer(destinations, places);
  expect(cities.findExact("cusco").map(({ stop }) => stop.code)).toEqual(["ES"]);
  expect(cities.findExact("lima").map(({ stop }) => stop.code)).toEqual(["PE"]);
});

test("refuses a place in an unknown country", () => {
  expect(() => buildGazetteer(destinations, { ...emptyPlaceNames, rows: { XX: "Nada" } })).toThrow(RangeError);
  const unknown = [{ code: "nada", names: "Nada", countries: "ES XX" }];
  expect(() => buildGazetteer(destinations, { ...emptyPlaceNames, regions: unknown })).toThrow(RangeError);
});

test("a URL gives each known code once, up to the limit", () => {
  expect(codes(parseStopCodes("pe, ES,XX,es,,ANDES,<b>", stops, 20))).toEqual(["PE", "ES", "andes"]);
  fc.assert(
    fc.property(fc.string(), fc.array(fc.constantFrom(...codes(stops), "XX", "")), (noise, some) => {
      const read = codes(parseStopCodes([noise, ...some].join(","), stops, 2));
      expect(read.length).toBeLessThanOrEqual(2);
      expect(new Set(read).size).toBe(read.length);
      expect(codes(stops)).toEqual(expect.arrayContaining(read));
    }),
  );
});
