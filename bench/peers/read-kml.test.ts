// @vitest-environment jsdom
import { kml as toGeoJson } from "@tmcw/togeojson";
import fc from "fast-check";
import GeoJSON from "ol/format/GeoJSON.js";
import KML from "ol/format/KML.js";
import { expect, test } from "vitest";
import { readKml } from "../../src/domain/coverage/kml/read-kml.ts";
import { computeWorldX, computeWorldY } from "../../src/domain/coverage/world.ts";

type Geometry = NonNullable<ReturnType<typeof toGeoJson>["features"][number]["geometry"]>;

type Flat = { kind: "Polygon" | "LineString" | "Point"; rings: [x: number, y: number][][] };

const inWorld = (positions: number[][]) =>
  positions.map(([longitude = 0, latitude = 0]): [number, number] => [
    computeWorldX(longitude),
    computeWorldY(latitude),
  ]);

/** Lists the geometries in file order, with collections flattened. */
function flat(geometry: Geometry): Flat[] {
  switch (geometry.type) {
    case "GeometryCollection":
      return geometry.geometries.flatMap(flat);
    case "MultiPolygon":
      return geometry.coordinates.flatMap((coordinates) => flat({ type: "Polygon", coordinates }));
    case "MultiLineString":
      return geometry.coordinates.flatMap((coordinates) => flat({ type: "LineString", coordinates }));
    case "MultiPoint":
      return geometry.coordinates.flatMap((coordinates) => flat({ type: "Point", coordinates }));
    case "Polygon":
      return [{ kind: geometry.type, rings: geometry.coordinates.map(inWorld) }];
    case "LineString":
      return [{ kind: geometry.type, rings: [inWorld(geometry.coordinates)] }];
    case "Point":
      return [{ kind: geometry.type, rings: [inWorld([geometry.coordinates])] }];
  }
}

function readByTogeojson(text: string): Flat[] {
  const { features } = toGeoJson(new DOMParser().parseFromString(text, "text/xml"));
  return features.flatMap(({ geometry }) => (geometry ? flat(geometry) : []));
}

function readByOpenLayers(text: string): Flat[] {
  const features = new KML({ extractStyles: false }).readFeatures(text);
  const geometries = new GeoJSON().writeFeaturesObject(features).features.map(({ geometry }) => geometry);
  return geometries.flatMap((geometry) => (geometry ? flat(geometry) : []));
}

function readByUs(text: string): Flat[] {
  const { shapes } = readKml(new TextEncoder().encode(text));
  const { kind, ringStart, shapeRing, xy } = shapes;
  const between = (list: Uint32Array, at: number) => {
    const first = list[at] as number;
    return Array.from({ length: (list[at + 1] as number) - first }, (_, index) => first + index);
  };
  return Array.from({ length: shapes.shapeCount }, (_, shape) => ({
    kind: (["Polygon", "LineString", "Point"] as const)[kind[shape] as 0 | 1 | 2],
    rings: between(shapeRing, shape).map((ring) =>
      between(ringStart, ring).map((at): [number, number] => [xy[2 * at] as number, xy[2 * at + 1] as number]),
    ),
  }));
}

/** Whether rings have the same vertices in the same or reverse order, because the site's reader reverses rings. */
function isSameRing(ours: [number, number][], theirs: [number, number][]): boolean {
  const fits = (ring: [number, number][]) =>
    ring.length === theirs.length &&
    ring.every(([x, y], at) => {
      const [theirX = 0, theirY = 0] = theirs[at] ?? [];
      return Math.abs(x - theirX) <= 1 && Math.abs(y - theirY) <= 1;
    });
  return fits(ours) || fits(ours.toReversed());
}

function expectSame(ours: Flat[], theirs: Flat[]) {
  expect(ours.map(({ kind, rings }) => [kind, ...rings.map(({ length }) => length)])).toEqual(
    theirs.map(({ kind, rings }) => [kind, ...rings.map(({ length }) => length)]),
  );
  const differing = ours.flatMap(({ rings }, shape) =>
    rings.flatMap((ring, at) => (isSameRing(ring, theirs[shape]?.rings[at] ?? []) ? [] : [`${shape}, ring ${at}`])),
  );
  expect(differing).toEqual([]);
}

const place = fc
  .record({
    longitude: fc.double({ min: -118, max: -86, noNaN: true }),
    latitude: fc.double({ min: 14, max: 33, noNaN: true }),
    decimals: fc.integer({ min: 2, max: 14 }),
    altitude: fc.constantFrom("", "", ",0", ",2240.5"),
  })
  .map(({ longitude, latitude, decimals, altitude }) => {
    return `${longitude.toFixed(decimals)},${latitude.toFixed(decimals)}${altitude}`;
  });
const list = (least: number, isClosed: boolean) =>
  fc
    .record({
      places: fc.array(place, { minLength: least, maxLength: 30 }),
      gap: fc.constantFrom(" ", "\n        ", "\t", " <!-- 1,1 --> ", " ]]> <![CDATA[ "),
    })
    .map(({ places, gap }) => {
      const text = [...places, ...(isClosed ? places.slice(0, 1) : [])].join(gap);
      return `<coordinates>${gap.includes("CDATA") ? `<![CDATA[${text}]]>`.replaceAll("]]> <", "]]>\n<") : text}</coordinates>`;
    });
const ring = list(3, true).map((coordinates) => `<LinearRing>${coordinates}</LinearRing>`);
const polygon = fc.record({ outside: ring, holes: fc.array(ring, { maxLength: 3 }) }).map(({ outside, holes }) => {
  const inner = holes.map((hole) => `<innerBoundaryIs>${hole}</innerBoundaryIs>`).join("");
  return `<Polygon><tessellate>1</tessellate><outerBoundaryIs>${outside}</outerBoundaryIs>${inner}</Polygon>`;
});
const line = list(2, false).map((coordinates) => `<LineString>${coordinates}</LineString>`);
const point = place.map((coordinates) => `<Point><coordinates>${coordinates}</coordinates></Point>`);
const single = fc.oneof({ weight: 6, arbitrary: polygon }, line, point);
const several = fc
  .array(single, { minLength: 1, maxLength: 4 })
  .map((geometries) => `<MultiGeometry>${geometries.join("\n")}</MultiGeometry>`);
const placemark = fc
  .record({
    geometry: fc.oneof(single, several),
    name: fc.constantFrom("<name>Zona</name>", "<name><![CDATA[<b>Zona</b> & más]]></name>", "<!-- <Point/> -->", ""),
    style: fc.constantFrom("<styleUrl>#s</styleUrl>", "<Style><PolyStyle><fill>0</fill></PolyStyle></Style>", ""),
  })
  .map(({ geometry, name, style }) => `<Placemark>${name}${style}${geometry}</Placemark>`);
const folders = fc
  .array(fc.array(placemark, { maxLength: 4 }), { maxLength: 4 })
  .map((all) => all.map((content) => `<Folder><name>Capa</name>${content.join("\n")}`))
  .map((all) => all.join("") + "</Folder>".repeat(all.length));
const files = folders.map(
  (content) => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Style id="s"><PolyStyle><color>7f00ff00</color></PolyStyle></Style>${content}</Document></kml>`,
);

test.each([
  ["togeojson", readByTogeojson],
  ["OpenLayers", readByOpenLayers],
])("the site's reader gives the same shapes, rings and vertices as %s", (_, theirs) => {
  let shapes = 0;
  fc.assert(
    fc.property(files, (text) => {
      const ours = readByUs(text);
      shapes += ours.length;
      expectSame(ours, theirs(text));
    }),
    { numRuns: 100 },
  );
  expect(shapes).toBeGreaterThan(100);
});
