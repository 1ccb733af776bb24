import "ol/ol.css";
import KML from "ol/format/KML.js";
import VectorLayer from "ol/layer/Vector.js";
import OpenLayersMap from "ol/Map.js";
import { fromLonLat } from "ol/proj.js";
import VectorSource from "ol/source/Vector.js";
import Fill from "ol/style/Fill.js";
import Style from "ol/style/Style.js";
import View from "ol/View.js";
import { coverageConditions } from "../../coverage/coverage-conditions.ts";
import { setUpPeerPage } from "./peer.ts";

setUpPeerPage((box) => {
  const view = new View({ center: fromLonLat([...coverageConditions.center]), zoom: coverageConditions.zoom });
  const map = new OpenLayersMap({ target: box, view, controls: [] });
  const waitForRender = () => new Promise<void>((complete) => map.once("rendercomplete", () => complete()));
  return {
    reportsAfterFrame: true,
    watchMoves: (callback) => {
      let isMoving = false;
      map.on("movestart", () => {
        isMoving = true;
        callback(true);
      });
      map.on("moveend", () => {
        isMoving = false;
      });
      // Also called during a gesture, with the former picture at a new scale.
      map.on("rendercomplete", () => {
        if (!isMoving) callback(false);
      });
    },
    show: async (url) => {
      const source = new VectorSource({ url, format: new KML({ extractStyles: false }) });
      const loaded = new Promise((complete) => source.once("featuresloadend", complete));
      map.addLayer(
        new VectorLayer({ source, style: new Style({ fill: new Fill({ color: coverageConditions.fillColor }) }) }),
      );
      await loaded;
      await waitForRender();
    },
    jump: (zoom, longitude, latitude) => {
      view.setCenter(fromLonLat([longitude, latitude]));
      view.setZoom(zoom);
      return waitForRender();
    },
  };
});
