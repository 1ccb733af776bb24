import L from "leaflet";
import { fillOnly, jumpLeaflet, openLeaflet } from "./leaflet-peer.ts";
import { compete } from "./peer.ts";

// leaflet-omnivore expects Leaflet as a global.
Object.assign(globalThis, { L });
const { kml } = await import("@mapbox/leaflet-omnivore");

compete((box) => {
  const map = openLeaflet(box, L.canvas());
  return {
    show: (url) =>
      new Promise((shown, failed) => {
        const layer = kml(url, null, L.geoJSON(undefined, { style: fillOnly }));
        layer.once("ready", () => {
          layer.addTo(map);
          shown();
        });
        layer.once("error", () => failed(new Error(`${url} cannot be read`)));
      }),
    jump: jumpLeaflet(map),
  };
});
