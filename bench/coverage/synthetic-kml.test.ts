import { expect, test } from "vitest";
import { generateSyntheticKml, syntheticSizes } from "./synthetic-kml.ts";

test("a synthetic file has its nominal polygons, vertices and bytes to one percent, and over 100 holes", () => {
  const text = [...generateSyntheticKml(10)].join("");
  const count = (part: string) => text.split(part).length - 1;
  const { polygons, vertices } = syntheticSizes[10];
  expect(count("<Polygon>")).toBe(polygons);
  expect(Math.abs(count(",0") - vertices)).toBeLessThan(vertices / 100);
  expect(Math.abs(Buffer.byteLength(text) - 10_000_000)).toBeLessThan(100_000);
  expect(count("<innerBoundaryIs>")).toBeGreaterThan(100);
});

test("a synthetic file is the same on every call", () => {
  expect([...generateSyntheticKml(1)]).toEqual([...generateSyntheticKml(1)]);
});
