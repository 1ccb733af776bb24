import { expect, test } from "vitest";
import { countSwappedCoordinates, detectNonKmlFormat } from "./coordinate-format.ts";

const kml = (...lists: string[]) => lists.map((list) => `<kml:coordinates>${list}</kml:coordinates>`).join("\n");

test("detects latitude before longitude, with or without altitude", () => {
  expect(countSwappedCoordinates(kml("19.43,-99.13 20.67,-103.35,0 25.68,-100.31"))).toEqual({
    swappedListCount: 1,
    listCount: 1,
  });
  expect(countSwappedCoordinates(kml("-99.13,19.43 -103.35,20.67,0 -100.31,25.68"))).toEqual({
    swappedListCount: 0,
    listCount: 1,
  });
});

test("decides by the majority of each list's coordinates", () => {
  const lists = kml("19.43,-99.13 20.67,-103.35 -99.13,19.43", "-99.13,19.43 19.43,-99.13 -99.13,19.43", " ");
  expect(countSwappedCoordinates(lists)).toEqual({ swappedListCount: 1, listCount: 2 });
});

test("does not mistake another country, or a file without coordinates, for swapped axes", () => {
  expect(countSwappedCoordinates(kml("2.35,48.85 -3.70,40.42")).swappedListCount).toBe(0);
  expect(countSwappedCoordinates("<kml>19.43,-99.13</kml>").listCount).toBe(0);
});

test.each([
  ["-99,1332,19,4326,0 -103,3500,20,6700,0", "decimal-comma"],
  ["-99,1332 19,4326", "decimal-comma"],
  ["-99,1332; 19,4326", "decimal-comma"],
  ["POLYGON ((-99.2 19.3, -99.0 19.3))", "wkt"],
  ["SRID=4326;MULTIPOLYGON(((-99.2 19.3)))", "wkt"],
  ["[[-99.2,19.3],[-99.0,19.3]]", "json"],
  ["-99,19 -98,20 -97,21", undefined],
  ["-99,19,0 -98,20,0", undefined],
  ["-99,19,21 -98,20,22", undefined],
  ["-99.13,19.43,2240 -103.35,20.67", undefined],
  ["-99.13,19.43,-99.14,19.44", "joined"],
  ["-99.13,19.43,0-99.14,19.44,0", "joined"],
  ["-99.13,19.43;-99.14,19.44", "joined"],
  ["-99.13,19.43,0,-99.14,19.44,0", undefined],
  ["-99.13,1.943e-1 -99.14,19.44", undefined],
  ["-99.13,19.43&#13;-99.14,19.44", undefined],
  ["486123.45,2149876.12,0 486223,2149876", "utm"],
  ["-11035000.1,2200000.2 -11034000,2200000", "meters"],
  ["2500000,820000", "meters"],
])("coordinates as %s are %s", (list, form) => {
  expect(detectNonKmlFormat(kml(list))).toBe(form);
});
