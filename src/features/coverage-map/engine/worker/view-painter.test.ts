import { beforeEach, expect, test, vi } from "vitest";
import { ShapeStore, shapeKinds } from "#domain/coverage/shapes.ts";
import { worldSize } from "#domain/coverage/world.ts";
import { ViewPainter } from "./view-painter.ts";

const view = { number: 1, zoom: 0, x: 0, y: 0, width: 256, height: 256 };
const visiblePart = { ...view, x: 64, y: 64, width: 128, height: 128 };
const pixel = worldSize / 256;
const bitmap = { close: () => undefined };

beforeEach(() => {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = () => context;
      transferToImageBitmap = () => bitmap;
    },
  );
});

/** Paints squares of 10 CSS pixels, a line and a point, at two device pixels per CSS pixel. */
function paintShapes(squareCount: number) {
  const shapes = new ShapeStore();
  const addRing = (...vertices: [number, number][]) => {
    for (const [x, y] of vertices) shapes.addVertex(x * pixel, y * pixel);
    shapes.closeRing();
  };
  for (let square = 0; square < squareCount; square++) {
    addRing([100, 100], [110, 100], [110, 110], [100, 110]);
    shapes.closeShape(shapeKinds.polygon, 0);
  }
  addRing([1, 1], [3, 1]);
  shapes.closeShape(shapeKinds.line, 0);
  addRing([9, 9]);
  shapes.closeShape(shapeKinds.point, 0);
  const content = { shapes, shapeCount: shapes.shapeCount, styles: [], isComplete: true };
  return new ViewPainter(2).paint(content, "#0000ff", view, visiblePart);
}

test("few shapes are paths of the whole view, in device pixels and in the file's order", () => {
  const color = "#0000ff";
  expect(paintShapes(1)).toEqual({
    view,
    ratio: 2,
    drawing: [
      { data: "M200 200L220 200L220 220L200 220z", color, lineWidth: 0 },
      { data: "M2 2L6 2", color, lineWidth: 4 },
      { data: "M26 18a8 8 0 1 1 -16 0a8 8 0 1 1 16 0z", color, lineWidth: 0 },
    ],
  });
});

test("nothing in view is a picture without paths", () => {
  const content = { shapes: new ShapeStore(), shapeCount: 0, styles: [], isComplete: true };
  expect(new ViewPainter(1).paint(content, "#0000ff", view)).toEqual({ view, ratio: 1, drawing: [] });
});

test("many shapes are a bitmap of the visible part", () => {
  expect(paintShapes(1_001)).toEqual({ view: visiblePart, ratio: 2, drawing: bitmap });
});
