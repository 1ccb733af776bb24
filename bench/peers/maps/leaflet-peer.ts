import "leaflet/dist/leaflet.css";
import L from "leaflet";
import { conditions } from "../../coverage/coverage-conditions.ts";
import type { Peer } from "./peer.ts";

export const fillOnly: L.PathOptions = {
  stroke: false,
  fill: true,
  fillColor: conditions.fillColor,
  fillOpacity: 1,
};

export function openLeaflet(box: HTMLElement, renderer: L.Renderer): L.Map {
  const [longitude, latitude] = conditions.center;
  return L.map(box, { renderer, center: [latitude, longitude], zoom: conditions.zoom, attributionControl: false });
}

/** Resolves at once: Leaflet draws in the next frame at the latest, and the bench waits for two. */
export function jumpLeaflet(map: L.Map): Peer["jump"] {
  return async (zoom, longitude, latitude) => {
    map.setView([latitude, longitude], zoom, { animate: false });
  };
}
