import { contours } from "d3-contour";
import { ringArea } from "#scripts/geography/mexico-borders.ts";
import type { Grid } from "./signal-grid.ts";

/** Closed, in degrees; the last vertex repeats the first. */
type Ring = [longitude: number, latitude: number][];

/** The first ring is the outside, counterclockwise; the others are its holes, clockwise. */
export type Polygon = Ring[];

/**
 * The areas where the values of a grid are positive (marching squares). Rings are closed and never touch or cross.
 *
 * @param leastArea - in square degrees; smaller areas and holes are left out.
 */
export function positiveAreas(grid: Grid, values: number[], leastArea: number): Polygon[] {
  const edges = contours().size([grid.columns, grid.rows]).smooth(false).contour(values, Number.MIN_VALUE);
  return edges.coordinates
    .map((rings) =>
      rings
        .map((ring) => ring.map(([x = 0, y = 0]) => crossing(grid, values, x, y)).reverse())
        .filter((ring) => ringArea(ring) >= leastArea),
    )
    .filter(([outside]) => outside !== undefined);
}

/**
 * Computes the point where a line between two nodes crosses zero, to six decimals, about 10 cm. `d3-contour` returns
 * the middle of the line: its own smoothing may end exactly on a node, where two rings could meet.
 */
function crossing(
  { west, south, step, columns }: Grid,
  values: readonly number[],
  x: number,
  y: number,
): [number, number] {
  const [column, row] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const goesNorth = Number.isInteger(y);
  const from = values[row * columns + column] ?? 0;
  const to = values[row * columns + column + (goesNorth ? columns : 1)] ?? 0;
  const share = Math.min(0.98, Math.max(0.02, from / (from - to)));
  const degrees = (start: number, steps: number) => Math.round((start + steps * step) * 1e6) / 1e6;
  return [degrees(west, goesNorth ? column : column + share), degrees(south, goesNorth ? row + share : row)];
}
