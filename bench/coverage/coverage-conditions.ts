import { initialView } from "../../src/domain/coverage/mexico.ts";

export const coverageConditions = {
  /** Factor by which all threads of the renderer process are slowed down. */
  slowdown: 4,
  /** A small phone, in CSS pixels. */
  viewport: { width: 360, height: 640 },
  pixelRatio: 2,
  /** Longitude and latitude of the first view. */
  center: [initialView.center.longitude, initialView.center.latitude],
  zoom: initialView.zoom,
  /** Longitude and latitude of the zoom target: a partly covered area in the synthetic files. */
  zoomTarget: [-100.4, 20.6],
  zoomLevels: [8, 12, 15],
  /** The drag of the map; it ends after `frames` or after `maxMs` milliseconds, whichever comes first. */
  pan: { pixelsPerFrame: 6, frames: 60, maxMs: 15_000 },
  /** Two fingers that move apart; distances in CSS pixels. */
  pinch: { steps: 20, fromPx: 60, toPx: 240 },
  runs: 3,
  /** Number of visits to the site's own page with KML. */
  ownPageRuns: 7,
  /** Pause in ms after each step, in which the map comes to rest and the page finishes its work. */
  restMs: 1_500,
  paintTimeoutMs: 120_000,
  /** Opaque fill colour of all shapes. */
  fillColor: "#003ca0",
  /** Path on the server of the KML file that every contestant shows. */
  kmlPath: "/kml/5G.kml",
} as const;
