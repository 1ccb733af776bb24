/**
 * Whether a number in the data has changed, such as a price, which the site may use in many places: the user then
 * confirms the consequences before the save. Added and removed rows do not count.
 */
export function hasChangedFigure(before: unknown, after: unknown): boolean {
  if (typeof before === "number") return typeof after === "number" && before !== after;
  if (Array.isArray(before)) {
    // Rows were added or removed: the rows cannot be matched by index.
    if (!Array.isArray(after) || after.length !== before.length) return false;
    return before.some((row, index) => hasChangedFigure(row, after[index]));
  }
  if (typeof before !== "object" || before === null || typeof after !== "object" || after === null) return false;
  return Object.entries(before).some(([name, value]) =>
    hasChangedFigure(value, (after as Readonly<Record<string, unknown>>)[name]),
  );
}
