import { coverageConditions } from "./coverage-conditions.ts";
import type { PeerName } from "./peers-site.ts";

/** The compared ways to show a KML file, in the order of the report. */
export const contestants = [
  { id: "svg", label: "togeojson + Leaflet, SVG", peer: "togeojson-svg" },
  { id: "canvas", label: "togeojson + Leaflet, canvas", peer: "togeojson-canvas" },
  { id: "ol", label: "OpenLayers", peer: "openlayers" },
  { id: "omnivore", label: "leaflet-omnivore, canvas", peer: "omnivore" },
  { id: "maplibre", label: "MapLibre GL, software WebGL", peer: "maplibre" },
  { id: "ours", label: "**wim, KML**" },
  { id: "pack", label: "**wim, packed copy**" },
  { id: "fetch", label: "floor: fetch in a worker", peer: "floor-peer" },
  { id: "pass", label: "floor: fetch and one pass", peer: "floor-peer" },
] as const satisfies readonly { id: string; label: string; peer?: PeerName }[];

export type Contestant = (typeof contestants)[number];

export type ContestantId = Contestant["id"];

/** Whether a contestant only reads the file, so that zoom and pan cannot be measured. */
export const drawsNothing = ({ id }: Contestant) => id === "fetch" || id === "pass";

/** Whether a contestant reports when it is sharp after a gesture. */
export const reportsMoves = ({ id }: Contestant) => ["ol", "ours", "pack"].includes(id);

/**
 * Number of visits to a contestant with a file of this size. The slowest contestants get one visit at 50 MB. The site's
 * own page gets more visits than its peers, because the median of its longest tasks needs more samples.
 */
export function getVisitCount({ id }: Contestant, megabytes: number): number {
  if (megabytes >= 50 && ["svg", "omnivore", "maplibre"].includes(id)) return 1;
  return id === "ours" ? coverageConditions.ownPageRuns : coverageConditions.runs;
}
