// @vitest-environment jsdom
import { Map as LeafletMap } from "leaflet/src/map/Map.js";
import { expect, onTestFinished, test, vi } from "vitest";
import { WorkerLayer } from "./worker-layer.ts";
import type { MapView } from "./worker-messages.ts";

type Picture = Parameters<WorkerLayer["put"]>[0];

test("a picture that arrives after its layer was removed from the map is released", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const map = new LeafletMap(document.createElement("div"), { center: [19, -99], zoom: 5 });
  map.createPane("outlines");
  const layer = new WorkerLayer("outlines", () => undefined).addTo(map);
  layer.remove();
  const close = vi.fn();
  const view = { number: 1, zoom: 5, x: 0, y: 0, width: 10, height: 10 };
  layer.put({ view, bitmap: { width: 10, height: 10, close }, isComplete: true } as unknown as Picture);
  expect(close).toHaveBeenCalledOnce();
});

test("at a new zoom level only the visible part is drawn at first, and its margin after a pause", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const box = document.createElement("div");
  Object.defineProperties(box, { clientWidth: { value: 320 }, clientHeight: { value: 480 } });
  const map = new LeafletMap(box, { center: [19, -99], zoom: 5 });
  map.createPane("overlay");
  const views: (MapView | undefined)[] = [];
  const layer = new WorkerLayer("overlay", (message) => {
    if (message.type === "look") views.push(message.view);
  }).addTo(map);
  const putNewest = () => layer.put({ view: views.at(-1), bitmap: undefined, isComplete: true } as Picture);
  const newestSize = () => [views.length, views.at(-1)?.width, views.at(-1)?.height];
  expect(newestSize()).toEqual([1, 320, 480]);
  putNewest();
  vi.runAllTimers();
  expect(newestSize()).toEqual([2, 512, 672]);
  putNewest();
  vi.runAllTimers();
  expect(newestSize()).toEqual([2, 512, 672]);

  map.setView([19, -99], 8, { animate: false });
  expect(newestSize()).toEqual([3, 320, 480]);
  putNewest();
  // A drag that leaves the picture requests the margin at once; the pause then requests nothing.
  map.panBy([40, 0], { animate: false });
  expect(newestSize()).toEqual([4, 512, 672]);
  vi.runAllTimers();
  expect(newestSize()).toEqual([4, 512, 672]);
});
