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
 * The jump does not wait for the drawing, because Leaflet draws in the next frame at the latest, and the bench waits
 * for two frames.
 */
export function createLeafletJump(map: L.Map): Peer["jump"] {
  return async (zoom, longitude, latitude) => {
    map.setView([latitude, longitude], zoom, { animate: false });
  };
}
