import { initialView } from "../../src/domain/coverage/initial-view.ts";

/** The conditions for every contestant of the coverage bench. */
export const conditions = {
  /** How many times slower than this machine, for every thread of the renderer process. */
  slowdown: 4,
  /** CSS pixels: a small phone. */
  viewport: { width: 360, height: 640 },
  pixelRatio: 2,
  /** Longitude and latitude of the first view. */
  center: [initialView.center.longitude, initialView.center.latitude],
  zoom: initialView.zoom,
  /** Zoom target: a town in the synthetic files with partly covered surroundings. */
  spot: [-100.4, 20.6],
  zooms: [8, 12],
  /** A drag of this many frames, which stops early if it takes too long. */
  pan: { pixelsPerFrame: 6, frames: 60, atMostMs: 15_000 },
  runs: 3,
  /** Runs of the site's own page with KML. */
  ownRuns: 7,
  /** Time for a map to come to rest, and for a page to finish its own work. */
  restMs: 1_500,
  /** Time limit for something to appear on the map. */
  paintWithinMs: 120_000,
  /** One opaque colour for everything drawn. */
  fillColor: "#003ca0",
  /** The file that every contestant shows, by its address on the server. */
  kmlPath: "/kml/5G.kml",
} as const;
