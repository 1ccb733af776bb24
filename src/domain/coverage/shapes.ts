import { computeLatitude, computeLongitude } from "./world.ts";

/** Kinds of shapes. A point has one ring of one vertex; a line, one open ring; a polygon, an outer ring and holes. */
export const shapeKinds = { polygon: 0, line: 1, point: 2 } as const;

export type ShapeKind = (typeof shapeKinds)[keyof typeof shapeKinds];

/**
 * Shapes as flat arrays, in file order. The arrays may be longer than their valid part: the counts say how much is
 * valid. Shape `s` has the rings `shapeRing[s]` to `shapeRing[s + 1] - 1`; ring `r` has the vertices `ringStart[r]` to
 * `ringStart[r + 1] - 1`; vertex `v` is at `xy[2 * v]`, `xy[2 * v + 1]` in world units (see `world.ts`). A ring repeats
 * its first vertex at the end if it does so in the file. The first ring of a polygon is its outer ring, with positive
 * signed area (sum of `x0 * y1 - x1 * y0`); its holes have negative area. Therefore one fill of several polygons by the
 * non-zero rule unites overlapping polygons and leaves holes open.
 */
export type Shapes = {
  readonly shapeCount: number;
  readonly ringCount: number;
  readonly vertexCount: number;
  readonly xy: Int32Array;
  readonly ringStart: Uint32Array;
  readonly shapeRing: Uint32Array;
  readonly kind: Uint8Array;
  /** Index of each shape's style in a list of styles; in an overlay's list, 0 means no style. */
  readonly style: Uint16Array;
  /** Box of each shape as four numbers: west, north, east and south, in world units. */
  readonly box: Int32Array;
};

/** Shapes that are being built: vertices fill the open ring, closed rings are made into a shape. */
export class ShapeStore implements Shapes {
  shapeCount = 0;
  ringCount = 0;
  vertexCount = 0;
  xy: Int32Array;
  ringStart = new Uint32Array(1_025);
  shapeRing = new Uint32Array(513);
  kind = new Uint8Array(512);
  style = new Uint16Array(512);
  box = new Int32Array(2_048);

  /** @param expectedVertices - sets only the initial capacity. */
  constructor(expectedVertices = 4_096) {
    this.xy = new Int32Array(2 * Math.max(16, Math.ceil(expectedVertices)));
  }

  addVertex(x: number, y: number): void {
    const index = 2 * this.vertexCount;
    if (index + 2 > this.xy.length) this.xy = growArray(this.xy, index + 2);
    this.xy[index] = x;
    this.xy[index + 1] = y;
    this.vertexCount++;
  }

  get openVertices(): number {
    return this.vertexCount - this.ringStart[this.ringCount]!;
  }

  /**
   * Closes the open ring, unless it has no vertices.
   *
   * @param sense - the sign that the ring's area should have: a ring with the other sign is reversed. 0: any sign.
   * @returns whether a ring was closed.
   */
  closeRing(sense: 1 | 0 | -1 = 0): boolean {
    if (this.openVertices === 0) return false;
    if (sense !== 0) this.#orientRing(sense);
    this.ringCount++;
    if (this.ringCount >= this.ringStart.length) this.ringStart = growArray(this.ringStart, this.ringCount + 1);
    this.ringStart[this.ringCount] = this.vertexCount;
    return true;
  }

  /** Makes the last closed ring the first ring of the open shape. */
  putLastRingFirst(): void {
    const firstRing = this.shapeRing[this.shapeCount]!;
    const lastRing = this.ringCount - 1;
    if (lastRing <= firstRing) return;
    const start = 2 * this.ringStart[firstRing]!;
    const middle = 2 * this.ringStart[lastRing]!;
    const ring = this.xy.slice(middle, 2 * this.vertexCount);
    this.xy.copyWithin(start + ring.length, start, middle);
    this.xy.set(ring, start);
    for (let index = lastRing; index > firstRing; index--)
      this.ringStart[index] = this.ringStart[index - 1]! + ring.length / 2;
  }

  dropRing(): void {
    this.vertexCount = this.ringStart[this.ringCount]!;
  }

  /** Drops the rings closed since the last shape, and the open ring. */
  dropShape(): void {
    this.ringCount = this.shapeRing[this.shapeCount]!;
    this.dropRing();
  }

  /**
   * Makes a shape of the rings closed since the last shape.
   *
   * @returns false if there were no such rings.
   */
  closeShape(kind: ShapeKind, style: number): boolean {
    const firstRing = this.shapeRing[this.shapeCount]!;
    if (firstRing === this.ringCount) return false;
    const shape = this.shapeCount;
    if (shape + 2 > this.shapeRing.length) {
      this.shapeRing = growArray(this.shapeRing, shape + 2);
      this.kind = growArray(this.kind, this.shapeRing.length - 1);
      this.style = growArray(this.style, this.shapeRing.length - 1);
      this.box = growArray(this.box, 4 * (this.shapeRing.length - 1));
    }
    this.kind[shape] = kind;
    this.style[shape] = style;
    this.#measure(shape, firstRing);
    this.shapeCount++;
    this.shapeRing[this.shapeCount] = this.ringCount;
    return true;
  }

  /** Releases unused space; call it after the last shape has been added. */
  trim(): void {
    Object.assign(this, copyShapes(this, 0));
  }

  #orientRing(sense: 1 | -1): void {
    const { xy } = this;
    const firstVertex = this.ringStart[this.ringCount]!;
    const lastVertex = this.vertexCount - 1;
    const originX = xy[2 * firstVertex]!;
    const originY = xy[2 * firstVertex + 1]!;
    let area = 0;
    let fromX = 0;
    let fromY = 0;
    for (let index = 2 * firstVertex + 2; index <= 2 * lastVertex; index += 2) {
      const x = xy[index]! - originX;
      const y = xy[index + 1]! - originY;
      area += fromX * y - x * fromY;
      fromX = x;
      fromY = y;
    }
    if (area * sense >= 0) return;
    for (let low = 2 * firstVertex, high = 2 * lastVertex; low < high; low += 2, high -= 2) {
      const x = xy[low]!;
      const y = xy[low + 1]!;
      xy[low] = xy[high]!;
      xy[low + 1] = xy[high + 1]!;
      xy[high] = x;
      xy[high + 1] = y;
    }
  }

  #measure(shape: number, firstRing: number): void {
    const { xy } = this;
    let west = Infinity;
    let north = Infinity;
    let east = -Infinity;
    let south = -Infinity;
    for (let index = 2 * this.ringStart[firstRing]!; index < 2 * this.vertexCount; index += 2) {
      const x = xy[index]!;
      const y = xy[index + 1]!;
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < north) north = y;
      if (y > south) south = y;
    }
    this.box.set([west, north, east, south], 4 * shape);
  }
}

/** Copies the shapes from the one with the index `firstShape`; their rings and vertices are counted anew. */
export function copyShapes(shapes: Shapes, firstShape: number): Shapes {
  const { shapeCount, shapeRing, ringStart } = shapes;
  const firstRing = shapeRing[firstShape]!;
  const ringEnd = shapeRing[shapeCount]!;
  const firstVertex = ringStart[firstRing]!;
  const vertexEnd = ringStart[ringEnd]!;
  return {
    shapeCount: shapeCount - firstShape,
    ringCount: ringEnd - firstRing,
    vertexCount: vertexEnd - firstVertex,
    xy: shapes.xy.slice(2 * firstVertex, 2 * vertexEnd),
    ringStart: ringStart.slice(firstRing, ringEnd + 1).map((vertex) => vertex - firstVertex),
    shapeRing: shapeRing.slice(firstShape, shapeCount + 1).map((ring) => ring - firstRing),
    kind: shapes.kind.slice(firstShape, shapeCount),
    style: shapes.style.slice(firstShape, shapeCount),
    box: shapes.box.slice(4 * firstShape, 4 * shapeCount),
  };
}

/** Computes west, south, east and north of all shapes, in degrees; undefined without a shape. */
export function computeBounds({ box, shapeCount }: Shapes): readonly [number, number, number, number] | undefined {
  if (shapeCount === 0) return undefined;
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < 4 * shapeCount; index += 4) {
    bounds[0] = Math.min(bounds[0], box[index]!);
    bounds[1] = Math.min(bounds[1], box[index + 1]!);
    bounds[2] = Math.max(bounds[2], box[index + 2]!);
    bounds[3] = Math.max(bounds[3], box[index + 3]!);
  }
  return [
    computeLongitude(bounds[0]),
    computeLatitude(bounds[3]),
    computeLongitude(bounds[2]),
    computeLatitude(bounds[1]),
  ];
}

export function countShapesByKind({ kind, shapeCount }: Shapes): { polygons: number; lines: number; points: number } {
  const counts: [number, number, number] = [0, 0, 0];
  for (let shape = 0; shape < shapeCount; shape++) counts[kind[shape] as ShapeKind]++;
  return { polygons: counts[0], lines: counts[1], points: counts[2] };
}

function growArray<Values extends Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  values: Values,
  neededLength: number,
): Values {
  const longerArray = new (values.constructor as new (length: number) => Values)(
    Math.max(neededLength, Math.ceil(values.length * 1.5)),
  );
  longerArray.set(values);
  return longerArray;
}
