import { expect, test } from "vitest";
import { type ShapeKind, ShapeStore, shapeKinds } from "#domain/coverage/shapes.ts";
import { buildOverview, overviewPixelSize, overviewShift } from "./overview.ts";

type Point = [x: number, y: number];

const pixel = overviewPixelSize;
const at = 2 ** 28;

function getStore(...shapes: { kind: ShapeKind; rings: Point[][] }[]): ShapeStore {
  const store = new ShapeStore();
  for (const { kind, rings } of shapes) {
    for (const vertices of rings) {
      for (const [x, y] of vertices) store.addVertex(at + Math.round(x * pixel), at + Math.round(y * pixel));
      store.closeRing();
    }
    store.closeShape(kind, 0);
  }
  return store;
}

/** A circle of 1,000 vertices; centre and radius in pixels. */
function circle(centre: Point, radius: number): Point[] {
  return Array.from({ length: 1_001 }, (_, corner): Point => {
    const angle = ((corner % 1_000) * Math.PI) / 500;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

test("a pixel is a device pixel at zoom 6 on a screen with two device pixels per CSS pixel", () => {
  expect([overviewPixelSize, overviewShift]).toEqual([32_768, 13]);
});

test("an outline stays within a pixel of the original, with a fraction of the vertices", () => {
  const { xy, vertexCount } = buildOverview(getStore({ kind: shapeKinds.polygon, rings: [circle([0, 0], 40)] }));
  expect(vertexCount).toBeLessThan(60);
  for (let vertex = 0; vertex + 1 < vertexCount; vertex++) {
    const [x, y, nextX, nextY] = [...xy.subarray(2 * vertex, 2 * vertex + 4)].map((value) => (value - at) / pixel) as [
      number,
      number,
      number,
      number,
    ];
    for (const distance of [Math.hypot(x, y), Math.hypot((x + nextX) / 2, (y + nextY) / 2)])
      expect(Math.abs(distance - 40)).toBeLessThan(1);
  }
});

test("a polygon smaller than a pixel becomes a box around it without holes", () => {
  const overview = buildOverview(
    getStore({ kind: shapeKinds.polygon, rings: [circle([0.3, 0.3], 0.2), circle([0.3, 0.3], 0.1)] }),
  );
  expect([overview.shapeCount, overview.ringCount, overview.vertexCount]).toEqual([1, 1, 5]);
  const [west, north, east, south] = [...overview.box].map((value) => (value - at) / pixel);
  expect([west, north, east, south]).toEqual([0, 0, 0.5, 0.5]);
});

test("every shape stays, in order; a hole stays only if it is larger than a pixel", () => {
  const overview = buildOverview(
    getStore(
      { kind: shapeKinds.point, rings: [[[3, 3]]] },
      { kind: shapeKinds.polygon, rings: [circle([0, 0], 9), circle([0, 0], 3), circle([6, 0], 0.2)] },
      {
        kind: shapeKinds.line,
        rings: [
          [
            [0, 0],
            [0.1, 0.1],
            [5, 5],
          ],
        ],
      },
      {
        kind: shapeKinds.polygon,
        rings: [
          [
            [8, 8],
            [8, 8],
            [8, 8],
          ],
        ],
      },
    ),
  );
  expect([...overview.kind]).toEqual([2, 0, 1, 0]);
  expect([...overview.shapeRing]).toEqual([0, 1, 3, 4, 5]);
  expect(overview.vertexCount - (overview.ringStart[4] ?? 0)).toBe(5);
});
