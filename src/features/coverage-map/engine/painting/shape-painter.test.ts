import { expect, test } from "vitest";
import { ShapeStore, shapeKinds } from "#domain/coverage/shapes.ts";
import { worldSize } from "#domain/coverage/world.ts";
import { countVertices, type LayerContent, ShapePainter } from "./shape-painter.ts";

const view = { zoom: 0, x: 0, y: 0, width: 256, height: 256 };
const pixel = worldSize / 256;
const isComplete = true;

/** Creates a canvas that records what is drawn. */
function createCanvas() {
  const calls: string[] = [];
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get:
        (properties, name) =>
        (...values: number[]) =>
          calls.push([name, ...values, ...(name === "fill" ? [properties.fillStyle] : [])].join(" ")),
    },
  );
  const canvas = { width: 0, height: 0, getContext: () => context } as unknown as HTMLCanvasElement;
  return { canvas, calls };
}

/** Builds squares of 10 CSS pixels; with `withOthers`, also a line and a point. */
function buildShapes(squareCount: number, withOthers = false): ShapeStore {
  const shapes = new ShapeStore();
  const addRing = (...vertices: [number, number][]) => {
    for (const [x, y] of vertices) shapes.addVertex(x * pixel, y * pixel);
    shapes.closeRing();
  };
  for (let square = 0; square < squareCount; square++) {
    addRing([100, 100], [110, 100], [110, 110], [100, 110]);
    shapes.closeShape(shapeKinds.polygon, 0);
  }
  if (!withOthers) return shapes;
  addRing([1, 1], [3, 1]);
  shapes.closeShape(shapeKinds.line, 0);
  addRing([9, 9]);
  shapes.closeShape(shapeKinds.point, 0);
  return shapes;
}

test("shapes are drawn in device pixels and in the file's order", () => {
  const { canvas, calls } = createCanvas();
  const content = { blocks: [buildShapes(1, true)], styles: [], isComplete };
  expect(new ShapePainter(canvas, view, 2).paint(content, "#0000ff").isFinished).toBe(true);
  expect([canvas.width, canvas.height]).toEqual([512, 512]);
  expect(calls.filter((call) => call !== "beginPath")).toEqual([
    ...["moveTo 200 200", "lineTo 220 200", "lineTo 220 220", "lineTo 200 220", "closePath", "fill #0000ff"],
    ...["moveTo 2 2", "lineTo 6 2", "stroke"],
    ...[`arc 18 18 8 0 ${2 * Math.PI}`, "closePath", "fill #0000ff"],
  ]);
});

test("a picture can be painted in parts, also of content that grows meanwhile", () => {
  const { canvas, calls } = createCanvas();
  const painter = new ShapePainter(canvas, view, 1);
  const countSquares = () => calls.filter((call) => call === "closePath").length;
  const [first, second] = [buildShapes(1_000), buildShapes(10)];
  const content: LayerContent = { blocks: [first], styles: [], isComplete: false };
  expect(painter.paint(content, "#0000ff", () => true)).toMatchObject({ isFinished: false });
  expect(countSquares()).toBeLessThan(600);
  expect(painter.paint(content, "#0000ff")).toMatchObject({ isFinished: true });
  expect(countSquares()).toBe(1_000);
  expect(painter.paint({ ...content, blocks: [first, second] }, "#0000ff").isFinished).toBe(true);
  expect(countSquares()).toBe(1_010);
});

test("only the vertices of shapes that touch the view are counted", () => {
  const content = { blocks: [buildShapes(3), buildShapes(2)], styles: [], isComplete };
  expect(countVertices(content, view)).toBe(20);
  expect(countVertices(content, { ...view, width: 90 })).toBe(0);
});
