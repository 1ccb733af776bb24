/**
 * Whether a figure that was there has another value. Prices, gigabytes and percentages stand in many places of the site,
 * so what follows is asked before they are saved; a new row has not been read by anybody.
 */
export function hasChangedFigure(before: unknown, after: unknown): boolean {
  if (typeof before === "number") return typeof after === "number" && before !== after;
  if (Array.isArray(before)) {
    // Rows were added, moved or taken away: which one is which is not known.
    if (!Array.isArray(after) || after.length !== before.length) return false;
    return before.some((row, index) => hasChangedFigure(row, after[index]));
  }
  if (typeof before !== "object" || before === null || typeof after !== "object" || after === null) return false;
  return Object.entries(before).some(([name, value]) =>
    hasChangedFigure(value, (after as Readonly<Record<string, unknown>>)[name]),
  );
}
