import type { FoundLocality } from "#domain/coverage/localities.ts";
import type { KmlReport, OverlayId } from "#domain/coverage/overlay.ts";
import type { CoverageErrorCode, LegendEntry, OverlayFile } from "#features/coverage-map/coverage-engine.ts";

/** What is drawn in tiles: the overlay, or under everything the outlines of the states. */
export type Sheet = "overlay" | "outlines";

export type TilePlace = { z: number; x: number; y: number };

/** What a tile shows from now on; nothing without a bitmap. */
export type PaintedTile = { key: string; bitmap: ImageBitmap | undefined };

/** A choice has a number; whatever belongs to an older one is dropped on arrival. */
export type ToWorker =
  | { type: "begin"; files: readonly OverlayFile[]; outlinesPath: string; colors: SheetColors; pixelRatio: number }
  | { type: "show"; turn: number; id: OverlayId | undefined }
  | { type: "tile"; sheet: Sheet; key: string; place: TilePlace }
  | { type: "drop"; sheet: Sheet; key: string }
  | { type: "ask"; number: number; question: Question };

/** `x`, `y`: world units. */
export type Question =
  | { about: "coverage"; id: OverlayId; x: number; y: number }
  | { about: "places"; path: string; text: string; limit: number };

export type Answers = { coverage: boolean; places: readonly FoundLocality[] };

/** `#rrggbb` of what has no colour of its own. */
export type SheetColors = Record<Sheet, string>;

export type FromWorker =
  | {
      type: "progress";
      turn: number;
      id: OverlayId;
      receivedBytes: number;
      totalBytes: number | undefined;
      areas: number;
    }
  /** Some together: every one by itself would be a frame of its own. */
  | { type: "tiles"; sheet: Sheet; turn: number; tiles: readonly PaintedTile[] }
  /** Every tile that is wanted has all of the overlay. */
  | { type: "painted"; turn: number }
  | { type: "shown"; turn: number; id: OverlayId; report: KmlReport; legend: readonly LegendEntry[] }
  | { type: "failed"; turn: number; id: OverlayId; code: CoverageErrorCode }
  | { type: "inMemory"; ids: readonly OverlayId[] }
  | { type: "answer"; number: number; answer: Answers[keyof Answers] }
  | { type: "noAnswer"; number: number; code: CoverageErrorCode };
