import type { Diagnostic } from "#editor/api/api.ts";
import { headKey } from "#editor/api/legal-text-parts.ts";

export const isEffectiveDateDiagnostic = ({ path: [part, field] }: Diagnostic) =>
  part === headKey && field === "inForce";

/**
 * Converts a diagnostic about one line to one about the whole field; its message then quotes the line's first words.
 */
export function toFieldDiagnostic(diagnostic: Diagnostic): Diagnostic {
  const [part, field, number] = diagnostic.path;
  if (field !== "body" || typeof number !== "number") return diagnostic;
  const prefix = diagnostic.line ? `en «${diagnostic.line.start}»: ` : "";
  return { ...diagnostic, path: [part ?? "", field], message: prefix + diagnostic.message };
}

/** Moves a diagnostic about a clause to the same field of the form for a new clause. */
export const toNewClauseDiagnostic = (diagnostic: Diagnostic): Diagnostic => ({
  ...diagnostic,
  path: ["nueva", ...diagnostic.path.slice(1)],
});
