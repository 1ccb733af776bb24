import { kml } from "@tmcw/togeojson";
import L from "leaflet";
import { fillOnly, jumpLeaflet, openLeaflet } from "./leaflet-peer.ts";
import { fetchDocument, type Peer } from "./peer.ts";

/** Converts KML to GeoJSON with togeojson, and draws the GeoJSON with Leaflet. */
export function togeojsonOn(renderer: () => L.Renderer): (box: HTMLElement) => Peer {
  return (box) => {
    const map = openLeaflet(box, renderer());
    return {
      show: async (url) => {
        const geojson = kml(await fetchDocument(url));
        L.geoJSON(geojson, { style: fillOnly }).addTo(map);
      },
      jump: jumpLeaflet(map),
    };
  };
}
