import type { OverlayStyle } from "./overlay.ts";
import type { Shapes } from "./shapes.ts";

/** One colour of a drawing, and what it means. */
export type LegendEntry = {
  /** `#rrggbb`. */
  color: string;
  /** Folders that have the colour; undefined stands for the overlay's own name. */
  labels: readonly (string | undefined)[];
  /** Names of each folder that has it, after those around it, a line each; undefined stands for no folder. */
  paths: readonly (string | undefined)[];
  shapes: number;
};

/** More names than this tell a visitor less than the overlay's own. */
const mostLabels = 4;

/**
 * What the colours of an overlay mean, in the order in which they appear. A colour is called by the folders of its
 * areas: by the innermost ones, or, if those are too many (one for each state), by the ones around them.
 *
 * @param siteColor - of shapes to which the file gives none.
 */
export function legendOf({ style, shapeCount }: Shapes, styles: readonly OverlayStyle[], siteColor: string) {
  const byColor = new Map<string, { paths: Set<string | undefined>; shapes: number }>();
  const uses = new Map<number, number>();
  for (const slot of style.subarray(0, shapeCount)) uses.set(slot, (uses.get(slot) ?? 0) + 1);
  for (const [slot, shapes] of uses) {
    const { fill, line, label } = styles[slot] ?? {};
    const color = (fill !== "none" ? fill : line) ?? siteColor;
    if (color === "none") continue;
    const entry = byColor.get(color) ?? { paths: new Set(), shapes: 0 };
    entry.paths.add(label);
    entry.shapes += shapes;
    byColor.set(color, entry);
  }
  return [...byColor].map(
    ([color, { paths, shapes }]): LegendEntry => ({ color, labels: labelsOf(paths), paths: [...paths], shapes }),
  );
}

function labelsOf(paths: ReadonlySet<string | undefined>): (string | undefined)[] {
  const names = [...paths].map((path) => path?.split("\n") ?? []);
  const deepest = Math.max(...names.map(({ length }) => length));
  for (let depth = deepest; depth > 0; depth--) {
    const labels = new Set(names.map((path) => path[Math.min(depth, path.length) - 1]));
    if (labels.size <= mostLabels) return [...labels];
  }
  return [undefined];
}
