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
import type { Shapes } from "#domain/coverage/shapes.ts";
import {
  type CoverageEngine,
  type CoverageEngineOptions,
  CoverageError,
  type CoverageErrorCode,
} from "#features/coverage-map/coverage-engine.ts";
import type { MapSource } from "#features/coverage-map/engine/coverage-source.ts";
import { allowMarkup } from "#platform/trusted-types/trusted-types-policy.ts";
import { addBaseTiles } from "./base-tiles.ts";
import { CoverageLayer } from "./coverage-layer.ts";
import { PlaceMarker } from "./place-marker.ts";

const zooms = { min: 4, max: 17 } as const;

/** Share of the view's width and height that counts as near the edge, on each side. */
const edgeShare = 0.2;

/** z-index of the panes: the base tiles, once they arrive, hide the outlines below them. */
const paneZIndexes = { outlines: "150", overlay: "350" } as const;

/** Maximum device pixels per CSS pixel of the overlay: more would cost memory without a visible difference. */
const maxPixelRatio = 2;

/** Of the outlines: behind the base tiles they need not be sharper. */
const outlinePixelRatio = 1;

const outlineWidthPx = 1.2;

/** Creates the map with Leaflet. */
export function createCoverageEngine(
  container: HTMLElement,
  options: CoverageEngineOptions,
  source: MapSource,
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

  let choiceAbort = new AbortController();
  let marker: PlaceMarker | undefined;
  let markedPosition: LatLng | undefined;

  source.warmUp();
  const overlay = new CoverageLayer("overlay", {
    color: source.colors.overlay,
    ratio: Math.min(devicePixelRatio, maxPixelRatio),
    onChange: (isComplete) => recordDrawingState(isComplete ? "painted" : "painting"),
  }).addTo(map);
  const outlines = new CoverageLayer("outlines", {
    color: source.colors.outlines,
    ratio: outlinePixelRatio,
    isBackground: true,
  }).addTo(map);
  void showOutlines();
  addBaseTiles(map, options, (areArriving) => {
    // The base tiles hide the outlines, which then need not be drawn.
    if (areArriving) outlines.remove();
    else outlines.addTo(map);
  });
  map.on("click", ({ latlng }: LeafletMouseEvent) => options.onTap(toPosition(latlng.wrap())));

  async function showOutlines(): Promise<void> {
    // Without the outlines, the map has only its base tiles.
    const shapes = await import("#features/coverage-map/engine/painting/load-outlines.ts")
      .then(({ loadOutlines }) => loadOutlines(source.outlinesPath))
      .catch(() => undefined);
    // Styles in the order of `outlineStyles`.
    const styles = [{ fill: source.colors.land }, { lineWidth: outlineWidthPx }];
    if (shapes) outlines.setContent({ blocks: [shapes], styles, isComplete: true });
  }

  async function loadAndShow(id: OverlayId, { signal }: AbortController): Promise<void> {
    const blocks: Shapes[] = [];
    try {
      const { shapes, styles, report, legend } = await source.getOverlay(id, signal, (part) => {
        onStateChange({ phase: "loading", id, ...part });
        if (part.shapes.shapeCount === 0) return;
        blocks.push(part.shapes);
        overlay.setContent({ blocks: [...blocks], styles: part.styles, isComplete: false });
      });
      if (signal.aborted) return;
      onStateChange({ phase: "shown", id, report, legend });
      overlay.setContent({ blocks: [shapes], styles, isComplete: true });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof CoverageError) showFailure(id, error.code);
      else throw error;
    }
  }

  function showFailure(id: OverlayId, code: CoverageErrorCode): void {
    overlay.setContent(undefined);
    recordDrawingState("none");
    onStateChange({ phase: "failed", id, code });
  }

  /** Records for measurements whether the chosen overlay is completely drawn in the current view. */
  function recordDrawingState(state: "none" | "painting" | "painted"): void {
    container.dataset.overlay = state;
    if (state === "painted") performance.mark("coverage:painted");
  }

  return {
    showOverlay(id) {
      choiceAbort.abort();
      choiceAbort = new AbortController();
      overlay.setContent(undefined);
      if (id === undefined) {
        recordDrawingState("none");
        onStateChange({ phase: "none" });
        return;
      }
      performance.mark("coverage:chosen");
      recordDrawingState("painting");
      void loadAndShow(id, choiceAbort);
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
