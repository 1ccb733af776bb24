import type { Diagnostic, Menu } from "#editor/api/api.ts";
import type { OpenText } from "#editor/api/text-api.ts";
import { headKey } from "#editor/api/text-rows.ts";

/** The published version that the page shows while a draft is open; undefined if there is none or no draft is open. */
export function findShownVersion({ version, versions, isLocked }: OpenText): string | undefined {
  return isLocked ? undefined : versions.find((each) => each.isPublished && each.version !== version)?.version;
}

export const isEffectiveDateDiagnostic = ({ path: [part, field] }: Diagnostic) =>
  part === headKey && field === "inForce";

/**
 * Converts a diagnostic about one line to one about the whole field; the message then quotes the line's first words.
 */
export function toFieldDiagnostic(diagnostic: Diagnostic): Diagnostic {
  const [part, field, number] = diagnostic.path;
  if (field !== "body" || typeof number !== "number") return diagnostic;
  const where = diagnostic.line ? `en «${diagnostic.line.start}»: ` : "";
  return { ...diagnostic, path: [part ?? "", field], message: where + diagnostic.message };
}

/** Moves a diagnostic about a clause to the same field of the form for a new clause. */
export const toNewClauseDiagnostic = (diagnostic: Diagnostic): Diagnostic => ({
  ...diagnostic,
  path: ["nueva", ...diagnostic.path.slice(1)],
});

/** Selects the facts that legal texts may use: all except those that only rows may use. */
export const selectLegalFacts = ({ facts }: Menu): Menu["facts"] =>
  Object.fromEntries(Object.entries(facts).filter(([, { isOfRows }]) => !isOfRows));
