/** Helpers for the forms of a legal text. */
import type { Finding, Menu } from "#editor/api/api.ts";
import type { OpenText } from "#editor/api/text-api.ts";
import { headKey } from "#editor/api/text-rows.ts";

/** The published version that the page shows while a draft is open; undefined if there is none or no draft is open. */
export function findShownVersion({ version, versions, isLocked }: OpenText): string | undefined {
  return isLocked ? undefined : versions.find((each) => each.isPublished && each.version !== version)?.version;
}

/** Whether a finding is about the effective date. */
export const isEffectiveDateFinding = ({ path: [part, field] }: Finding) => part === headKey && field === "inForce";

/** Shortens the path of a finding about a line to the field with the line, and adds the line's start to the message. */
export function toFieldFinding(finding: Finding): Finding {
  const [part, field, number] = finding.path;
  if (field !== "body" || typeof number !== "number") return finding;
  const where = finding.line ? `en «${finding.line.start}»: ` : "";
  return { ...finding, path: [part ?? "", field], message: where + finding.message };
}

/** Moves a finding about a clause to the same field of the form for a new clause. */
export const toNewClauseFinding = (finding: Finding): Finding => ({
  ...finding,
  path: ["nueva", ...finding.path.slice(1)],
});

/** The facts that legal texts may use: all except those that only rows may use. */
export const selectLegalFacts = ({ facts }: Menu): Menu["facts"] =>
  Object.fromEntries(Object.entries(facts).filter(([, { isOfRows }]) => !isOfRows));
