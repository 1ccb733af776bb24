/** A legal text with one part as it was: a clause with its parts, its title or its «En corto». */
import { headOf, withHead } from "./front-matter.ts";
import { type ClauseSource, missingBlank, ownLines, printed, sourceOf } from "./text-source.ts";

/** What comparisons call the parts that are no clauses: no id has a space. */
export const headParts = { title: " titulo", summary: " en-corto" } as const;

/**
 * @param old - the source of then.
 * @param part - the id of a clause, or one of {@link headParts}.
 */
export function withOldPart(text: string, old: string, part: string): string {
  const { title, summary } = headOf(old);
  if (part === headParts.title) return withHead(text, { title });
  if (part === headParts.summary) return withHead(text, { summary });
  const now = sourceOf(text);
  const then = sourceOf(old);
  const [from, to] = spanOf(now.clauses, part) ?? spanAfter(now.clauses, then.clauses, part);
  const [oldFrom, oldTo] = spanOf(then.clauses, part) ?? [0, 0];
  const end = ownLines("\n", text);
  const words = then.clauses.slice(oldFrom, oldTo).map(({ heading, body }) => heading + body);
  const brought = ownLines(words.join("").replaceAll("\r\n", "\n"), text);
  const before = printed({ ...now, clauses: now.clauses.slice(0, from) });
  const after = now.clauses.slice(to).map(({ heading, body }) => heading + body);
  const start = before + missingBlank(before, end) + brought;
  // The blank line before the last clause is none at the end of a file.
  return after.length > 0 ? start + missingBlank(start, end) + after.join("") : `${start.trimEnd()}${end}`;
}

type Clauses = readonly ClauseSource[];

/** Where a clause stands with its parts. */
function spanOf(clauses: Clauses, id: string): [from: number, to: number] | undefined {
  const from = clauses.findIndex((clause) => clause.id === id);
  if (from < 0) return undefined;
  const next = clauses.findIndex(({ depth }, at) => at > from && depth === 2);
  return [from, next < 0 ? clauses.length : next];
}

/** Behind what stood before it and is still there. */
function spanAfter(clauses: Clauses, old: Clauses, id: string): [from: number, to: number] {
  const before = old.slice(
    0,
    old.findIndex((clause) => clause.id === id),
  );
  const last = before.findLast(({ id: each, depth }) => depth === 2 && spanOf(clauses, each))?.id;
  const [, to] = (last && spanOf(clauses, last)) || [0, 0];
  return [to, to];
}
