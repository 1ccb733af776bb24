/**
 * Whether a number in the data, such as a price, has changed. The user confirms the consequences of such a change,
 * because many pages may show the number. Lists with added or removed rows are ignored.
 */
export function hasChangedFigure(before: unknown, after: unknown): boolean {
  if (typeof before === "number") return typeof after === "number" && before !== after;
  if (Array.isArray(before)) {
    // Rows of lists with different lengths cannot be matched by index.
    if (!Array.isArray(after) || after.length !== before.length) return false;
    return before.some((row, index) => hasChangedFigure(row, after[index]));
  }
  if (typeof before !== "object" || before === null || typeof after !== "object" || after === null) return false;
  return Object.entries(before).some(([name, value]) =>
    hasChangedFigure(value, (after as Readonly<Record<string, unknown>>)[name]),
  );
}
