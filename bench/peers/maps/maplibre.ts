import "maplibre-gl/dist/maplibre-gl.css";
import { kml } from "@tmcw/togeojson";
import { type GeoJSONSourceSpecification, Map as MapLibreMap, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { coverageConditions } from "../../coverage/coverage-conditions.ts";
import { fetchXmlDocument, setUpPeerPage } from "./peer.ts";

setWorkerUrl(workerUrl);

/**
 * Converts a zoom: MapLibre's tiles are twice as wide as the other libraries', so its zoom is one less at the same
 * scale.
 */
const toMapLibreZoom = (zoom: number) => zoom - 1;

setUpPeerPage((box) => {
  const map = new MapLibreMap({
    container: box,
    style: { version: 8, sources: {}, layers: [] },
    center: [...coverageConditions.center],
    zoom: toMapLibreZoom(coverageConditions.zoom),
    attributionControl: false,
    fadeDuration: 0,
  });
  const loaded = map.once("load");
  const waitUntilIdle = async () => {
    await map.once("idle");
  };
  return {
    reportsAfterFrame: true,
    show: async (url) => {
      await loaded;
      const data = kml(await fetchXmlDocument(url)) as GeoJSONSourceSpecification["data"];
      map.addSource("coverage", { type: "geojson", data });
      map.addLayer({
        id: "coverage",
        type: "fill",
        source: "coverage",
        paint: { "fill-color": coverageConditions.fillColor },
      });
      await waitUntilIdle();
    },
    jump: (zoom, longitude, latitude) => {
      map.jumpTo({ center: [longitude, latitude], zoom: toMapLibreZoom(zoom) });
      return waitUntilIdle();
    },
  };
});
