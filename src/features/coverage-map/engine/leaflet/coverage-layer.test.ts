// @vitest-environment jsdom
import { Map as LeafletMap } from "leaflet/src/map/Map.js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ShapeStore, shapeKinds } from "#domain/coverage/shapes.ts";
import { computeWorldX, computeWorldY } from "#domain/coverage/world.ts";
import type { LayerContent } from "#features/coverage-map/engine/painting/shape-painter.ts";
import { CoverageLayer } from "./coverage-layer.ts";

const center: [number, number] = [19, -99];

beforeEach(() => {
  vi.useFakeTimers();
  // Each drawing takes as long as a frame may.
  let nowMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    nowMs += 5;
    return nowMs;
  });
  onTestFinished(() => void vi.useRealTimers());
  const context = new Proxy({}, { get: () => () => undefined }) as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
});

/** Builds a circle of this many vertices around the map's centre, about 20 pixels wide at zoom 5. */
function buildContent(vertexCount: number, isComplete = true): LayerContent {
  const shapes = new ShapeStore();
  for (let vertex = 0; vertex < vertexCount; vertex += 1_000) {
    for (let corner = 0; corner < 1_000; corner++) {
      const angle = (corner * Math.PI) / 500;
      shapes.addVertex(computeWorldX(center[1] + Math.cos(angle)), computeWorldY(center[0] + Math.sin(angle)));
    }
    shapes.closeRing();
    shapes.closeShape(shapeKinds.polygon, 0);
  }
  return { blocks: [shapes], styles: [], isComplete };
}

function createLayer() {
  const box = document.createElement("div");
  Object.defineProperties(box, { clientWidth: { value: 320 }, clientHeight: { value: 480 } });
  const map = new LeafletMap(box, { center, zoom: 8 });
  const pane = map.createPane("overlay");
  const changes: boolean[] = [];
  const layer = new CoverageLayer("overlay", { color: "#0000ff", ratio: 2, onChange: (each) => changes.push(each) });
  layer.addTo(map);
  const readSizes = () => [...pane.querySelectorAll("canvas")].map(({ width, height }) => [width, height]);
  return { map, layer, changes, readSizes };
}

test("few shapes are drawn in the frame of the move, without a margin until the map is dragged", () => {
  const { map, layer, changes, readSizes } = createLayer();
  layer.setContent(buildContent(2_000));
  map.setView(center, 9, { animate: false });
  expect([changes, readSizes()]).toEqual([[true, false, true], [[640, 960]]]);
  vi.runAllTimers();
  expect(readSizes()).toEqual([[640, 960]]);
  map.panBy([40, 0], { animate: false });
  expect([changes.slice(3), readSizes()]).toEqual([[false, true], [[1024, 1344]]]);
  map.panBy([40, 0], { animate: false });
  expect(changes).toHaveLength(5);
});

test("many shapes are drawn over several frames while the former picture stays, and get a margin later", () => {
  const { map, layer, changes, readSizes } = createLayer();
  const waitForPicture = () => {
    for (let frame = 0; frame < 100 && !changes.at(-1); frame++) vi.advanceTimersByTime(16);
  };
  layer.setContent(buildContent(200_000));
  expect(changes).toEqual([]);
  waitForPicture();
  expect([changes, readSizes()]).toEqual([[true], [[640, 960]]]);
  vi.runAllTimers();
  expect(readSizes()).toEqual([[1024, 1344]]);
  map.setView(center, 7, { animate: false });
  expect([changes.at(-1), readSizes()]).toEqual([false, [[1024, 1344]]]);
  waitForPicture();
  expect([changes.at(-1), readSizes()]).toEqual([true, [[640, 960]]]);
});

test("shapes that arrive are added to the picture, which is complete with the last one", () => {
  const { layer, changes, readSizes } = createLayer();
  const part = buildContent(2_000, false);
  layer.setContent(part);
  layer.setContent({ ...part, blocks: [...part.blocks, ...buildContent(1_000).blocks] });
  vi.runAllTimers();
  expect([changes, readSizes()]).toEqual([[], [[640, 960]]]);
  layer.setContent(buildContent(4_000));
  vi.runAllTimers();
  expect(changes[0]).toBe(true);
});

test("without content, or off the map, the layer keeps no picture", () => {
  const { map, layer, changes, readSizes } = createLayer();
  layer.setContent(buildContent(2_000));
  layer.setContent(undefined);
  expect(readSizes()).toEqual([[0, 960]]);
  layer.setContent(buildContent(2_000));
  layer.remove();
  map.setView(center, 9, { animate: false });
  layer.addTo(map);
  expect([changes, readSizes()]).toEqual([[true, true, false, true], [[640, 960]]]);
});
