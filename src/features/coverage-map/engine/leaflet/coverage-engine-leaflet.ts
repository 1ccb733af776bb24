// Must precede the imports of Leaflet, which writes markup as it loads.
import "./leaflet-markup.ts";
import type { LeafletMouseEvent } from "leaflet";
import { Attribution } from "leaflet/src/control/Control.Attribution.js";
import { Zoom } from "leaflet/src/control/Control.Zoom.js";
import { LatLng } from "leaflet/src/geo/LatLng.js";
import { Map as LeafletMap } from "leaflet/src/map/Map.js";
import "leaflet/src/map/handler/Map.DoubleClickZoom.js";
import "leaflet/src/map/handler/Map.Drag.js";
import "leaflet/src/map/handler/Map.Keyboard.js";
import "leaflet/src/map/handler/Map.ScrollWheelZoom.js";
import "leaflet/src/map/handler/Map.TouchZoom.js";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import type { Position } from "#domain/coverage/places/place-entries.ts";
import type { CoverageEngine, CoverageEngineOptions } from "#features/coverage-map/coverage-engine.ts";
import type {
  LayerName,
  MessageFromWorker,
  MessageToWorker,
} from "#features/coverage-map/engine/worker/worker-messages.ts";
import type { WorkerClient } from "#features/coverage-map/engine/worker-client.ts";
import { allowMarkup } from "#platform/trusted-types/trusted-types-policy.ts";
import { addBaseTiles } from "./base-tiles.ts";
import { PlaceMarker } from "./place-marker.ts";
import { releasePicture, WorkerLayer } from "./worker-layer.ts";

const zooms = { min: 4, max: 17 } as const;

/** Share of the view's width and height that counts as near the edge, on each side. */
const edgeShare = 0.2;

/** z-index of the panes: the base tiles, once they arrive, hide the outlines below them. */
const paneZIndexes = { outlines: "150", overlay: "350" } as const satisfies Record<LayerName, string>;

/** Creates the map with Leaflet, and with a worker that reads and draws the overlays. */
export function createCoverageEngine(
  container: HTMLElement,
  options: CoverageEngineOptions,
  client: WorkerClient,
): CoverageEngine {
  const { onStateChange, copy } = options;
  allowMarkup(options.attribution);
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = new LeafletMap(container, {
    center: toLatLng(options.center),
    zoom: options.zoom,
    minZoom: zooms.min,
    maxZoom: zooms.max,
    fadeAnimation: false,
    zoomAnimation: !prefersReducedMotion,
    inertia: !prefersReducedMotion,
    zoomControl: false,
    attributionControl: false,
  });
  if (prefersReducedMotion)
    map.panBy = (offset, moved) => LeafletMap.prototype.panBy.call(map, offset, { ...moved, animate: false });
  // By default, Leaflet adds its name to the attribution as markup, which the security policy forbids.
  new Attribution({ prefix: false }).addTo(map);
  for (const [name, order] of Object.entries(paneZIndexes)) map.createPane(name).style.zIndex = order;
  new Zoom({ position: "bottomright", zoomInTitle: copy.zoomIn, zoomOutTitle: copy.zoomOut }).addTo(map);

  let choiceNumber = 0;
  let chosenId: OverlayId | undefined;
  let marker: PlaceMarker | undefined;
  let markedPosition: LatLng | undefined;

  const send = (message: MessageToWorker) => client.send(message);
  // Created before the outlines, so that the worker draws the overlay first.
  const overlay = new WorkerLayer("overlay", send, (isComplete) => {
    if (chosenId) recordDrawingState(isComplete ? "painted" : "painting");
  }).addTo(map);
  const outlines = new WorkerLayer("outlines", send).addTo(map);
  addBaseTiles(map, options, (areArriving) => {
    // The base tiles hide the outlines, which then need not be drawn.
    if (areArriving) outlines.remove();
    else outlines.addTo(map);
  });
  map.on("click", ({ latlng }: LeafletMouseEvent) => options.onTap(toPosition(latlng.wrap())));

  client.listen({
    onMessage: receiveMessage,
    onWorkerFailure: showFailure,
    onWorkerRestart() {
      overlay.ask();
      outlines.ask();
    },
  });

  function receiveMessage(message: MessageFromWorker): void {
    if (message.type === "picture" && message.layer === "outlines") outlines.put(message.picture);
    else if (!("choiceNumber" in message) || message.choiceNumber !== choiceNumber) {
      if (message.type === "picture") releasePicture(message.picture);
    } else if (message.type === "picture") overlay.put(message.picture);
    else if (message.type === "progress") onStateChange({ phase: "loading", ...message });
    else if (message.type === "shown") onStateChange({ phase: "shown", ...message });
    else if (message.type === "failed") showFailure(message.code);
  }

  function showFailure(code: Extract<MessageFromWorker, { type: "failed" }>["code"]): void {
    overlay.blank();
    recordDrawingState("none");
    if (chosenId) onStateChange({ phase: "failed", id: chosenId, code });
  }

  /** Records for measurements whether the chosen overlay is completely drawn in the current view. */
  function recordDrawingState(state: "none" | "painting" | "painted"): void {
    container.dataset.overlay = state;
    if (state === "painted") performance.mark("coverage:painted");
  }

  return {
    showOverlay(id) {
      chosenId = id;
      choiceNumber++;
      client.revive();
      // Sent first, so that the worker starts while the page does the rest.
      client.send({ type: "show", choiceNumber, id });
      overlay.blank();
      if (id === undefined) {
        recordDrawingState("none");
        onStateChange({ phase: "none" });
      } else {
        performance.mark("coverage:chosen");
        recordDrawingState("painting");
        if (client.problem) showFailure(client.problem);
      }
    },
    setOpacity: (opacity) => {
      overlay.setOpacity(opacity);
    },
    setMarker({ position, zoom, label }) {
      const latLng = toLatLng(position);
      marker ??= new PlaceMarker(latLng);
      marker.moveTo(latLng, label);
      marker.addTo(map);
      if (zoom !== undefined) map.setView(latLng, Math.max(zoom, map.getZoom()));
      // Pan also if the place is near the edge, because people who cannot drag move the map by tapping (WCAG 2.5.7).
      else if (!map.getBounds().pad(-edgeShare).contains(latLng)) map.panTo(latLng);
      markedPosition = latLng;
      return () => {
        if (markedPosition === latLng) marker?.remove();
      };
    },
    getCenter: () => toPosition(map.getCenter().wrap()),
  };
}

function toLatLng({ latitude, longitude }: Position): LatLng {
  return new LatLng(latitude, longitude);
}

function toPosition({ lat, lng }: LatLng): Position {
  return { latitude: lat, longitude: lng };
}
