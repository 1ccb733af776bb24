import type { Diagnostic } from "#editor/api/api.ts";
import { findMovedPath } from "#editor/api/form/row-keys.ts";

type ShownDiagnostics = { data: unknown; diagnostics: readonly Diagnostic[] };

/** Moves diagnostics along with their rows after a change, and leaves out resolved ones, until the next check. */
export const moveDiagnostics = ({ data: before, diagnostics }: ShownDiagnostics, after: unknown): Diagnostic[] =>
  diagnostics.flatMap((diagnostic) => {
    const path = findMovedPath(diagnostic.path, before, after);
    return path && !isDiagnosticResolved({ ...diagnostic, path }, after) ? { ...diagnostic, path } : [];
  });

/** Whether a change resolved a diagnostic: the missing value was filled in, or the wrong words were removed. */
function isDiagnosticResolved({ path, isMissing, words }: Diagnostic, data: unknown): boolean {
  if (!isMissing && words === undefined) return false;
  const value = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], data);
  if (words !== undefined) return typeof value !== "string" || !value.includes(words);
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === "string" ? value.trim() !== "" : typeof value === "number" || typeof value === "boolean";
}
