import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import { ShapeStore, type Shapes } from "#domain/coverage/shapes.ts";
import { type KmlLimits, kmlLimits } from "./kml-limits.ts";
import type { KmlReport } from "./kml-report.ts";
import { KmlScanner } from "./scanner/kml-scanner.ts";

/** Typical bytes per vertex in a coverage file: two numbers with some decimals, and the markup around them. */
const bytesPerVertex = 28;

export function estimateVertexCount(bytes: number): number {
  return Math.ceil(Math.min(bytes, kmlLimits.maxBytes) / bytesPerVertex);
}

export type KmlContent = { shapes: Shapes; styles: readonly OverlayStyle[]; report: KmlReport };

/** @throws {KmlError} if nothing in the file is usable. */
export function readKml(bytes: Uint8Array, limits: KmlLimits = kmlLimits): KmlContent {
  const shapes = new ShapeStore(estimateVertexCount(bytes.length));
  const scanner = new KmlScanner(shapes, limits);
  scanner.write(bytes);
  const report = scanner.end();
  shapes.trim();
  return { shapes, styles: scanner.styles, report };
}
