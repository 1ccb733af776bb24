import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";
import { buildOverview, overviewShift } from "./overview.ts";
import { blockHeadBytes, type PackHeader, type PackSection, packMagic } from "./pack.ts";

export type PackSource = {
  shapes: Shapes;
  styles: readonly OverlayStyle[];
  report: KmlReport;
  /** SHA-256 of the whole KML file, in base64. */
  kmlSha256: string;
};

/** A block ends with the shape that reaches this many vertices. */
const blockVertices = 4_096;

/** @returns the pack, in the format described in `pack.ts`. */
export function encodePack({ shapes, styles, report, kmlSha256 }: PackSource): Uint8Array<ArrayBuffer> {
  const overview = buildOverview(shapes);
  const header: PackHeader = {
    kmlSha256,
    report,
    styles,
    overview: createSection(overview, overviewShift),
    detail: createSection(shapes, 0),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const sink = new ByteSink(64 + text.length + 6 * shapes.vertexCount);
  for (const byte of packMagic) sink.writeByte(byte);
  sink.writeWord(text.length);
  for (const byte of text) sink.writeByte(byte);
  writeSection(sink, overview, overviewShift);
  writeSection(sink, shapes, 0);
  return sink.getBytes();
}

function createSection({ shapeCount, ringCount, vertexCount }: Shapes, shift: number): PackSection {
  return { shapes: shapeCount, rings: ringCount, vertices: vertexCount, shift };
}

function writeSection(out: ByteSink, shapes: Shapes, shift: number): void {
  const { shapeCount, shapeRing, ringStart } = shapes;
  let firstShape = 0;
  while (firstShape < shapeCount) {
    const firstVertex = ringStart[shapeRing[firstShape]!]!;
    const countVerticesBefore = (shape: number) => ringStart[shapeRing[shape]!]! - firstVertex;
    let shapeEnd = firstShape + 1;
    while (shapeEnd < shapeCount && countVerticesBefore(shapeEnd) < blockVertices) shapeEnd++;
    writeBlock(out, shapes, shift, firstShape, shapeEnd);
    firstShape = shapeEnd;
  }
}

function writeBlock(out: ByteSink, shapes: Shapes, shift: number, firstShape: number, shapeEnd: number): void {
  const { shapeRing, ringStart, kind, style } = shapes;
  const firstRing = shapeRing[firstShape]!;
  const ringEnd = shapeRing[shapeEnd]!;
  const start = out.length;
  out.writeWord(shapeEnd - firstShape);
  out.writeWord(ringEnd - firstRing);
  out.writeWord(ringStart[ringEnd]! - ringStart[firstRing]!);
  out.writeWord(0);
  for (let shape = firstShape; shape < shapeEnd; shape++) out.writeByte(kind[shape]!);
  for (let shape = firstShape; shape < shapeEnd; shape++) out.writeVarint(style[shape]!);
  for (let shape = firstShape; shape < shapeEnd; shape++) out.writeVarint(shapeRing[shape + 1]! - shapeRing[shape]!);
  for (let ring = firstRing; ring < ringEnd; ring++) {
    out.writeVarint(2 * (ringStart[ring + 1]! - ringStart[ring]!) + Number(isClosed(shapes, ring)));
  }
  for (const axis of [0, 1] as const) {
    const codes = encodeCoordinates(shapes, shift, firstRing, ringEnd, axis);
    for (const code of codes) out.writeByte(code & 255);
    for (const code of codes) out.writeByte((code >>> 8) & 255);
    for (const code of codes) out.writeVarint(code >>> 16);
  }
  out.setWord(start + 12, out.length - start - blockHeadBytes);
}

/** Encodes one axis as differences between successive vertices, with the sign in the lowest bit (zigzag). */
function encodeCoordinates(shapes: Shapes, shift: number, firstRing: number, ringEnd: number, axis: 0 | 1): number[] {
  const codes: number[] = [];
  let previousValue = 0;
  for (let ring = firstRing; ring < ringEnd; ring++) {
    const vertexEnd = shapes.ringStart[ring + 1]! - Number(isClosed(shapes, ring));
    for (let vertex = shapes.ringStart[ring]!; vertex < vertexEnd; vertex++) {
      const value = shapes.xy[2 * vertex + axis]! >> shift;
      const difference = (value - previousValue) | 0;
      codes.push(((difference << 1) ^ (difference >> 31)) >>> 0);
      previousValue = value;
    }
  }
  return codes;
}

function isClosed({ xy, ringStart }: Shapes, ring: number): boolean {
  const firstIndex = 2 * ringStart[ring]!;
  const lastIndex = 2 * (ringStart[ring + 1]! - 1);
  return lastIndex > firstIndex && xy[firstIndex] === xy[lastIndex] && xy[firstIndex + 1] === xy[lastIndex + 1];
}

/** Collects bytes; its buffer doubles when it is full. */
class ByteSink {
  length = 0;
  #buffer: Uint8Array<ArrayBuffer>;

  constructor(expectedBytes: number) {
    this.#buffer = new Uint8Array(expectedBytes);
  }

  writeByte(value: number): void {
    if (this.length === this.#buffer.length) {
      const larger = new Uint8Array(2 * this.#buffer.length);
      larger.set(this.#buffer);
      this.#buffer = larger;
    }
    this.#buffer[this.length++] = value;
  }

  writeWord(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.writeByte((value >>> shift) & 255);
  }

  setWord(index: number, value: number): void {
    new DataView(this.#buffer.buffer).setUint32(index, value, true);
  }

  writeVarint(value: number): void {
    let remainingValue = value;
    while (remainingValue > 127) {
      this.writeByte((remainingValue & 127) | 128);
      remainingValue >>>= 7;
    }
    this.writeByte(remainingValue);
  }

  getBytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.slice(0, this.length);
  }
}
