/** The parts of a legal text that are written apart: what stands before the clauses, and each clause. */

import type { Finding, Menu } from "#editor/api/api.ts";
import type { OpenText, TextHead } from "#editor/api/text-api.ts";

export type ClauseWords = { title: string; body: string };
export type TextPart = ClauseWords | TextHead;

/** The key of what stands before the clauses, as in the path of a finding; a clause's is its id. */
export const headKey = "head";

export const isHead = (part: TextPart): part is TextHead => "summary" in part;

/** A part as the file has it; undefined if it is not there. */
export function partOf({ head, clauses }: OpenText, key: string): TextPart | undefined {
  if (key === headKey) return head;
  const clause = clauses.find(({ id }) => id === key);
  return clause && { title: clause.title, body: clause.body };
}

export const keysOf = ({ clauses }: OpenText): readonly string[] => [headKey, ...clauses.map(({ id }) => id)];

export const isSamePart = (one: TextPart | undefined, other: TextPart | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The version that the page shows while a draft of a later one is written; undefined if it shows what is open. */
export function shownVersion({ version, versions, isLocked }: OpenText): string | undefined {
  return isLocked ? undefined : versions.find((each) => each.isPublished && each.version !== version)?.version;
}

/** Of the day from which the text binds. */
export const isOfDay = ({ path: [part, field] }: Finding) => part === headKey && field === "inForce";

/** A field has the findings of all its lines. */
export function ofField(finding: Finding): Finding {
  const [part, field, number] = finding.path;
  if (field !== "body" || typeof number !== "number") return finding;
  const where = finding.line ? `en «${finding.line.start}»: ` : "";
  return { ...finding, path: [part ?? "", field], message: where + finding.message };
}

/** What is not in the text yet has its own fields. */
export const ofNew = (finding: Finding): Finding => ({ ...finding, path: ["nueva", ...finding.path.slice(1)] });

/** Legal texts keep facts of their own: what only rows may name is not offered there. */
export const legalFacts = ({ facts }: Menu): Menu["facts"] =>
  Object.fromEntries(Object.entries(facts).filter(([, { isOfRows }]) => !isOfRows));
