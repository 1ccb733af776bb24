import type { LegendEntry } from "#domain/coverage/legend.ts";
import type { KmlReport, OverlayId } from "#domain/coverage/overlay.ts";
import type { FoundLocalities } from "#domain/coverage/places/localities.ts";
import type { CoverageErrorCode, OverlayFile } from "#features/coverage-map/coverage-engine.ts";

/** The layers that the worker draws: the overlay and, below it, the states' outlines. */
export type Sheet = "overlay" | "outlines";

/** A rectangle of the map, in CSS pixels from the world's north-west corner at this zoom; `number` is its id. */
export type View = { number: number; zoom: number; x: number; y: number; width: number; height: number };

/** New content of a layer; blank without a bitmap. */
export type Picture = {
  view: View;
  bitmap: ImageBitmap | undefined;
  /** Whether all shapes of the layer have arrived. */
  isComplete: boolean;
};

/** `turn` counts the choices of an overlay: the page drops messages about an older choice. */
export type ToWorker =
  | { type: "begin"; files: readonly OverlayFile[]; outlinesPath: string; colors: SheetColors; pixelRatio: number }
  | { type: "show"; turn: number; id: OverlayId | undefined }
  | { type: "look"; layer: Sheet; view: View | undefined }
  | { type: "ask"; number: number; question: Question };

/** A lookup by the worker; `x` and `y` are in world units. */
export type Question =
  | { about: "coverage"; id: OverlayId; x: number; y: number }
  | { about: "places"; path: string; text: string; limit: number };

export type Answers = { coverage: boolean; places: FoundLocalities };

/** Default colour of each layer's shapes, and colour of the land; `#rrggbb`. */
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
  | { type: "picture"; layer: Sheet; turn: number; picture: Picture }
  | { type: "shown"; turn: number; id: OverlayId; report: KmlReport; legend: readonly LegendEntry[] }
  | { type: "failed"; turn: number; id: OverlayId; code: CoverageErrorCode }
  | { type: "inMemory"; ids: readonly OverlayId[] }
  | { type: "answer"; number: number; answer: Answers[keyof Answers] }
  | { type: "noAnswer"; number: number; code: CoverageErrorCode };
