import type { CoverageOverlay, OverlayFile } from "#domain/coverage/overlay.ts";
import type { SimProgressCopy } from "#features/sim-answers/format-sim-progress.ts";
import type { CoverageCopy } from "./coverage-copy.ts";

export type NamedOverlay = Pick<CoverageOverlay, "id" | "technology" | "type"> & {
  /** Name on the button, next to the technology: `Garantizada`. */
  shortName: string;
  /** The full name, as in the button's accessible name. */
  name: string;
};

export type CoverageMapProps = {
  copy: CoverageCopy;
  /** The overlays, in the order of their buttons. */
  overlays: readonly NamedOverlay[];
  files: readonly OverlayFile[];
  tileUrl: string;
  /** Credit for the base tiles, linked to their licence. */
  attribution: { text: string; href: string };
  outlinesPath: string;
  /** URL path of the drawing shown in place of the map. */
  picturePath: string;
  localitiesPath: string;
  /** Suggested actions at a point with coverage and at one without, and the link to the map. */
  actions: Record<"covered" | "uncovered" | "map", { label: string; href: string }>;
  sim?: SimProgressCopy | undefined;
};
