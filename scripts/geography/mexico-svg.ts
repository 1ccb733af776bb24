import { computeWorldX, computeWorldY } from "#domain/coverage/world.ts";
import type { Borders } from "./mexico-borders.ts";
import { simplifyLine } from "./simplify-line.ts";

/** Width and margin of the picture in SVG units; the height depends on the country's shape. */
const width = 1200;
const margin = 6;

// The colours --lila and --gris of src/styles/tokens.css, which are visible on light and dark backgrounds.
const land = "#c9c1dc";
const border = "#4e4863";

/** A picture of Mexico and its states in Web Mercator. */
export function renderMexicoSvg({ states, lines }: Borders): string {
  const xs = lines.flatMap((line) => line.filter((_, place) => place % 2 === 0)).map(computeWorldX);
  const ys = lines.flatMap((line) => line.filter((_, place) => place % 2 === 1)).map(computeWorldY);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const scale = (width - 2 * margin) / (east - west);
  const height = Math.round((south - north) * scale) + 2 * margin;
  const place = (flat: readonly number[]) =>
    Array.from({ length: flat.length / 2 }, (_, vertex): [number, number] => [
      Math.round((computeWorldX(flat[2 * vertex] ?? 0) - west) * scale) + margin,
      Math.round((computeWorldY(flat[2 * vertex + 1] ?? 0) - north) * scale) + margin,
    ]);

  const ground = states.flatMap(({ rings }) => rings).map((ring) => `${path(place(ring))}z`);
  const drawn = lines.map((line) => path(simplifyLine(place(line), 0.8)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    "<title>México y sus 32 estados</title>",
    `<path fill="${land}" stroke="${land}" d="${ground.join("")}"/>`,
    `<path fill="none" stroke="${border}" stroke-width="1.5" stroke-linejoin="round" d="${drawn.join("")}"/>`,
    "</svg>\n",
  ].join("\n");
}

function path(line: readonly (readonly [number, number])[]): string {
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
