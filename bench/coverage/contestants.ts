import { conditions } from "./coverage-conditions.ts";
import type { PeerName } from "./peers-site.ts";

/** The contestants, in the order of the report. */
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

/** Whether a contestant draws nothing, so that it has no zoom and no pan. */
export const drawsNothing = ({ id }: Contestant) => id === "fetch" || id === "pass";

/**
 * Number of visits to a contestant with a file of this size. Contestants that are too slow at 50 MB get one visit; the
 * site's own page gets more than its peers, because its longest task needs more visits than a peer's time.
 */
export function getVisitCount({ id }: Contestant, megabytes: number): number {
  if (megabytes >= 50 && ["svg", "omnivore", "maplibre"].includes(id)) return 1;
  return id === "ours" ? conditions.ownRuns : conditions.runs;
}
