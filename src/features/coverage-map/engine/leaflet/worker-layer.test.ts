// @vitest-environment jsdom
import { Map as LeafletMap } from "leaflet/src/map/Map.js";
import { expect, onTestFinished, test, vi } from "vitest";
import type { MapView, MessageToWorker } from "#features/coverage-map/engine/worker/worker-messages.ts";
import { WorkerLayer } from "./worker-layer.ts";

type Picture = Parameters<WorkerLayer["put"]>[0];

test("a picture that arrives after its layer was removed from the map is released", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const map = new LeafletMap(document.createElement("div"), { center: [19, -99], zoom: 5 });
  map.createPane("outlines");
  const layer = new WorkerLayer("outlines", () => undefined).addTo(map);
  layer.remove();
  const close = vi.fn();
  const view = { number: 1, zoom: 5, x: 0, y: 0, width: 10, height: 10 };
  layer.put({ view, ratio: 1, drawing: { width: 10, height: 10, close }, isComplete: true } as unknown as Picture);
  expect(close).toHaveBeenCalledOnce();
});

test("at a new zoom level many shapes are drawn only in the visible part at first, and with a margin later", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const box = document.createElement("div");
  Object.defineProperties(box, { clientWidth: { value: 320 }, clientHeight: { value: 480 } });
  const map = new LeafletMap(box, { center: [19, -99], zoom: 5 });
  map.createPane("overlay");
  const looks: { view: MapView; visiblePart: MapView | undefined }[] = [];
  let isComplete: boolean | undefined;
  const send = (message: MessageToWorker) => {
    if (message.type === "look" && message.view) looks.push({ ...message, view: message.view });
  };
  const layer = new WorkerLayer("overlay", send, (isDrawn) => {
    isComplete = isDrawn;
  }).addTo(map);
  const put = (part: "view" | "visiblePart") =>
    layer.put({ view: looks.at(-1)?.[part], ratio: 1, drawing: [], isComplete: true } as unknown as Picture);
  const lastSizes = () => {
    const { view, visiblePart } = looks.at(-1) ?? {};
    return [looks.length, view?.width, view?.height, visiblePart?.width, visiblePart?.height];
  };
  expect(lastSizes()).toEqual([1, 512, 672, 320, 480]);
  put("visiblePart");
  expect(isComplete).toBe(true);
  vi.runAllTimers();
  expect(lastSizes()).toEqual([2, 512, 672, undefined, undefined]);
  put("view");
  vi.runAllTimers();
  expect(looks).toHaveLength(2);

  // Few shapes are drawn with the margin at once.
  map.setView([19, -99], 8, { animate: false });
  expect(isComplete).toBe(false);
  expect(lastSizes()).toEqual([3, 512, 672, 320, 480]);
  put("view");
  expect(isComplete).toBe(true);
  vi.runAllTimers();
  map.panBy([40, 0], { animate: false });
  expect(looks).toHaveLength(3);

  // A drag that leaves the visible part requests the next view at once; the pause then requests nothing.
  map.setView([19, -99], 9, { animate: false });
  map.panBy([40, 0], { animate: false });
  expect(looks).toHaveLength(4);
  put("visiblePart");
  expect(isComplete).toBe(false);
  expect(lastSizes()).toEqual([5, 512, 672, undefined, undefined]);
  vi.runAllTimers();
  expect(looks).toHaveLength(5);
});

test("the canvas keeps the size of the largest picture, unless that is much too large, and is freed when blank", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const map = new LeafletMap(document.createElement("div"), { center: [19, -99], zoom: 5 });
  const pane = map.createPane("overlay");
  const layer = new WorkerLayer("overlay", () => undefined).addTo(map);
  const sizeAfter = (width: number, height: number) => {
    const view = { number: 0, zoom: 5, x: 0, y: 0, width, height };
    layer.put({ view, ratio: 2, drawing: [], isComplete: true });
    const canvas = pane.querySelector("canvas");
    return [canvas?.width, canvas?.height];
  };
  expect(sizeAfter(320, 480)).toEqual([640, 960]);
  expect(sizeAfter(512, 672)).toEqual([1024, 1344]);
  expect(sizeAfter(320, 480)).toEqual([1024, 1344]);
  expect(sizeAfter(320, 400)).toEqual([640, 800]);
  layer.blank();
  expect([pane.querySelector("canvas")?.width, pane.querySelector("canvas")?.height]).toEqual([0, 0]);
});
