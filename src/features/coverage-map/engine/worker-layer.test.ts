// @vitest-environment jsdom
import { Map as LeafletMap } from "leaflet/src/map/Map.js";
import { expect, test, vi } from "vitest";
import { WorkerLayer } from "./worker-layer.ts";

test("a picture that arrives after its layer was removed from the map is released", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const map = new LeafletMap(document.createElement("div"), { center: [19, -99], zoom: 5 });
  map.createPane("outlines");
  const layer = new WorkerLayer("outlines", () => undefined).addTo(map);
  layer.remove();
  const close = vi.fn();
  const view = { number: 1, zoom: 5, x: 0, y: 0, width: 10, height: 10 };
  layer.put({ view, bitmap: { width: 10, height: 10, close }, isWhole: true } as unknown as Parameters<
    typeof layer.put
  >[0]);
  expect(close).toHaveBeenCalledOnce();
});
