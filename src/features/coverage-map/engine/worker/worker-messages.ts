import type { LegendEntry } from "#domain/coverage/legend.ts";
import type { OverlayFile } from "#domain/coverage/overlay.ts";
import type { FoundLocalities } from "#domain/coverage/places/find-localities.ts";
import type { CoverageErrorCode } from "#features/coverage-map/coverage-engine.ts";
import type { CompleteOverlay, PartialOverlay } from "./loading/loaded-overlay.ts";

export type MessageToWorker =
  /** Compiles the code that reads files, before the first file. */
  | { type: "warm-up" }
  | { type: "ask"; number: number; question: WorkerQuestion }
  /** The answer to this question is no longer needed. */
  | { type: "cancel"; number: number };

export type WorkerQuestion =
  /** `color` is that of shapes without their own; `#rrggbb`. */
  | { about: "overlay"; file: OverlayFile; color: string }
  | { about: "places"; path: string; text: string; limit: number };

/** An overlay and its legend. */
export type LoadedOverlay = CompleteOverlay & { legend: readonly LegendEntry[] };

/** What has arrived of an overlay; `shapes` are only those since the last part. */
export type OverlayPart = Omit<PartialOverlay, "styles"> & {
  styles: LoadedOverlay["styles"];
  /** Number of shapes in all parts so far. */
  shapeCount: number;
};

export type WorkerAnswers = { overlay: LoadedOverlay; places: FoundLocalities };

export type MessageFromWorker =
  | { type: "part"; number: number; part: OverlayPart }
  | { type: "answer"; number: number; answer: WorkerAnswers[keyof WorkerAnswers] }
  | { type: "noAnswer"; number: number; code: CoverageErrorCode };
