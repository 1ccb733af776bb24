import { expect, test } from "vitest";
import { shapeKinds } from "#domain/coverage/shapes.ts";
import { computeWorldX, computeWorldY } from "#domain/coverage/world.ts";
import { readKml } from "./read-kml.ts";

const read = (geometry: string) => readKml(new TextEncoder().encode(`<kml><Placemark>${geometry}</Placemark></kml>`));
const ring = (coordinates: string) => `<LinearRing><coordinates>${coordinates}</coordinates></LinearRing>`;
const outside = (coordinates: string) => `<outerBoundaryIs>${ring(coordinates)}</outerBoundaryIs>`;
const hole = (coordinates: string) => `<innerBoundaryIs>${ring(coordinates)}</innerBoundaryIs>`;
const polygon = (...boundaries: string[]) => `<Polygon>${boundaries.join("")}</Polygon>`;
const line = (coordinates: string) => `<LineString><coordinates>${coordinates}</coordinates></LineString>`;
const point = (coordinates: string) => `<Point><coordinates>${coordinates}</coordinates></Point>`;

const square = "0,0 0,9 9,9 9,0 0,0";
const first = "1,1 1,2 2,2 2,1 1,1";
const second = "4,4 5,4 5,5 4,5 4,4";

/** Each ring's first vertex in degrees, enough to identify the ring. */
function ringStarts(geometry: string): number[] {
  const { shapes } = read(geometry);
  const corners = [0, 1, 4].map((degrees) => [degrees, computeWorldX(degrees), computeWorldY(degrees)] as const);
  return Array.from({ length: shapes.ringCount }, (_, index) => {
    const vertex = 2 * (shapes.ringStart[index] as number);
    return corners.find(([, x, y]) => x === shapes.xy[vertex] && y === shapes.xy[vertex + 1])?.[0] ?? Number.NaN;
  });
}

test.each([
  ["after it", polygon(outside(square), hole(first), hole(second))],
  ["before it", polygon(hole(first), hole(second), outside(square))],
  ["on both sides", polygon(hole(first), outside(square), hole(second))],
  ["in one boundary", polygon(outside(square), `<innerBoundaryIs>${ring(first)}${ring(second)}</innerBoundaryIs>`)],
])("a polygon's outer ring comes first, with its holes %s", (_, geometry) => {
  expect(ringStarts(geometry)).toEqual([0, 1, 4]);
  expect([...read(geometry).shapes.ringStart]).toEqual([0, 5, 10, 15]);
});

test.each<[string, string, [polygons: number, lines: number, points: number, empty: number]]>([
  ["a polygon without an outside", polygon(hole(first)), [0, 0, 0, 1]],
  ["an outside of two vertices", polygon(outside("0,0 1,1")), [0, 0, 0, 1]],
  ["a hole of two vertices", polygon(outside(square), hole("1,1 2,2")), [1, 0, 0, 1]],
  ["an empty polygon", "<Polygon/>", [0, 0, 0, 1]],
  ["empty coordinates", line("") + point(" \n ") + polygon(outside("")), [0, 0, 0, 3]],
  ["a ring outside a polygon", ring(square), [0, 1, 0, 0]],
  ["a point of several places", point("0,0 1,1 2,2"), [0, 0, 1, 0]],
  ["a point of two lists", "<Point><coordinates>0,0</coordinates><coordinates>1,1</coordinates></Point>", [0, 0, 1, 0]],
  ["a point among coordinates", "<LineString><coordinates>0,0 1,1 <Point> 2,2 3,3</Point>", [0, 0, 0, 2]],
  ["a line of one vertex", line("0,0"), [0, 1, 0, 0]],
  [
    "geometries in geometries",
    `<MultiGeometry>${point("0,0")}<MultiGeometry>${line("0,0 1,1")}${polygon(outside(square))}</MultiGeometry></MultiGeometry>`,
    [1, 1, 1, 0],
  ],
  [
    "what KML lacks",
    `<MultiPolygon>${polygon(outside(square))}</MultiPolygon><MultiPoint>${point("0,0")}</MultiPoint>`,
    [1, 0, 1, 0],
  ],
  ["a line in a polygon", `<Polygon>${outside(square)}${line("0,0 1,1")}</Polygon>`, [0, 1, 0, 1]],
  ["a polygon in a polygon", `<Polygon>${outside(square)}${polygon(outside(first))}</Polygon>`, [1, 0, 0, 1]],
  [
    "a track whose places have two numbers",
    "<gx:Track><when>2026</when><gx:coord>0 1</gx:coord><gx:coord>2 3</gx:coord></gx:Track>",
    [0, 1, 0, 0],
  ],
  [
    "an empty point next to a track",
    `<Point/><gx:Track><gx:coord>0 1 0</gx:coord><gx:coord>2 3 0</gx:coord></gx:Track>`,
    [0, 1, 0, 1],
  ],
])("%s", (_, geometry, [polygons, lines, points, empty]) => {
  const { report, shapes } = read(geometry);
  expect(report).toMatchObject({ polygons, lines, points });
  expect(report.problems["empty-geometry"] ?? 0).toBe(empty);
  const isSinglePoint = (shape: number) => {
    const at = shapes.shapeRing[shape] as number;
    return (shapes.ringStart[at + 1] as number) - (shapes.ringStart[at] as number) === 1;
  };
  for (let shape = 0; shape < shapes.shapeCount; shape++)
    if (shapes.kind[shape] === shapeKinds.point) expect(isSinglePoint(shape)).toBe(true);
});
