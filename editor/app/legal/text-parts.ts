/** Helpers for the forms of a legal text. */
import type { Diagnostic, Menu } from "#editor/api/api.ts";
import type { OpenText } from "#editor/api/text-api.ts";
import { headKey } from "#editor/api/text-rows.ts";

/** The published version that the page shows while a draft is open; undefined if there is none or no draft is open. */
export function findShownVersion({ version, versions, isLocked }: OpenText): string | undefined {
  return isLocked ? undefined : versions.find((each) => each.isPublished && each.version !== version)?.version;
}

/** Whether a diagnostic is about the effective date. */
export const isEffectiveDateDiagnostic = ({ path: [part, field] }: Diagnostic) =>
  part === headKey && field === "inForce";

/** Shortens the path of a diagnostic about a line to its field, and adds the line's start to the message. */
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

/** The facts that legal texts may use: all except those that only rows may use. */
export const selectLegalFacts = ({ facts }: Menu): Menu["facts"] =>
  Object.fromEntries(Object.entries(facts).filter(([, { isOfRows }]) => !isOfRows));
