import type { FoundLocality } from "#domain/coverage/localities.ts";
import type { KmlErrorCode, KmlReport, OverlayId } from "#domain/coverage/overlay.ts";

/** Degrees, WGS 84. */
export type Position = { longitude: number; latitude: number };

/** What the page knows of a file before anything is asked for; worked out when the site is built. */
export type OverlayFile = {
  id: OverlayId;
  /** Address of the KML. */
  path: string;
  /** Length of the KML. */
  bytes: number;
  /** What travels for it at most: the packed twin's bytes where there is one, else the compressed KML's. */
  downloadBytes: number;
  /** The packed twin, used only while the KML is still the one that it was made from: its SHA-256 in base64. */
  pack?: { path: string; kmlSha256: string };
};

/** One colour of what is drawn. */
export type LegendEntry = {
  /** `#rrggbb`. */
  color: string;
  /** Words of the file; the overlay's own name where it has none. */
  label: string | undefined;
};

/** Why an overlay is not there; the words for each are in the page's content. */
export type CoverageErrorCode =
  | KmlErrorCode
  /** No connection, or none to the site. */
  | "offline"
  /** The site has no such file. */
  | "not-found"
  /** Any other answer than the file. */
  | "server"
  /** The browser has no workers, or cannot draw in them. */
  | "no-worker";

export type OverlayState =
  | { phase: "none" }
  /** `totalBytes` is not known where the server does not say; `areas` are shapes read so far. */
  | { phase: "loading"; id: OverlayId; receivedBytes: number; totalBytes: number | undefined; areas: number }
  | { phase: "shown"; id: OverlayId; report: KmlReport; legend: readonly LegendEntry[] }
  | { phase: "failed"; id: OverlayId; code: CoverageErrorCode };

/** The map, its base tiles and one overlay at a time; knows no words and no controls. */
export type CoverageEngine = {
  /** Clears what is shown and draws this, from memory if it was read before; nothing with `undefined`. The last call wins. */
  choose(id: OverlayId | undefined): void;
  /** Whether an overlay is in memory: a look-up in it, or its choice, needs no network. */
  isInMemory(id: OverlayId): boolean;
  /**
   * Whether an overlay covers a position; reads its file first if need be, without showing it. Nothing about the position
   * leaves the device.
   * @throws {CoverageFailure} if the file cannot be read.
   */
  covers(id: OverlayId, position: Position): Promise<boolean>;
  /**
   * The localities that a text may mean, the likeliest first. The list of them loads with the first question, or a call
   * with an empty text.
   * @throws {CoverageFailure} if it does not come.
   */
  findPlaces(text: string, limit: number): Promise<readonly FoundLocality[]>;
  /** @param opacity - of the overlay, 0 to 1. */
  setOpacity(opacity: number): void;
  /** Puts the one marker of the map there, and brings it into view if it is not. */
  mark(position: Position, zoom?: number): void;
  /** The middle of what is in view: what 'the point in the middle of the map' means for people without a pointer. */
  middle(): Position;
};

export type CoverageEngineOptions = {
  files: readonly OverlayFile[];
  /** Template of the base tiles, with {z}, {x} and {y}. */
  tileUrl: string;
  /** HTML of our own: the attribution of the base tiles. */
  attribution: string;
  center: Position;
  zoom: number;
  /** Address of the outlines of the states, see `scripts/geography.ts`. */
  outlinesPath: string;
  /** Address of the list of localities, made there too. */
  localitiesPath: string;
  /** Colour of what has no style of its own, and of the states' outlines; `#rrggbb`. */
  colors: { overlay: string; outlines: string };
  /** Names of the map's own buttons. */
  words: { zoomIn: string; zoomOut: string };
  onState: (state: OverlayState) => void;
  /** Somebody tapped or clicked the map. */
  onTap: (position: Position) => void;
  /** Base tiles do not arrive (`false`), or do again. */
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
