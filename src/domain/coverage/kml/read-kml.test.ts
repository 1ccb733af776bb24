import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { ShapeStore } from "#domain/coverage/shapes.ts";
import { type KmlContent, readKml } from "./read-kml.ts";
import { KmlScanner } from "./scanner/kml-scanner.ts";

/**
 * The common result of two independent readers: see SOURCES.md of the files. Keys on which they disagree are missing.
 */
type Expected = {
  file: string;
  bytes: number;
  Polygon?: number;
  LineString?: number;
  Point?: number;
  vertices?: number;
  bbox?: [number, number, number, number] | null;
  /** Both readers draw nothing, so this reader may draw the intact part. */
  mayDrawMore?: true;
  rejectedByBoth?: true;
};

const folder = "tests/fixtures/kml";
const samples = readdirSync(folder)
  .filter((name) => name.endsWith(".expected.json"))
  .map((name): Expected => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")));
/** Small files as real programs write them, which other readers misread or skip silently. */
const pitfalls = readdirSync(`${folder}/pitfalls`)
  .filter((name) => name !== "gzip-as.kml")
  .map((name) => `pitfalls/${name}`);
const listBytes = (file: string) => new Uint8Array(readFileSync(`${folder}/${file}`));

function listCounts({ report: { polygons, lines, points, vertices, bounds } }: KmlContent) {
  return { Polygon: polygons, LineString: lines, Point: points, vertices, bbox: bounds ?? null };
}

/** This reader's result, and why, for files on which the two readers disagree or draw nothing. */
const decided: Record<string, { why: string } & Partial<ReturnType<typeof listCounts>>> = {
  "Document-clean.kml": {
    why: "a LinearRing outside a Polygon is a line: it was not said to be filled",
    Polygon: 4,
    LineString: 2,
  },
  "linear_ring.kml": { why: "the same", Polygon: 0, LineString: 1 },
  "badcoords.kml": {
    why: "commas alone part triples, as Google Earth reads them",
    LineString: 1,
    vertices: 4,
    bbox: [-55.8097, -61.5102, -54.300701, -60.700099],
  },
  "earth-google-com-kml-23.kml": {
    why: "a namespace that does not exist still names a Point",
    Point: 1,
    vertices: 1,
    bbox: [-122, 37, -122, 37],
  },
  "placemark_with_kml_prefix.kml": { why: "prefixes mean nothing", Point: 1, vertices: 1, bbox: [2, 49, 2, 49] },
  "non_conformant_multi.kml": {
    why: "MultiPolygon and its like are looked through",
    Polygon: 1,
    LineString: 1,
    Point: 1,
    vertices: 8,
    bbox: [0, 0, 1, 1],
  },
  "truncated.kml": {
    why: "its only polygon is cut, and half a polygon is none",
    Polygon: 0,
    LineString: 0,
    Point: 0,
    vertices: 0,
    bbox: null,
  },
  "billion.kml": {
    why: "it holds no geometry, and nothing is expanded",
    Polygon: 0,
    LineString: 0,
    Point: 0,
    vertices: 0,
    bbox: null,
  },
};

describe("a file gives the common result of two other readers, or the decided one", () => {
  test.each(samples)("$file", ({ file, bytes, mayDrawMore, rejectedByBoth, ...agreed }) => {
    const { why: _, ...ours } = decided[file] ?? { why: "" };
    const expected: Record<string, unknown> = mayDrawMore ? ours : { ...agreed, ...ours };
    const counts = listCounts(readKml(listBytes(file)));
    expect(Object.keys(expected).sort()).toEqual(Object.keys(counts).sort());
    expect({ ...counts, bbox: null }).toEqual({ ...expected, bbox: null });
    for (const [side, degrees] of (counts.bbox ?? []).entries())
      expect(degrees).toBeCloseTo((expected.bbox as number[])[side] as number, 6);
    expect(listBytes(file).length).toBe(bytes);
  });

  test("there are 28 sample files, and every decision has its file", () => {
    expect(samples).toHaveLength(28);
    expect(Object.keys(decided).filter((name) => !samples.some(({ file }) => file === name))).toEqual([]);
  });
});

/** Pseudo-random sequence that is the same every time (Park and Miller). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function readInPieces(bytes: Uint8Array, nextSize: () => number): KmlContent {
  const shapes = new ShapeStore();
  const scanner = new KmlScanner(shapes);
  for (let index = 0; index < bytes.length; ) {
    const size = nextSize();
    // A copy, overwritten after use: the scanner must not keep a reference to a piece.
    const piece = bytes.slice(index, index + size);
    scanner.write(piece);
    piece.fill(60);
    index += size;
  }
  const report = scanner.end();
  shapes.trim();
  return { shapes, styles: scanner.styles, report };
}

const pieceSizes = ["777 bytes", "1 to 40 bytes", "1 to 20,000 bytes"];
if (inject("testRun").isFullSize) pieceSizes.push("1 byte");

test.each(pieceSizes)("in pieces of %s, every file gives the same result", (sizes) => {
  const random = sequence(19);
  const [least = 1, most = least] = sizes.match(/[\d,]+/g)?.map((text) => Number(text.replace(",", ""))) ?? [];
  for (const file of [...samples.map((sample) => sample.file), ...pitfalls]) {
    const bytes = listBytes(file);
    const whole = readKml(bytes);
    const pieces = readInPieces(bytes, () => least + Math.floor(random() * (most - least + 1)));
    expect(pieces.report, file).toEqual(whole.report);
    expect(pieces.styles, file).toEqual(whole.styles);
    expect({ ...pieces.shapes }, file).toEqual({ ...whole.shapes });
  }
});

test.each([
  ["derived-utf16le-bom.kml", "utf-16le", "Región ñandú - Polygon.kml"],
  ["Touring.Complete_Demo.kml", "utf-8", "A tour and some features"],
])("reads the encoding and the name of the document %s: %s, %s", (file, encoding, name) => {
  expect(readKml(listBytes(file)).report).toMatchObject({ encoding, name });
});

const createKml = (declared: string) =>
  `<?xml version="1.0" encoding="${declared}"?><kml><Document><name>Región ñandú – 5G</name></Document></kml>`;
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => (letter === "–" ? 0x96 : letter.charCodeAt(0)));
const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  [...text].forEach((letter, index) => {
    view.setUint16(2 * index, letter.charCodeAt(0), isLittle);
  });
  return new Uint8Array(view.buffer);
};
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each<[string, Uint8Array, string]>([
  ["UTF-8", utf8(createKml("UTF-8")), "utf-8"],
  ["UTF-8 with a mark", utf8(`\ufeff${createKml("UTF-8")}`), "utf-8"],
  ["ISO-8859-1, which the Web reads as its superset", windows1252(createKml("ISO-8859-1")), "windows-1252"],
  ["UTF-8 that claims to be UTF-16", utf8(createKml("UTF-16")), "utf-8"],
  ["UTF-8 that names an encoding nobody knows", utf8(createKml("x-unheard-of")), "utf-8"],
  ["UTF-16LE with a mark", utf16(`\ufeff${createKml("UTF-16")}`, true), "utf-16le"],
  ["UTF-16BE with a mark", utf16(`\ufeff${createKml("UTF-16")}`, false), "utf-16be"],
  ["UTF-16LE without", utf16(createKml("UTF-16"), true), "utf-16le"],
  ["UTF-16BE without", utf16(createKml("UTF-16"), false), "utf-16be"],
])("a name keeps its accents in %s", (_, bytes, encoding) => {
  expect(readKml(bytes).report).toMatchObject({ encoding, name: "Región ñandú – 5G" });
  expect(readInPieces(bytes, () => 1).report).toMatchObject({ encoding, name: "Región ñandú – 5G" });
});

test.each([
  ["Windows letters that claim to be UTF-8", windows1252(createKml("UTF-8")), 1],
  ["UTF-8 that claims to be of Windows", utf8(createKml("windows-1252")), 1],
  ["UTF-8 that claims to be ISO-8859-1", utf8(createKml("ISO-8859-1")), 1],
  ["Windows letters that claim nothing", windows1252(createKml("UTF-8").replace(/<\?.*\?>/, "")), 1],
  ["a name of Windows that is right", windows1252(createKml("windows-1252")), undefined],
])("%s keep their accents, and texts in another encoding than declared are counted", (_, bytes, misread) => {
  const { name, problems } = readKml(bytes).report;
  expect([name, problems["foreign-letters"]]).toEqual(["Región ñandú – 5G", misread]);
});

test("a name cut in the middle of a letter by the length limit loses only that letter", () => {
  const { name, problems } = readKml(utf8(createKml("UTF-8").replace("Región", "ñ".repeat(4_000)))).report;
  expect([name?.slice(-2), problems]).toEqual(["ññ", {}]);
});
