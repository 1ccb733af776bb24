import "leaflet/dist/leaflet.css";
import L from "leaflet";
import { coverageConditions } from "../../coverage/coverage-conditions.ts";
import type { Peer } from "./peer.ts";

export const fillPathOptions: L.PathOptions = {
  stroke: false,
  fill: true,
  fillColor: coverageConditions.fillColor,
  fillOpacity: 1,
};

export function createLeafletMap(box: HTMLElement, renderer: L.Renderer): L.Map {
  const [longitude, latitude] = coverageConditions.center;
  return L.map(box, {
    renderer,
    center: [latitude, longitude],
    zoom: coverageConditions.zoom,
    attributionControl: false,
  });
}

/**
 * Creates a jump that resolves at once, because Leaflet draws by the next frame, and the bench waits for two frames.
 */
export function createLeafletJump(map: L.Map): Peer["jump"] {
  return async (zoom, longitude, latitude) => {
    map.setView([latitude, longitude], zoom, { animate: false });
  };
}
