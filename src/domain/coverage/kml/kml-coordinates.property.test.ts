import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { ShapeStore, type Shapes } from "#domain/coverage/shapes.ts";
import { computeWorldX, computeWorldY } from "#domain/coverage/world.ts";
import { readKml } from "./read-kml.ts";
import { KmlScanner } from "./scanner/kml-scanner.ts";

const { isFullSize } = inject("testRun");
const utf8 = (text: string) => new TextEncoder().encode(text);
const kml = (geometry: string) => `<kml><Placemark>${geometry}</Placemark></kml>`;
const getLine = (coordinates: string) => kml(`<LineString><coordinates>${coordinates}</coordinates></LineString>`);

/** Generates a number in any permitted notation. */
function createNumberArbitrary(limit: number): fc.Arbitrary<string> {
  return fc
    .record({
      value: fc.double({ min: -limit, max: limit, noNaN: true }),
      decimals: fc.integer({ min: 0, max: 20 }),
      style: fc.constantFrom("fixed", "fixed", "fixed", "plus", "exponent", "padded", "bare"),
    })
    .map(({ value, decimals, style }) => {
      const fixed = value.toFixed(decimals);
      if (style === "plus" && value > 0) return `+${fixed}`;
      if (style === "exponent") return value.toExponential(Math.max(6, decimals));
      if (style === "padded") return fixed.replace(/^-?/, (sign) => `${sign}0000`);
      return style === "bare" ? fixed.replace(/^(-?)0\./, "$1.") : fixed;
    });
}

const gaps = fc.constantFrom(" ", " ", "\n", "\t", "\r\n      ", "  ", "\u00a0", "<!-- 7,7 -->", " <![CDATA[ ]]> ");
const commas = fc.constantFrom(",", ",", ",", ", ", " ,", "\t,\n", " , ");
const altitude = fc.option(fc.constantFrom("0", "2240.5", "-1e2", "+3"), { nil: undefined });

const tuples = fc.array(
  fc.record({
    longitude: createNumberArbitrary(180),
    latitude: createNumberArbitrary(90),
    altitude,
    comma: commas,
    gap: gaps,
  }),
  { minLength: 1, maxLength: 40 },
);

test("in any notation, every vertex is within one unit of its exact position", () => {
  fc.assert(
    fc.property(tuples, (list) => {
      const text = list
        .map(({ longitude, latitude, altitude, comma, gap }) => {
          return [longitude, latitude, ...(altitude === undefined ? [] : [altitude])].join(comma) + gap;
        })
        .join("");
      const { shapes, report } = readKml(utf8(getLine(text)));
      expect(report.problems).toEqual({});
      expect(shapes.vertexCount).toBe(list.length);
      for (const [index, { longitude, latitude }] of list.entries()) {
        expect(Math.abs((shapes.xy[2 * index] as number) - computeWorldX(Number(longitude)))).toBeLessThanOrEqual(1);
        expect(Math.abs((shapes.xy[2 * index + 1] as number) - computeWorldY(Number(latitude)))).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: isFullSize ? 500 : 50 },
  );
});

/** Twice the signed area, computed exactly. */
function getArea({ xy, ringStart }: Shapes, ring: number): bigint {
  const from = ringStart[ring] as number;
  const count = (ringStart[ring + 1] as number) - from;
  let area = 0n;
  for (let corner = 0; corner < count; corner++) {
    const at = 2 * (from + corner);
    const next = 2 * (from + ((corner + 1) % count));
    area += BigInt(xy[at] as number) * BigInt(xy[next + 1] as number);
    area -= BigInt(xy[next] as number) * BigInt(xy[at + 1] as number);
  }
  return area;
}

/** A star-shaped ring around a place, in either direction, closed or open. */
const rings = fc
  .record({
    longitude: fc.double({ min: -170, max: 170, noNaN: true }),
    latitude: fc.double({ min: -75, max: 75, noNaN: true }),
    radii: fc.array(fc.double({ min: 0.001, max: 3, noNaN: true }), { minLength: 3, maxLength: 30 }),
    isReversed: fc.boolean(),
    isClosed: fc.boolean(),
  })
  .map(({ longitude, latitude, radii, isReversed, isClosed }) => {
    const corners = radii.map((radius, corner) => {
      const angle = (2 * Math.PI * corner) / radii.length;
      return `${(longitude + radius * Math.cos(angle)).toFixed(8)},${(latitude + radius * Math.sin(angle)).toFixed(8)}`;
    });
    if (isReversed) corners.reverse();
    return [...corners, ...(isClosed ? corners.slice(0, 1) : [])].join(" ");
  });

const boundary = (name: string, ring: string) =>
  `<${name}><LinearRing><coordinates>${ring}</coordinates></LinearRing></${name}>`;

const polygons = fc.record({ outside: rings, holes: fc.array(rings, { maxLength: 4 }), isLast: fc.boolean() });

test("an outer ring always has positive area and its holes negative, in any direction and order", () => {
  fc.assert(
    fc.property(polygons, ({ outside, holes, isLast }) => {
      const inner = holes.map((ring) => boundary("innerBoundaryIs", ring)).join("");
      const outer = boundary("outerBoundaryIs", outside);
      const { shapes } = readKml(utf8(kml(`<Polygon>${isLast ? inner + outer : outer + inner}</Polygon>`)));
      expect([shapes.shapeCount, shapes.ringCount]).toEqual([1, 1 + holes.length]);
      expect(getArea(shapes, 0)).toBeGreaterThan(0n);
      for (let ring = 1; ring < shapes.ringCount; ring++) expect(getArea(shapes, ring)).toBeLessThan(0n);
    }),
    { numRuns: isFullSize ? 300 : 30 },
  );
});

test("the result does not depend on where a file is cut into pieces", () => {
  const content = fc.oneof(
    tuples.map((list) => list.map(({ longitude, latitude, gap }) => `${longitude},${latitude}${gap}`).join("")),
    fc.string({ unit: fc.constantFrom(..."-+.,0123456789eE &;#<>! \n\u00a0ñ[]/a".split("")), maxLength: 120 }),
  );
  const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(content, { maxLength: 3 }), sizes, (lists, pieces) => {
      // Begin with a valid line: a file with only entities is refused.
      const bytes = utf8(["0,0 1,1", ...lists].map(getLine).join(""));
      const shapes = new ShapeStore();
      const scanner = new KmlScanner(shapes);
      for (let index = 0, piece = 0; index < bytes.length; piece++) {
        const size = pieces[piece % pieces.length] as number;
        scanner.write(bytes.slice(index, index + size));
        index += size;
      }
      const report = scanner.end();
      shapes.trim();
      const whole = readKml(bytes);
      expect(report).toEqual(whole.report);
      expect({ ...shapes }).toEqual({ ...whole.shapes });
    }),
    { numRuns: isFullSize ? 2_000 : 200 },
  );
});
