import { expect, test } from "vitest";
import { computeWorldX, computeWorldY } from "#domain/coverage/world.ts";
import { readKml } from "./read-kml.ts";

/** The vertices of a list of coordinates, in world units, and the number of bad tuples. */
function getLine(coordinates: string) {
  const text = `<kml><Placemark><LineString><coordinates>${coordinates}</coordinates></LineString></Placemark></kml>`;
  const { shapes, report } = readKml(new TextEncoder().encode(text));
  const { xy, vertexCount } = shapes;
  return {
    vertices: Array.from({ length: vertexCount }, (_, index) => [xy[2 * index], xy[2 * index + 1]]),
    bad: report.problems["bad-coordinates"] ?? 0,
  };
}

const plain = "-99.1332,19.4326 -98.25,20.5 ".repeat(12);

test.each([
  ["spaces", "-99.1332,19.4326 -98.25,20.5"],
  ["altitudes", "-99.1332,19.4326,2240 -98.25,20.5,-1.5e3"],
  ["line breaks and tabs", "\r\n\t-99.1332,19.4326\r\n\t-98.25,20.5\n"],
  ["spaces around commas", "-99.1332 , 19.4326 -98.25 ,20.5, 0"],
  ["tabs and lines around commas", "-99.1332\t,\n19.4326 -98.25,\n20.5"],
  ["no-break spaces", "\u00a0-99.1332,\u00a019.4326\u00a0-98.25,20.5\u00a0"],
  ["commas only", "-99.1332,19.4326,0,-98.25,20.5,0"],
  ["commas only, and one at the end", "-99.1332,19.4326,0,-98.25,20.5,0,"],
  ["exponents", "-9.91332e1,194326E-4 -9825e-2,+2.05e+1"],
  ["plus signs", "-99.1332,+19.4326,+5 -98.25,+20.5"],
  ["20 decimals", "-99.13320000000000000001,19.43259999999999999999 -98.25000000000000000000,20.50000000000000000000"],
  ["zeros in front", "-099.1332,0000019.4326 -00000098.25,020.5"],
  ["a point at the end", "-99.1332,19.4326,0. -98.25,20.5,."],
])("reads positions with %s, both alone and among plain ones", (_, coordinates) => {
  const places = [
    [-99.1332, 19.4326],
    [-98.25, 20.5],
  ].map(([longitude = 0, latitude = 0]) => [computeWorldX(longitude), computeWorldY(latitude)]);
  expect(getLine(coordinates)).toEqual({ vertices: places, bad: 0 });
  const among = Array.from({ length: 25 }, () => places).flat();
  expect(getLine(`${plain}${coordinates} ${plain}`)).toEqual({ vertices: among, bad: 0 });
});

test.each([
  ["a point in front", ".5,-.25", [0.5, -0.25]],
  ["the corners of the world", "-180,90", [-180, 90]],
  ["beyond the date line", "181.5,0", [181.5, 0]],
  ["once round the world", "-360,0", [-360, 0]],
])("reads %s as a position", (_, coordinates, [longitude = 0, latitude = 0]) => {
  expect(getLine(coordinates)).toEqual({
    vertices: [[computeWorldX(longitude), computeWorldY(latitude) || 0]],
    bad: 0,
  });
});

test.each([
  "NaN,NaN,NaN",
  "INF,19",
  "-99",
  "-99,91",
  "-99,-90.0001",
  "360.1,19",
  "1e300,19",
  "-99,1e999",
  "--99,19",
  "-,19",
  "-99,.",
  "-99,1.2.3",
  "\u221299,19",
  "0x63,19",
  "-99,1e",
  "-99,19N",
  `-99,${"9".repeat(500)}`,
  "99999999999999999999,19",
])("%j is not a position: it is counted and skipped, and its neighbours are kept", (text) => {
  const { vertices, bad } = getLine(`${plain}${text} ${plain}`);
  expect(vertices).toEqual(getLine(plain + plain).vertices);
  expect(bad).toBe(1);
});

test("both axes are accurate to one unit, 3.7 cm, at every latitude", () => {
  const latitudes = Array.from({ length: 3_601 }, (_, index) => (index - 1_800) / 20 + 0.012_345);
  const { vertices } = getLine(latitudes.map((latitude) => `${latitude * 2},${latitude}`).join(" "));
  const places = latitudes.filter((latitude) => latitude <= 90);
  expect(vertices).toHaveLength(places.length);
  for (const [index, latitude] of places.entries()) {
    const [x = Number.NaN, y = Number.NaN] = vertices[index] ?? [];
    expect(Math.abs(x - computeWorldX(latitude * 2))).toBeLessThanOrEqual(1);
    expect(Math.abs(y - computeWorldY(latitude))).toBeLessThanOrEqual(1);
  }
});
