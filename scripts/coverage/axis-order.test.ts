import { expect, test } from "vitest";
import { hasSwappedAxes } from "./axis-order.ts";

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
