import { expect, test } from "vitest";
import { foreignCoordinates, hasSwappedAxes } from "./axis-order.ts";

const kml = (...lists: string[]) => lists.map((list) => `<kml:coordinates>${list}</kml:coordinates>`).join("\n");

test("detects latitude before longitude, with or without altitude", () => {
  expect(hasSwappedAxes(kml("19.43,-99.13 20.67,-103.35,0 25.68,-100.31"))).toBe(true);
  expect(hasSwappedAxes(kml("-99.13,19.43 -103.35,20.67,0 -100.31,25.68"))).toBe(false);
});

test("goes by the majority of coordinates", () => {
  expect(hasSwappedAxes(kml("19.43,-99.13", "-99.13,19.43", "-99.13,19.43"))).toBe(false);
});

test("does not mistake another country, or a file without coordinates, for swapped axes", () => {
  expect(hasSwappedAxes(kml("2.35,48.85 -3.70,40.42"))).toBe(false);
  expect(hasSwappedAxes("<kml>19.43,-99.13</kml>")).toBe(false);
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
  ["-99.13,19.43,-99.14,19.44", undefined],
])("coordinates as %s are %s", (list, form) => {
  expect(foreignCoordinates(kml(list))).toBe(form);
});
