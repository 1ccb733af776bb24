import type { KmlErrorCode } from "#domain/coverage/kml/kml-error.ts";
import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import type { LegendEntry } from "#domain/coverage/legend.ts";
import type { OverlayFile, OverlayId } from "#domain/coverage/overlay.ts";
import type { FoundLocalities } from "#domain/coverage/places/find-localities.ts";
import type { Position } from "#domain/coverage/places/place-entries.ts";

/** Reason for a failure to load; the page's content has a text for each code. */
export type CoverageErrorCode =
  | KmlErrorCode
  /** There is no network, or the site is unreachable. */
  | "offline"
  | "not-found"
  /** The server sent another response than the file. */
  | "server"
  /** The browser has no workers, or cannot draw in them. */
  | "no-worker";

export type OverlayState =
  | { phase: "none" }
  /**
   * `totalBytes` is undefined before the first bytes, or if more arrive than expected; `shapeCount`: shapes read so
   * far.
   */
  | { phase: "loading"; id: OverlayId; receivedBytes: number; totalBytes: number | undefined; shapeCount: number }
  | { phase: "shown"; id: OverlayId; report: KmlReport; legend: readonly LegendEntry[] }
  | { phase: "failed"; id: OverlayId; code: CoverageErrorCode };

/** Lookup of overlays and places, with or without a map. */
export type CoverageSource = {
  /** Whether an overlay is in memory, so that showing it or looking something up in it needs no network. */
  isInMemory(id: OverlayId): boolean;
  /**
   * Whether an overlay covers a position; reads its file first if necessary, without showing it. The position never
   * leaves the device.
   * @throws {CoverageError} if the file cannot be read.
   */
  covers(id: OverlayId, position: Position): Promise<boolean>;
  /**
   * Localities that match a text, most likely first. The list loads with the first call; an empty text only loads the
   * list.
   * @throws {CoverageError} if the list fails to load.
   */
  findPlaces(text: string, limit: number): Promise<FoundLocalities>;
};

export type CoverageSourceOptions = {
  files: readonly OverlayFile[];
  /** URL path of the states' outlines, see `scripts/geography.ts`. */
  outlinesPath: string;
  /** URL path of the list of localities, from the same script. */
  localitiesPath: string;
  /** Colours of the states' outlines and of shapes without their own style; `#rrggbb`. */
  colors: { overlay: string; outlines: string; land: string };
};

/** A place to mark on the map. */
export type MarkedPlace = {
  position: Position;
  /** Minimum zoom at which the map shows the place. */
  zoom?: number;
  /** Written next to the mark while the map has no base tiles, which would name the place. */
  label?: string;
};

/** The map with its base tiles and at most one overlay; independent of texts and controls. */
export type CoverageEngine = {
  /** Clears the map and draws this overlay, from memory if possible; `undefined` draws nothing. The last call wins. */
  showOverlay(id: OverlayId | undefined): void;
  /** @param opacity - opacity of the overlay, from 0 to 1. */
  setOpacity(opacity: number): void;
  /**
   * Moves the map's only marker to a place. Centres the view on it, at `zoom` or closer; without `zoom`, only if the
   * position is near the edge or out of view.
   * @returns a function that removes the marker, unless it has been moved since.
   */
  setMarker(place: MarkedPlace): () => void;
  /** Centre of the visible map: the point that visitors without a pointer can ask about. */
  getCenter(): Position;
};

export type CoverageEngineOptions = {
  /** Template of the base tiles, with {z}, {x} and {y}. */
  tileUrl: string;
  /** Attribution of the base tiles, as trusted HTML. */
  attribution: string;
  center: Position;
  zoom: number;
  copy: { zoomIn: string; zoomOut: string };
  onStateChange: (state: OverlayState) => void;
  onTap: (position: Position) => void;
  /** Called with `true` when base tiles arrive, at first or again, and with `false` when they stop. */
  onBaseTilesChange: (areArriving: boolean) => void;
};

/** Thrown if an overlay or the list of localities cannot be read. */
export class CoverageError extends Error {
  readonly code: CoverageErrorCode;

  constructor(code: CoverageErrorCode) {
    super(`coverage: ${code}`);
    this.name = "CoverageError";
    this.code = code;
  }
}
