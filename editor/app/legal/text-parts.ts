/** What the forms of a legal text know of it. */
import type { Finding, Menu } from "#editor/api/api.ts";
import type { OpenText } from "#editor/api/text-api.ts";
import { headKey } from "#editor/api/text-rows.ts";

/** The version that the page shows while a draft of a later one is written; undefined if it shows what is open. */
export function shownVersion({ version, versions, isLocked }: OpenText): string | undefined {
  return isLocked ? undefined : versions.find((each) => each.isPublished && each.version !== version)?.version;
}

/** Of the day from which the text binds. */
export const isEffectiveDateFinding = ({ path: [part, field] }: Finding) => part === headKey && field === "inForce";

/** A field has the findings of all its lines. */
export function toFieldFinding(finding: Finding): Finding {
  const [part, field, number] = finding.path;
  if (field !== "body" || typeof number !== "number") return finding;
  const where = finding.line ? `en «${finding.line.start}»: ` : "";
  return { ...finding, path: [part ?? "", field], message: where + finding.message };
}

/** What is not in the text yet has its own fields. */
export const toNewClauseFinding = (finding: Finding): Finding => ({
  ...finding,
  path: ["nueva", ...finding.path.slice(1)],
});

/** Legal texts keep facts of their own: what only rows may name is not offered there. */
export const legalFacts = ({ facts }: Menu): Menu["facts"] =>
  Object.fromEntries(Object.entries(facts).filter(([, { isOfRows }]) => !isOfRows));
