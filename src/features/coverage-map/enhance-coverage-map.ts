// Must come before Leaflet, which writes markup as it loads.
import "./engine/leaflet-markup.ts";
import { controlCoverageMap } from "./control-coverage-map.ts";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import { createCoverageEngine } from "./engine/coverage-engine-leaflet.ts";

/** Brings what `CoverageMap` rendered to life. @param root - the element around it. */
export function enhanceCoverageMap(root: HTMLElement, props: CoverageMapProps): void {
  controlCoverageMap(root, props, createCoverageEngine);
}
