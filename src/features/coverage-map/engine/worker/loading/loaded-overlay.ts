import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";

/** The part of an overlay that has been read so far. */
export type PartialOverlay = {
  shapes: Shapes;
  styles: () => readonly OverlayStyle[];
  receivedBytes: number;
  totalBytes: number | undefined;
};

export type CompleteOverlay = { shapes: Shapes; styles: readonly OverlayStyle[]; report: KmlReport };
