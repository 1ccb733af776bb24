import type { KmlReport, OverlayStyle } from "#domain/coverage/overlay.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";

/** What has been read of an overlay while its file is still arriving. */
export type Reading = {
  shapes: Shapes;
  /** Those known so far. */
  styles: () => readonly OverlayStyle[];
  receivedBytes: number;
  totalBytes: number | undefined;
};

/** A complete overlay. */
export type ReadOverlay = { shapes: Shapes; styles: readonly OverlayStyle[]; report: KmlReport };
