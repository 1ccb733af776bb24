import L from "leaflet";
import { createLeafletJump, createLeafletMap, fillPathOptions } from "./leaflet-peer.ts";
import { setUpPeerPage } from "./peer.ts";

// leaflet-omnivore expects Leaflet as a global.
Object.assign(globalThis, { L });
const { kml } = await import("@mapbox/leaflet-omnivore");

setUpPeerPage((box) => {
  const map = createLeafletMap(box, L.canvas());
  return {
    show: (url) =>
      new Promise((shown, failed) => {
        const layer = kml(url, null, L.geoJSON(undefined, { style: fillPathOptions }));
        layer.once("ready", () => {
          layer.addTo(map);
          shown();
        });
        layer.once("error", () => failed(new Error(`${url} cannot be read`)));
      }),
    jump: createLeafletJump(map),
  };
});
