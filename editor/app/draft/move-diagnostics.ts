import type { Diagnostic } from "#editor/api/api.ts";
import { movePath } from "#editor/api/form/row-keys.ts";

type ShownDiagnostics = { data: unknown; diagnostics: readonly Diagnostic[] };

/**
 * Moves diagnostics to where their rows are after a change, and leaves out those that were resolved: what can be said
 * of the new data until the next check.
 */
export const moveDiagnostics = ({ data: before, diagnostics }: ShownDiagnostics, after: unknown): Diagnostic[] =>
  diagnostics.flatMap((diagnostic) => {
    const path = movePath(diagnostic.path, before, after);
    return path && !isDiagnosticResolved({ ...diagnostic, path }, after) ? { ...diagnostic, path } : [];
  });

/** Whether a diagnostic's error was corrected: the missing value was filled in, or the wrong words were removed. */
function isDiagnosticResolved({ path, isMissing, words }: Diagnostic, data: unknown): boolean {
  if (!isMissing && words === undefined) return false;
  const value = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], data);
  if (words !== undefined) return typeof value !== "string" || !value.includes(words);
  return typeof value === "string" ? value.trim() !== "" : typeof value === "number" || typeof value === "boolean";
}
