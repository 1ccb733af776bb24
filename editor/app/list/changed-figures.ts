/**
 * Whether an existing figure has changed. Prices, gigabytes and percentages appear in many places of the site, so the
 * consequences are confirmed before saving; nobody has read a new row's figures yet.
 */
export function hasChangedFigure(before: unknown, after: unknown): boolean {
  if (typeof before === "number") return typeof after === "number" && before !== after;
  if (Array.isArray(before)) {
    // Rows were added or removed, so they cannot be matched.
    if (!Array.isArray(after) || after.length !== before.length) return false;
    return before.some((row, index) => hasChangedFigure(row, after[index]));
  }
  if (typeof before !== "object" || before === null || typeof after !== "object" || after === null) return false;
  return Object.entries(before).some(([name, value]) =>
    hasChangedFigure(value, (after as Readonly<Record<string, unknown>>)[name]),
  );
}
