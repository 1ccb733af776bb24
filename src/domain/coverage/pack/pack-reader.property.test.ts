import fc from "fast-check";
import { expect, inject, test } from "vitest";
import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import { type ShapeKind, ShapeStore, type Shapes, shapeKinds } from "#domain/coverage/shapes.ts";
import { encodePack } from "./encode-pack.ts";
import { buildOverview } from "./overview.ts";
import { PackError, packMagic } from "./pack.ts";
import { PackReader } from "./pack-reader.ts";

const report: KmlReport = {
  bytes: 4_000_000,
  encoding: "utf-8",
  placemarks: 3,
  polygons: 2,
  lines: 1,
  points: 0,
  vertices: 40,
  bounds: [-117.1, 14.5, -86.7, 32.7],
  isTruncated: false,
  declaresEntities: false,
  problems: { "bad-coordinates": 2 },
  notDrawn: { GroundOverlay: 1 },
  name: "Cobertura 4G",
};
const styles: OverlayStyle[] = [
  {},
  { fill: "#a3175f", label: "4G" },
  { fill: "none", line: "#000000", lineWidth: 1.5 },
];
const kmlSha256 = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
const { isFullSize } = inject("testRun");

type Ring = { x: number; y: number }[];
type Shape = { kind: ShapeKind; style: number; rings: Ring[]; isClosed: boolean };

/** Creates coordinates that are close together, as in a file, or anywhere in the plane. */
const coordinate = fc.oneof(
  fc.integer({ min: 2 ** 28, max: 2 ** 28 + 500_000 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
);
const ring = (maxLength: number) =>
  fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength, size: "max" });
const anyShape: fc.Arbitrary<Shape> = fc.record({
  kind: fc.constantFrom(...Object.values(shapeKinds)),
  style: fc.nat(styles.length - 1),
  rings: fc.oneof(
    { weight: 5, arbitrary: fc.array(ring(12), { minLength: 1, maxLength: 4 }) },
    { weight: 1, arbitrary: ring(3_000).map((long) => [long]) },
  ),
  isClosed: fc.boolean(),
});

function getStore(shapes: readonly Shape[]): ShapeStore {
  const store = new ShapeStore();
  for (const { kind, style, rings, isClosed } of shapes) {
    for (const vertices of rings) {
      for (const { x, y } of vertices) store.addVertex(x, y);
      const [first] = vertices;
      if (isClosed && first) store.addVertex(first.x, first.y);
      store.closeRing();
    }
    store.closeShape(kind, style);
  }
  return store;
}

/** The contents of a set of shapes, without its reserved space. */
function getContent({ shapeCount, ringCount, vertexCount, ...arrays }: Shapes) {
  return {
    xy: [...arrays.xy.subarray(0, 2 * vertexCount)],
    ringStart: [...arrays.ringStart.subarray(0, ringCount + 1)],
    shapeRing: [...arrays.shapeRing.subarray(0, shapeCount + 1)],
    kind: [...arrays.kind.subarray(0, shapeCount)],
    style: [...arrays.style.subarray(0, shapeCount)],
    box: [...arrays.box.subarray(0, 4 * shapeCount)],
  };
}

/** @param pieceBytes - lengths of the pieces in which the pack arrives, repeated cyclically. */
function read(pack: Uint8Array, pieceBytes: readonly number[]): PackReader {
  const reader = new PackReader();
  for (let index = 0, piece = 0; index < pack.length; piece++) {
    const length = pieceBytes[piece % pieceBytes.length] as number;
    reader.write(pack.subarray(index, index + length));
    index += length;
  }
  reader.end();
  return reader;
}

/** Blobs of a few dozen vertices, enough to fill several blocks. */
function blobs(count: number): ShapeStore {
  const store = new ShapeStore();
  for (let blob = 0; blob < count; blob++) {
    const [x, y, radius] = [
      2 ** 28 + 40_000 * blob,
      2 ** 28 + ((blob * 7_919) % 4_000_000),
      3_000 + ((blob * 977) % 90_000),
    ];
    for (let corner = 0; corner <= 30; corner++) {
      const angle = ((corner % 30) * Math.PI) / 15;
      store.addVertex(Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle)));
    }
    store.closeRing();
    store.closeShape(shapeKinds.polygon, 1);
  }
  return store;
}

test("restores every vertex, ring, shape, kind, style and box, and the overview, from any pieces", () => {
  fc.assert(
    fc.property(
      fc.array(anyShape, { maxLength: 40 }),
      fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 5 }),
      (given, pieceBytes) => {
        const shapes = getStore(given);
        const reader = read(encodePack({ shapes, styles, report, kmlSha256 }), pieceBytes);
        expect(getContent(reader.detail)).toEqual(getContent(shapes));
        expect(getContent(reader.overview)).toEqual(getContent(buildOverview(shapes)));
      },
    ),
    { numRuns: isFullSize ? 100 : 10 },
  );
});

test("restores the report, the styles and the digest", () => {
  const unknown = { ...report, bounds: undefined, name: undefined };
  for (const wantedReport of [report, unknown]) {
    const { header } = read(encodePack({ shapes: blobs(2), styles, report: wantedReport, kmlSha256 }), [4]);
    expect(header).toStrictEqual({
      kmlSha256,
      report: wantedReport,
      styles,
      overview: { shapes: 2, rings: 2, vertices: expect.any(Number), shift: 13 },
      detail: { shapes: 2, rings: 2, vertices: 62, shift: 0 },
    });
  }
});

test("has whole shapes to show before the rest arrives: first the overview, then the detail, block by block", () => {
  const pack = encodePack({ shapes: blobs(1_000), styles, report, kmlSha256 });
  const reader = new PackReader();
  const seen: string[] = [];
  for (let index = 0; index < pack.length; index += 300) {
    reader.write(pack.subarray(index, index + 300));
    const { phase, overview, detail } = reader;
    for (const { shapeCount, ringCount, vertexCount, shapeRing, ringStart } of [overview, detail]) {
      expect([shapeRing[shapeCount], ringStart[ringCount]]).toEqual([ringCount, vertexCount]);
    }
    if (phase === "detail") expect(overview.shapeCount).toBe(1_000);
    if (!seen.includes(`${phase} ${detail.shapeCount}`)) seen.push(`${phase} ${detail.shapeCount}`);
  }
  expect(seen.slice(0, 2)).toEqual(["header 0", "overview 0"]);
  expect(seen.filter((state) => state.startsWith("detail")).length).toBeGreaterThan(4);
  expect(seen.at(-1)).toBe("done 1000");
});

test("refuses another format, another version, a pack cut anywhere and one with trailing bytes", () => {
  const pack = encodePack({ shapes: blobs(300), styles, report, kmlSha256 });
  const changeByte = (index: number, byte: number) =>
    Uint8Array.from(pack, (oldByte, place) => (place === index ? byte : oldByte));
  expect(() => read(new TextEncoder().encode('<?xml version="1.0"?><kml/>'), [999])).toThrow(PackError);
  expect(() => read(changeByte(packMagic.length - 1, 2), [999])).toThrow(PackError);
  expect(() => read(Uint8Array.from([...pack, 0]), [999])).toThrow(PackError);
  for (let length = 0; length < pack.length; length += 97)
    expect(() => read(pack.subarray(0, length), [999])).toThrow(PackError);
});

test("reserves no space for announced data that has not arrived", () => {
  const pack = encodePack({ shapes: blobs(1), styles, report, kmlSha256 });
  const headerBytes = new DataView(pack.buffer).getUint32(packMagic.length, true);
  const header = JSON.parse(new TextDecoder().decode(pack.subarray(9, 9 + headerBytes)));
  const many = { shapes: 1, rings: 1, vertices: 8_000_000, shift: 13 };
  const text = new TextEncoder().encode(JSON.stringify({ ...header, overview: many }));
  const announced = new Uint8Array(9 + text.length + 16 + 30);
  announced.set([...packMagic, ...new Uint8Array(Uint32Array.of(text.length).buffer), ...text]);
  const readBlock = (blockBytes: number) => {
    announced.set(new Uint8Array(Uint32Array.of(1, 1, 8_000_000, blockBytes).buffer), 9 + text.length);
    const reader = new PackReader();
    expect(() => {
      reader.write(announced);
      reader.end();
    }).toThrow(PackError);
    expect(reader.overview.xy.length).toBe(32);
  };
  readBlock(30);
  readBlock(48_000_020);
});

test("damaged packs give a PackError or shapes within the announced counts, and never hang", () => {
  const cases = isFullSize ? 2_000 : 200;
  const pack = encodePack({ shapes: blobs(300), styles, report, kmlSha256 });
  const damage = fc.array(
    fc.record({
      at: fc.oneof(fc.nat(pack.length - 1), fc.nat(900)),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  let refused = 0;
  fc.assert(
    fc.property(damage, fc.option(fc.nat(pack.length)), (places, cutAt) => {
      const damaged = Uint8Array.from(pack);
      for (const { at, bytes } of places) damaged.set(bytes.subarray(0, pack.length - at), at);
      const reader = new PackReader();
      try {
        reader.write(damaged.subarray(0, cutAt ?? pack.length));
        reader.end();
      } catch (error) {
        expect(error).toBeInstanceOf(PackError);
        refused++;
      }
      for (const { xy, vertexCount } of [reader.overview, reader.detail]) {
        // A vertex that is not its ring's last takes at least six bytes, so space follows the bytes that arrived, not
        // the announced counts.
        expect(xy.length).toBeLessThanOrEqual(Math.max(32, pack.length));
        expect(2 * vertexCount).toBeLessThanOrEqual(xy.length);
      }
    }),
    { numRuns: cases },
  );
  expect(refused).toBeGreaterThan(cases / 2);
});
