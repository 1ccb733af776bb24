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
import type { CoverageEngine, CoverageEngineOptions, Position } from "#features/coverage-map/coverage-engine.ts";
import { allowMarkup } from "#platform/trusted-types/trusted-types-policy.ts";
import { addBaseTiles } from "./base-tiles.ts";
import { PlaceMarker } from "./place-marker.ts";
import type { WorkerClient } from "./worker-client.ts";
import { WorkerLayer } from "./worker-layer.ts";
import type { LayerName, MessageFromWorker, MessageToWorker } from "./worker-messages.ts";

const zooms = { min: 4, max: 17 } as const;

/** Share of the view's width and height that counts as near the edge, on each side. */
const edge = 0.2;

/** z-index of the panes: the base tiles, once they arrive, hide the outlines below them. */
const panes = { outlines: "150", overlay: "350" } as const satisfies Record<LayerName, string>;

/** Creates the map with Leaflet, and with a worker that reads and draws the overlays. */
export function createCoverageEngine(
  container: HTMLElement,
  options: CoverageEngineOptions,
  link: WorkerClient,
): CoverageEngine {
  const { onState, words } = options;
  allowMarkup(options.attribution);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = new LeafletMap(container, {
    center: toLatLng(options.center),
    zoom: options.zoom,
    minZoom: zooms.min,
    maxZoom: zooms.max,
    fadeAnimation: false,
    zoomAnimation: !isStill,
    inertia: !isStill,
    zoomControl: false,
    attributionControl: false,
  });
  if (isStill)
    map.panBy = (offset, moved) => LeafletMap.prototype.panBy.call(map, offset, { ...moved, animate: false });
  // By default, Leaflet adds its name to the attribution as markup, which the security policy forbids.
  new Attribution({ prefix: false }).addTo(map);
  for (const [name, order] of Object.entries(panes)) map.createPane(name).style.zIndex = order;
  new Zoom({ position: "bottomright", zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);

  let turn = 0;
  let chosen: OverlayId | undefined;
  let mark: PlaceMarker | undefined;
  let marked: LatLng | undefined;

  const send = (message: MessageToWorker) => link.send(message);
  // Created before the outlines, so that the worker draws the overlay first.
  const overlay = new WorkerLayer("overlay", send, (isComplete) => {
    if (chosen) tell(isComplete ? "painted" : "painting");
  }).addTo(map);
  const outlines = new WorkerLayer("outlines", send).addTo(map);
  addBaseTiles(map, options, (areArriving) => {
    // The base tiles hide the outlines, which then need not be drawn.
    if (areArriving) outlines.remove();
    else outlines.addTo(map);
  });
  map.on("click", ({ latlng }: LeafletMouseEvent) => options.onTap(toPosition(latlng.wrap())));

  link.listen({
    onMessage: receive,
    onBroken: fail,
    onRestart() {
      overlay.ask();
      outlines.ask();
    },
  });

  function receive(message: MessageFromWorker): void {
    if (message.type === "picture" && message.layer === "outlines") outlines.put(message.picture);
    else if (!("turn" in message) || message.turn !== turn) {
      if (message.type === "picture") message.picture.bitmap?.close();
    } else if (message.type === "picture") overlay.put(message.picture);
    else if (message.type === "progress") onState({ phase: "loading", ...message });
    else if (message.type === "shown") onState({ phase: "shown", ...message });
    else if (message.type === "failed") fail(message.code);
  }

  function fail(code: Extract<MessageFromWorker, { type: "failed" }>["code"]): void {
    overlay.blank();
    tell("none");
    if (chosen) onState({ phase: "failed", id: chosen, code });
  }

  /** Records for measurements whether the chosen overlay is completely drawn in the current view. */
  function tell(state: "none" | "painting" | "painted"): void {
    container.dataset.overlay = state;
    if (state === "painted") performance.mark("coverage:painted");
  }

  return {
    showOverlay(id) {
      chosen = id;
      turn++;
      link.revive();
      // Sent first, so that the worker starts while the page does the rest.
      link.send({ type: "show", turn, id });
      overlay.blank();
      if (id === undefined) {
        tell("none");
        onState({ phase: "none" });
      } else {
        performance.mark("coverage:chosen");
        tell("painting");
        if (link.problem) fail(link.problem);
      }
    },
    setOpacity: (opacity) => {
      overlay.setOpacity(opacity);
    },
    setMarker(position, zoom) {
      const place = toLatLng(position);
      mark ??= new PlaceMarker(place);
      mark.moveTo(place);
      mark.addTo(map);
      if (zoom !== undefined) map.setView(place, Math.max(zoom, map.getZoom()));
      // Also if the place is near the edge, because people who cannot drag move the map by tapping (WCAG 2.5.7).
      else if (!map.getBounds().pad(-edge).contains(place)) map.panTo(place);
      marked = place;
      return () => {
        if (marked === place) mark?.remove();
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
