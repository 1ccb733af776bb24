import { projectToMexicoPicture } from "#domain/coverage/mexico-picture.ts";
import type { Borders } from "./mexico-borders.ts";
import { type Line, simplifyLine } from "./simplify-line.ts";

/** Maximum distance by which simplification may move a line, and minimum side of an island, in picture units. */
const tolerance = 2.2;
const minIslandArea = 9;

/** Builds the country's outline with few vertices, in the units of `src/domain/coverage/mexico-picture.ts`. */
export function buildMexicoOutline({ outline }: Borders): Line[] {
  return outline
    .map((ring) => ring.map(([longitude, latitude]) => projectToMexicoPicture(longitude, latitude)))
    .filter((ring) => computeSide(ring, 0) >= minIslandArea && computeSide(ring, 1) >= minIslandArea)
    .map((ring) => simplifyLine(ring, tolerance));
}

function computeSide(ring: Line, axis: 0 | 1): number {
  const coordinates = ring.map((vertex) => vertex[axis]);
  return Math.max(...coordinates) - Math.min(...coordinates);
}
