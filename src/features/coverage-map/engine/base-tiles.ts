import type { Map as LeafletMap } from "leaflet";
import { TileLayer } from "leaflet/src/layer/tile/TileLayer.js";
import type { CoverageEngineOptions } from "#features/coverage-map/coverage-engine.ts";

/** So many tiles that fail one after another, or so long without one, and the visitor is told. */
const failuresToTell = 3;
const patienceMs = 10_000;

/** The streets under the overlay, from another site; the map is useful without them. */
export function addBaseTiles(map: LeafletMap, { tileUrl, attribution, onBaseTiles }: CoverageEngineOptions): void {
  // The site of the tiles wants to know who asks.
  const layer = new TileLayer(tileUrl, { attribution, maxZoom: 19, referrerPolicy: "strict-origin-when-cross-origin" });
  let failures = 0;
  let areArriving = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function tell(isGood: boolean): void {
    if (isGood === areArriving) return;
    areArriving = isGood;
    onBaseTiles(isGood);
  }

  layer.on("loading", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => tell(false), patienceMs);
  });
  layer.on("tileload", () => {
    clearTimeout(waiting);
    failures = 0;
    tell(true);
  });
  layer.on("tileerror", () => {
    if (++failures >= failuresToTell) tell(false);
  });
  layer.addTo(map);
}
