import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import type { LegendEntry } from "#domain/coverage/legend.ts";
import type { OverlayFile, OverlayId } from "#domain/coverage/overlay.ts";
import type { FoundLocalities } from "#domain/coverage/places/find-localities.ts";
import type { CoverageErrorCode } from "#features/coverage-map/coverage-engine.ts";

/** The layers that the worker draws: the overlay and, below it, the states' outlines. */
export type LayerName = "overlay" | "outlines";

/** A rectangle of the map, in CSS pixels from the world's north-west corner at this zoom; `number` is its id. */
export type MapView = { number: number; zoom: number; x: number; y: number; width: number; height: number };

/** New content of a layer; blank without a bitmap. */
export type LayerPicture = {
  view: MapView;
  bitmap: ImageBitmap | undefined;
  /** Whether all shapes of the layer have arrived. */
  isComplete: boolean;
};

/** `choiceNumber` counts the choices of an overlay: the page drops messages about an older choice. */
export type MessageToWorker =
  | { type: "begin"; files: readonly OverlayFile[]; outlinesPath: string; colors: LayerColors; pixelRatio: number }
  | { type: "show"; choiceNumber: number; id: OverlayId | undefined }
  | { type: "look"; layer: LayerName; view: MapView | undefined }
  | { type: "ask"; number: number; question: WorkerLookup };

/** A lookup by the worker; `x` and `y` are in world units. */
export type WorkerLookup =
  | { about: "coverage"; id: OverlayId; x: number; y: number }
  | { about: "places"; path: string; text: string; limit: number };

export type WorkerAnswers = { coverage: boolean; places: FoundLocalities };

/** Default colour of each layer's shapes, and colour of the land; `#rrggbb`. */
export type LayerColors = Record<LayerName | "land", string>;

export type MessageFromWorker =
  | {
      type: "progress";
      choiceNumber: number;
      id: OverlayId;
      receivedBytes: number;
      totalBytes: number | undefined;
      shapeCount: number;
    }
  | { type: "picture"; layer: LayerName; choiceNumber: number; picture: LayerPicture }
  | { type: "shown"; choiceNumber: number; id: OverlayId; report: KmlReport; legend: readonly LegendEntry[] }
  | { type: "failed"; choiceNumber: number; id: OverlayId; code: CoverageErrorCode }
  | { type: "inMemory"; ids: readonly OverlayId[] }
  | { type: "answer"; number: number; answer: WorkerAnswers[keyof WorkerAnswers] }
  | { type: "noAnswer"; number: number; code: CoverageErrorCode };
