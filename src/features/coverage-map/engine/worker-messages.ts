import type { LegendEntry } from "#domain/coverage/legend.ts";
import type { FoundLocalities } from "#domain/coverage/localities.ts";
import type { KmlReport, OverlayId } from "#domain/coverage/overlay.ts";
import type { CoverageErrorCode, OverlayFile } from "#features/coverage-map/coverage-engine.ts";

/** What the worker draws: the overlay or, under everything, the outlines of the states. */
export type Sheet = "overlay" | "outlines";

/** A part of the map: CSS pixels of the whole world at a zoom, from its north-west corner. Numbers are unique. */
export type View = { number: number; zoom: number; x: number; y: number; width: number; height: number };

/** What a sheet shows from now on; nothing without a bitmap. */
export type Picture = {
  view: View;
  bitmap: ImageBitmap | undefined;
  /** Nothing of the choice is still to come. */
  isWhole: boolean;
};

/** Each choice has a number; anything that belongs to an older one is dropped on arrival. */
export type ToWorker =
  | { type: "begin"; files: readonly OverlayFile[]; outlinesPath: string; colors: SheetColors; pixelRatio: number }
  | { type: "show"; turn: number; id: OverlayId | undefined }
  | { type: "look"; sheet: Sheet; view: View | undefined }
  | { type: "ask"; number: number; question: Question };

/** `x`, `y`: world units. */
export type Question =
  | { about: "coverage"; id: OverlayId; x: number; y: number }
  | { about: "places"; path: string; text: string; limit: number };

export type Answers = { coverage: boolean; places: FoundLocalities };

/** `#rrggbb` for shapes without a colour of their own. */
export type SheetColors = Record<Sheet | "land", string>;

export type FromWorker =
  | {
      type: "progress";
      turn: number;
      id: OverlayId;
      receivedBytes: number;
      totalBytes: number | undefined;
      areas: number;
    }
  | { type: "picture"; sheet: Sheet; turn: number; picture: Picture }
  | { type: "shown"; turn: number; id: OverlayId; report: KmlReport; legend: readonly LegendEntry[] }
  | { type: "failed"; turn: number; id: OverlayId; code: CoverageErrorCode }
  | { type: "inMemory"; ids: readonly OverlayId[] }
  | { type: "answer"; number: number; answer: Answers[keyof Answers] }
  | { type: "noAnswer"; number: number; code: CoverageErrorCode };
