import type { OverlayStyle } from "./overlay.ts";
import type { Shapes } from "./shapes.ts";

/** One colour of an overlay and its meaning. */
export type LegendEntry = {
  /** The colour as `#rrggbb`. */
  color: string;
  /** Names of folders with this colour; undefined means the overlay's own name. */
  labels: readonly (string | undefined)[];
  /** Full path of each folder with this colour, outermost first, one name per line; undefined means no folder. */
  paths: readonly (string | undefined)[];
  shapeCount: number;
};

/** Maximum number of labels of a colour; if no level of folders has so few, the overlay's name is the label. */
const maxLabels = 4;

/**
 * Builds the legend of an overlay's colours, in order of appearance. The labels of a colour are the innermost folders
 * of its shapes. If there are more than `maxLabels`, such as one per state, the labels are the folders around them.
 *
 * @param siteColor - colour of shapes for which the file has no colour.
 */
export function buildLegend({ style, shapeCount }: Shapes, styles: readonly OverlayStyle[], siteColor: string) {
  const entriesByColor = new Map<string, { paths: Set<string | undefined>; shapeCount: number }>();
  const shapeCountBySlot = new Map<number, number>();
  for (const slot of style.subarray(0, shapeCount)) shapeCountBySlot.set(slot, (shapeCountBySlot.get(slot) ?? 0) + 1);
  for (const [slot, slotShapeCount] of shapeCountBySlot) {
    const { fill, line, label } = styles[slot] ?? {};
    const color = (fill !== "none" ? fill : line) ?? siteColor;
    if (color === "none") continue;
    const entry = entriesByColor.get(color) ?? { paths: new Set(), shapeCount: 0 };
    entry.paths.add(label);
    entry.shapeCount += slotShapeCount;
    entriesByColor.set(color, entry);
  }
  return [...entriesByColor].map(
    ([color, entry]): LegendEntry => ({
      color,
      labels: formatLabels(entry.paths),
      paths: [...entry.paths],
      shapeCount: entry.shapeCount,
    }),
  );
}

function formatLabels(paths: ReadonlySet<string | undefined>): (string | undefined)[] {
  const folderNames = [...paths].map((path) => path?.split("\n") ?? []);
  const maxDepth = Math.max(...folderNames.map(({ length }) => length));
  for (let depth = maxDepth; depth > 0; depth--) {
    const labels = new Set(folderNames.map((path) => path[Math.min(depth, path.length) - 1]));
    if (labels.size <= maxLabels) return [...labels];
  }
  return [undefined];
}
