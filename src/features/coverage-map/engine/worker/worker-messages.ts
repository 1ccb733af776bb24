import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import type { LegendEntry } from "#domain/coverage/legend.ts";
import type { OverlayFile, OverlayId } from "#domain/coverage/overlay.ts";
import type { FoundLocalities } from "#domain/coverage/places/find-localities.ts";
import type { CoverageErrorCode } from "#features/coverage-map/coverage-engine.ts";

/** The layers that the worker draws: the overlay and, below it, the states' outlines. */
export type LayerName = "overlay" | "outlines";

/** A rectangle of the map, in CSS pixels from the world's north-west corner at this zoom; `number` is its id. */
export type MapView = { number: number; zoom: number; x: number; y: number; width: number; height: number };

/** SVG path in device pixels, filled if its line width is 0, otherwise stroked. */
export type PicturePath = { data: string; color: string; lineWidth: number };

/** What a view shows: few shapes as paths, which the page draws; many as a bitmap. */
export type Drawing = ImageBitmap | readonly PicturePath[];

/** New content of a layer. */
export type LayerPicture = {
  view: MapView;
  /** Device pixels per CSS pixel of the drawing. */
  ratio: number;
  drawing: Drawing;
  /** Whether all shapes of the layer have arrived. */
  isComplete: boolean;
};

/** `choiceNumber` counts the choices of an overlay: the page drops messages about an older choice. */
export type MessageToWorker =
  | { type: "begin"; files: readonly OverlayFile[]; outlinesPath: string; colors: LayerColors; pixelRatio: number }
  | { type: "show"; choiceNumber: number; id: OverlayId | undefined }
  /** Requests a picture of a view. Many shapes are drawn only in the visible part, if there is one. */
  | { type: "look"; layer: LayerName; view: MapView | undefined; visiblePart: MapView | undefined }
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
