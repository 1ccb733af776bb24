import { computeWorldX, computeWorldY } from "#domain/coverage/world.ts";
import type { Borders } from "./mexico-borders.ts";
import { simplifyLine } from "./simplify-line.ts";

/** Width of the picture in SVG units; the height depends on the country's shape. */
const width = 1200;
const margin = 6;

// The colours --lila and --gris of src/styles/tokens.css, which are visible on light and dark backgrounds.
const landColor = "#c9c1dc";
const borderColor = "#4e4863";

/** Renders a picture of Mexico and its states in Web Mercator. */
export function renderMexicoSvg({ states, borderLines }: Borders): string {
  const xs = borderLines.flatMap((line) => line.filter((_, index) => index % 2 === 0)).map(computeWorldX);
  const ys = borderLines.flatMap((line) => line.filter((_, index) => index % 2 === 1)).map(computeWorldY);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const scale = (width - 2 * margin) / (east - west);
  const height = Math.round((south - north) * scale) + 2 * margin;
  const project = (flat: readonly number[]) =>
    Array.from({ length: flat.length / 2 }, (_, vertex): [number, number] => [
      Math.round((computeWorldX(flat[2 * vertex] ?? 0) - west) * scale) + margin,
      Math.round((computeWorldY(flat[2 * vertex + 1] ?? 0) - north) * scale) + margin,
    ]);

  const landPaths = states.flatMap(({ rings }) => rings).map((ring) => `${formatPath(project(ring))}z`);
  const borderPaths = borderLines.map((line) => formatPath(simplifyLine(project(line), 0.8)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    "<title>México y sus 32 estados</title>",
    `<path fill="${landColor}" stroke="${landColor}" d="${landPaths.join("")}"/>`,
    `<path fill="none" stroke="${borderColor}" stroke-width="1.5" stroke-linejoin="round" d="${borderPaths.join("")}"/>`,
    "</svg>\n",
  ].join("\n");
}

function formatPath(line: readonly (readonly [number, number])[]): string {
  let [x, y] = [0, 0];
  return line
    .map(([toX, toY], vertex) => {
      const step = vertex === 0 ? `M${toX} ${toY}l` : `${toX - x} ${toY - y} `;
      [x, y] = [toX, toY];
      return step;
    })
    .join("")
    .trim()
    .replaceAll(" -", "-");
}
