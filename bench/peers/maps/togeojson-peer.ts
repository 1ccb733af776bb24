import { kml } from "@tmcw/togeojson";
import L from "leaflet";
import { createLeafletJump, createLeafletMap, fillPathOptions } from "./leaflet-peer.ts";
import { fetchXmlDocument, type Peer } from "./peer.ts";

/** Creates an opener that converts KML to GeoJSON with togeojson, and draws it with Leaflet. */
export function createTogeojsonOpener(renderer: () => L.Renderer): (box: HTMLElement) => Peer {
  return (box) => {
    const map = createLeafletMap(box, renderer());
    return {
      show: async (url) => {
        const geojson = kml(await fetchXmlDocument(url));
        L.geoJSON(geojson, { style: fillPathOptions }).addTo(map);
      },
      jump: createLeafletJump(map),
    };
  };
}
