import type { LegendEntry } from "#domain/coverage/legend.ts";
import type { FoundLocalities } from "#domain/coverage/localities.ts";
import type { KmlErrorCode, KmlReport, OverlayId } from "#domain/coverage/overlay.ts";

/** Degrees, WGS 84. */
export type Position = { longitude: number; latitude: number };

/** What the page knows about a file before requesting anything; computed when the site is built. */
export type OverlayFile = {
  id: OverlayId;
  /** Address of the KML. */
  path: string;
  /** Length of the KML. */
  bytes: number;
  /** The most that is transferred for it: the packed twin's bytes if there is one, otherwise the compressed KML's. */
  downloadBytes: number;
  /** The packed twin, used only while the KML is still its source: `kmlSha256` is the KML's SHA-256 in base64. */
  pack?: { path: string; kmlSha256: string };
};

/** Why an overlay is missing; the text for each code is in the page's content. */
export type CoverageErrorCode =
  | KmlErrorCode
  /** No connection, or none to the site. */
  | "offline"
  /** The site has no such file. */
  | "not-found"
  /** Any answer other than the file. */
  | "server"
  /** The browser has no workers, or cannot draw in them. */
  | "no-worker";

export type OverlayState =
  | { phase: "none" }
  /** `totalBytes` is undefined before the first bytes, or if more arrive than expected; `areas`: shapes read so far. */
  | { phase: "loading"; id: OverlayId; receivedBytes: number; totalBytes: number | undefined; areas: number }
  | { phase: "shown"; id: OverlayId; report: KmlReport; legend: readonly LegendEntry[] }
  | { phase: "failed"; id: OverlayId; code: CoverageErrorCode };

/** What is known of the overlays and of places, with or without a map. */
export type CoverageSource = {
  /** Whether an overlay is in memory: looking something up in it, or choosing it, needs no network. */
  isInMemory(id: OverlayId): boolean;
  /**
   * Whether an overlay covers a position; reads its file first if necessary, without showing it. Nothing about the
   * position leaves the device.
   * @throws {CoverageFailure} if the file cannot be read.
   */
  covers(id: OverlayId, position: Position): Promise<boolean>;
  /**
   * The localities that a text may mean, likeliest first. Their list loads with the first question, or with a call with
   * an empty text.
   * @throws {CoverageFailure} if the list fails to load.
   */
  findPlaces(text: string, limit: number): Promise<FoundLocalities>;
};

export type CoverageSourceOptions = {
  files: readonly OverlayFile[];
  /** Address of the outlines of the states, see `scripts/geography.ts`. */
  outlinesPath: string;
  /** Address of the list of localities, from the same script. */
  localitiesPath: string;
  /** Colours of shapes without a style of their own and of the states' outlines; `#rrggbb`. */
  colors: { overlay: string; outlines: string; land: string };
};

/** The map, its base tiles and one overlay at a time; knows nothing of texts or controls. */
export type CoverageEngine = {
  /** Clears the map and draws this, from memory if already read; `undefined` draws nothing. The last call wins. */
  choose(id: OverlayId | undefined): void;
  /** @param opacity - of the overlay, 0 to 1. */
  setOpacity(opacity: number): void;
  /**
   * Puts the map's only marker there; the middle of the view moves to it if it is near the edge, or beyond.
   * @returns what takes it away, unless it has been put elsewhere since.
   */
  mark(position: Position, zoom?: number): () => void;
  /** The middle of what is in view: what 'the point in the middle of the map' means for people without a pointer. */
  middle(): Position;
};

export type CoverageEngineOptions = {
  /** Template of the base tiles, with {z}, {x} and {y}. */
  tileUrl: string;
  /** Our own HTML: the attribution of the base tiles. */
  attribution: string;
  center: Position;
  zoom: number;
  /** Names of the map's own buttons. */
  words: { zoomIn: string; zoomOut: string };
  onState: (state: OverlayState) => void;
  /** The visitor tapped or clicked the map. */
  onTap: (position: Position) => void;
  /** Base tiles do not arrive (`false`), or arrive again. */
  onBaseTiles: (areArriving: boolean) => void;
};

export class CoverageFailure extends Error {
  readonly code: CoverageErrorCode;

  constructor(code: CoverageErrorCode) {
    super(`coverage: ${code}`);
    this.name = "CoverageFailure";
    this.code = code;
  }
}
