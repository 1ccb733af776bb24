import { firstView } from "../../src/domain/coverage/first-view.ts";

/** The conditions for every contestant of the coverage bench. */
export const conditions = {
  /** How many times slower than this machine, for every thread of the renderer process. */
  slowdown: 4,
  /** CSS pixels: a small phone. */
  viewport: { width: 360, height: 640 },
  pixelRatio: 2,
  /** Longitude and latitude of the first view. */
  center: [firstView.center.longitude, firstView.center.latitude],
  zoom: firstView.zoom,
  /** Where to zoom: a town in the synthetic files whose surroundings are partly covered. */
  spot: [-100.4, 20.6],
  zooms: [8, 12],
  /** A drag of this many frames, which stops early if it takes too long. */
  pan: { pixelsPerFrame: 6, frames: 60, atMostMs: 15_000 },
  runs: 3,
  /** For the site with KML. */
  ownRuns: 7,
  /** For a map to come to rest, and a page to finish what it does by itself. */
  restMs: 1_500,
  /** For something to appear on the map. */
  paintWithinMs: 120_000,
  /** Of everything drawn: one opaque colour. */
  fillColor: "#003ca0",
  /** The file that every contestant shows, by its address on the server. */
  kmlPath: "/kml/5G.kml",
} as const;
