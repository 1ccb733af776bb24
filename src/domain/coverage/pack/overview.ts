import { type ShapeKind, ShapeStore, type Shapes, shapeKinds } from "#domain/coverage/shapes.ts";
import { worldSize } from "#domain/coverage/world.ts";

/** Maximum zoom at which the map is drawn from the overview. */
const overviewMaxZoom = 6;

/** World units per device pixel at `overviewMaxZoom`, with two device pixels per CSS pixel. */
export const overviewPixelSize = worldSize / (256 * 2 ** overviewMaxZoom * 2);

/** Overview coordinates are multiples of `2 ** overviewShift`, a quarter of a pixel. */
export const overviewShift = Math.log2(overviewPixelSize) - 2;

const gridStep = 2 ** overviewShift;

const tolerance = overviewPixelSize / 2;

/** A box as west, north, east and south. */
type Box = [number, number, number, number];

/**
 * Makes coarse copies of the shapes, in the same order, for a view of the whole country. Outlines are simplified with a
 * tolerance of half a pixel. Holes smaller than a pixel are dropped, and a polygon smaller than a pixel becomes its
 * bounding box.
 */
export function buildOverview(shapes: Shapes): ShapeStore {
  const overview = new ShapeStore(shapes.vertexCount / 8);
  for (let shape = 0; shape < shapes.shapeCount; shape++) {
    const firstRing = shapes.shapeRing[shape]!;
    const ringEnd = shapes.shapeRing[shape + 1]!;
    const kind = shapes.kind[shape] as ShapeKind;
    for (let ring = firstRing; ring < ringEnd; ring++) {
      const { box, spacedVertices } = selectSpacedVertices(shapes, ring);
      const simplifiedOutline = simplifyOutline(shapes, spacedVertices);
      const isSpeck = kind === shapeKinds.polygon && (isTiny(box) || simplifiedOutline.length < 4);
      if (!isSpeck) addRing(overview, shapes, simplifiedOutline);
      else if (ring === firstRing) addBox(overview, box);
      // The holes of a speck are even smaller, so they are left out.
      if (isSpeck && ring === firstRing) break;
    }
    overview.closeShape(kind, shapes.style[shape]!);
  }
  overview.trim();
  return overview;
}

/**
 * Selects vertices of a ring. `box` surrounds the whole ring. `spacedVertices` has the ring's first and last vertices,
 * and each vertex between them that is at least half a pixel from the previous one selected.
 */
function selectSpacedVertices({ xy, ringStart }: Shapes, ring: number): { box: Box; spacedVertices: number[] } {
  const end = ringStart[ring + 1]!;
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  const spacedVertices: number[] = [];
  let farX = Infinity;
  let farY = Infinity;
  for (let vertex = ringStart[ring]!; vertex < end; vertex++) {
    const x = xy[2 * vertex]!;
    const y = xy[2 * vertex + 1]!;
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
    const isNear = Math.abs(x - farX) < tolerance && Math.abs(y - farY) < tolerance;
    if (isNear && vertex < end - 1) continue;
    spacedVertices.push(vertex);
    farX = x;
    farY = y;
  }
  return { box, spacedVertices };
}

/**
 * Simplifies a line by Douglas–Peucker: in each stretch, the vertex farthest from the straight line is kept if its
 * distance exceeds the tolerance.
 */
function simplifyOutline({ xy }: Shapes, vertices: readonly number[]): number[] {
  const isKept = new Uint8Array(vertices.length);
  isKept[0] = 1;
  isKept[vertices.length - 1] = 1;
  const stretches: [number, number][] = [[0, vertices.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [start, end] = stretch;
    const [startX, startY] = getPoint(xy, vertices[start]!);
    const [endX, endY] = getPoint(xy, vertices[end]!);
    const [alongX, alongY] = [endX - startX, endY - startY];
    const square = alongX ** 2 + alongY ** 2;
    let farthest = tolerance;
    let farthestPlace = 0;
    for (let index = start + 1; index < end; index++) {
      const [x, y] = getPoint(xy, vertices[index]!);
      const share = square === 0 ? 0 : ((x - startX) * alongX + (y - startY) * alongY) / square;
      const clampedShare = Math.min(1, Math.max(0, share));
      const distance = Math.hypot(x - startX - clampedShare * alongX, y - startY - clampedShare * alongY);
      if (distance <= farthest) continue;
      farthest = distance;
      farthestPlace = index;
    }
    if (farthestPlace === 0) continue;
    isKept[farthestPlace] = 1;
    stretches.push([start, farthestPlace], [farthestPlace, end]);
  }
  return vertices.filter((_, index) => isKept[index]);
}

function getPoint(xy: Int32Array, vertex: number): [number, number] {
  return [xy[2 * vertex]!, xy[2 * vertex + 1]!];
}

function isTiny([west, north, east, south]: Box): boolean {
  return east - west < overviewPixelSize && south - north < overviewPixelSize;
}

function addRing(overview: ShapeStore, { xy }: Shapes, vertices: readonly number[]): void {
  for (const vertex of vertices) {
    const [x, y] = getPoint(xy, vertex);
    overview.addVertex(Math.round(x / gridStep) * gridStep, Math.round(y / gridStep) * gridStep);
  }
  overview.closeRing();
}

function addBox(overview: ShapeStore, box: Box): void {
  const left = Math.floor(box[0] / gridStep) * gridStep;
  const top = Math.floor(box[1] / gridStep) * gridStep;
  const right = Math.max(left + gridStep, Math.ceil(box[2] / gridStep) * gridStep);
  const bottom = Math.max(top + gridStep, Math.ceil(box[3] / gridStep) * gridStep);
  for (const [x, y] of [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ] as const)
    overview.addVertex(x, y);
  overview.closeRing();
}
