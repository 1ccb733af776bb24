import { firstView } from "#domain/coverage/first-view.ts";

/** What every contestant of the coverage bench is given. */
export const conditions = {
  /** Times slower than this machine, every thread of the renderer process. */
  slowdown: 4,
  /** CSS pixels: a small phone. */
  viewport: { width: 360, height: 640 },
  pixelRatio: 2,
  /** Longitude and latitude of the first view. */
  center: [firstView.center.longitude, firstView.center.latitude],
  zoom: firstView.zoom,
  /** Where the zoom goes: a town of the synthetic files whose surroundings are covered in part. */
  spot: [-100.4, 20.6],
  zooms: [8, 12],
  /** A drag of so many frames, which stops earlier if it has taken too long. */
  pan: { pixelsPerFrame: 6, frames: 60, atMostMs: 15_000 },
  runs: 3,
  /** Of the site with KML. */
  ownRuns: 7,
  /** Until a map has come to rest, and a page has done what it does by itself. */
  restMs: 1_500,
  /** Until something is on the map. */
  paintWithinMs: 120_000,
  /** Of what is drawn: one colour, opaque. */
  fillColor: "#003ca0",
  /** What every contestant shows, and where it stands on the server. */
  kmlPath: "/kml/5G.kml",
} as const;
