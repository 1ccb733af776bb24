import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isCovered } from "#domain/coverage/is-covered.ts";
import { readKml } from "#domain/coverage/kml/read-kml.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";
import { sampleOverlays } from "./sample-coverage.ts";

const mark = "Datos de muestra: no es la cobertura real de wim";
const overlays = await sampleOverlays();
const names = ["3G-garantizada.kml", "3G-diferenciada.kml", "4G-garantizada.kml", "4G-diferenciada.kml", "5G.kml"];
const contentOf = (name: string) => readKml(new TextEncoder().encode(overlays[name]));

test("every overlay marked as a sample matches the script's output", () => {
  const committed = names.map((name) => ({ name, text: readFileSync(`public/kml/${name}`, "utf8") }));
  const changed = committed.filter(({ name, text }) => text.includes(mark) && text !== overlays[name]);
  expect(changed.map(({ name }) => name)).toEqual([]);
});

test.each(names)("%s is about 1 MB, says three times that it is a sample, and names its sources", (name) => {
  const text = overlays[name] ?? "";
  expect(Buffer.byteLength(text)).toBeGreaterThan(800_000);
  expect(Buffer.byteLength(text)).toBeLessThan(1_200_000);
  expect(text.split("<Folder>")[0]?.split(mark)).toHaveLength(4);
  expect(text).toContain("GeoNames (https://www.geonames.org/), CC BY 4.0");
});

test.each(names)("%s has no problems, every ring is closed and holes are inside", (name) => {
  const { shapes, report } = contentOf(name);
  expect(report.problems).toEqual({});
  expect(report.isTruncated).toBe(false);
  expect(report.polygons).toBeGreaterThan(500);
  expect(shapes.ringCount).toBeGreaterThan(shapes.shapeCount);
  const { xy, ringStart, shapeRing, box } = shapes;
  for (let shape = 0; shape < shapes.shapeCount; shape++) {
    const [west = 0, north = 0, east = 0, south = 0] = box.subarray(4 * shape, 4 * shape + 4);
    for (let ring = shapeRing[shape] ?? 0; ring < (shapeRing[shape + 1] ?? 0); ring++) {
      const [from = 0, to = 0] = ringStart.subarray(ring, ring + 2);
      expect(to - from).toBeGreaterThan(3);
      const [x, y] = xy.subarray(2 * from, 2 * from + 2);
      expect([x, y]).toEqual([...xy.subarray(2 * to - 2, 2 * to)]);
      expect(x !== undefined && y !== undefined && x >= west && x <= east && y >= north && y <= south).toBe(true);
    }
  }
});

test.each(["3G", "4G"])("%s: the guaranteed areas are in the differentiated file, unchanged", (technology) => {
  const areasOf = (name: string) =>
    new Set((overlays[name] ?? "").split("\n").filter((line) => line.includes("#garantizada<")));
  const guaranteed = areasOf(`${technology}-garantizada.kml`);
  expect(guaranteed.size).toBeGreaterThan(500);
  expect(areasOf(`${technology}-diferenciada.kml`)).toEqual(guaranteed);
});

test("slower technologies cover the same as faster ones, except for losses of their coarser grids", () => {
  const [third, fourth, fifth] = ["3G-garantizada.kml", "4G-garantizada.kml", "5G.kml"].map(
    (name) => contentOf(name).shapes,
  );
  if (!third || !fourth || !fifth) throw new Error("a file is missing");
  const shareIn = (slower: Shapes, { xy, vertexCount }: Shapes) => {
    const sampled = Array.from({ length: Math.floor(vertexCount / 10) }, (_, at) => 20 * at);
    return sampled.filter((at) => isCovered(slower, xy[at] ?? 0, xy[at + 1] ?? 0)).length / sampled.length;
  };
  expect(shareIn(third, fourth)).toBeGreaterThan(0.9);
  expect(shareIn(fourth, fifth)).toBeGreaterThan(0.9);
});
