/** Decorative drawing of Mexico: rings around towns across the country, each clipped where another town is nearer. */
import { mexicoPictureSize, projectToMexicoPicture } from "#domain/coverage/mexico-picture.ts";
import { computeVoronoiCells } from "#domain/coverage/places/voronoi-cells.ts";
import outline from "./mexico-outline.json" with { type: "json" };

/** Longitude and latitude of towns, chosen to spread the rings evenly, not to show coverage. */
const townPositions = [
  [-115.5, 32.1],
  [-110.9, 29.1],
  [-106.1, 28.6],
  [-100.9, 26.0],
  [-112.6, 27.0],
  [-110.3, 24.2],
  [-105.4, 24.4],
  [-103.0, 21.2],
  [-99.3, 22.9],
  [-100.4, 18.9],
  [-97.1, 19.4],
  [-96.6, 16.9],
  [-92.6, 16.8],
  [-89.5, 20.4],
] as const;

/** Tepic, the example in the hint of the coverage question. */
const exampleTown = [-104.9, 21.5] as const;

type Line = readonly (readonly number[])[];

const formatSvgPath = (lines: readonly Line[]) =>
  lines.map((line) => `M${line.map(([x = 0, y = 0]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}z`).join("");

/** The drawing, as SVG paths in the units of `mexicoPictureSize`. */
export function buildMexicoRingPaths() {
  const { width, height } = mexicoPictureSize;
  const points = townPositions.map(([longitude, latitude]) => projectToMexicoPicture(longitude, latitude));
  const cells = computeVoronoiCells(points, width, height).map((cell, index) => {
    const [x = 0, y = 0] = points[index] ?? [];
    return { x, y, path: formatSvgPath([cell]) };
  });
  return { width, height, outline: formatSvgPath(outline), cells };
}

/** Position of the example town on the drawing, in the drawing's units. */
export function locateExampleTown() {
  const [x, y] = projectToMexicoPicture(...exampleTown);
  return { x, y };
}
