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
  for (const byte of packMagic) sink.byte(byte);
  sink.word(text.length);
  for (const byte of text) sink.byte(byte);
  writeSection(sink, overview, overviewShift);
  writeSection(sink, shapes, 0);
  return sink.bytes();
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
  out.word(shapeEnd - firstShape);
  out.word(ringEnd - firstRing);
  out.word(ringStart[ringEnd]! - ringStart[firstRing]!);
  out.word(0);
  for (let shape = firstShape; shape < shapeEnd; shape++) out.byte(kind[shape]!);
  for (let shape = firstShape; shape < shapeEnd; shape++) out.varint(style[shape]!);
  for (let shape = firstShape; shape < shapeEnd; shape++) out.varint(shapeRing[shape + 1]! - shapeRing[shape]!);
  for (let ring = firstRing; ring < ringEnd; ring++) {
    out.varint(2 * (ringStart[ring + 1]! - ringStart[ring]!) + Number(isClosed(shapes, ring)));
  }
  for (const axis of [0, 1] as const) {
    const codes = encodeCoordinates(shapes, shift, firstRing, ringEnd, axis);
    for (const code of codes) out.byte(code & 255);
    for (const code of codes) out.byte((code >>> 8) & 255);
    for (const code of codes) out.varint(code >>> 16);
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
  const first = 2 * ringStart[ring]!;
  const last = 2 * (ringStart[ring + 1]! - 1);
  return last > first && xy[first] === xy[last] && xy[first + 1] === xy[last + 1];
}

/** Collects bytes; its buffer doubles when it is full. */
class ByteSink {
  length = 0;
  #room: Uint8Array<ArrayBuffer>;

  constructor(expectedBytes: number) {
    this.#room = new Uint8Array(expectedBytes);
  }

  byte(value: number): void {
    if (this.length === this.#room.length) {
      const larger = new Uint8Array(2 * this.#room.length);
      larger.set(this.#room);
      this.#room = larger;
    }
    this.#room[this.length++] = value;
  }

  word(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.byte((value >>> shift) & 255);
  }

  setWord(at: number, value: number): void {
    new DataView(this.#room.buffer).setUint32(at, value, true);
  }

  varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#room.slice(0, this.length);
  }
}
