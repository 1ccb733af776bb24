/** The separately saved parts of a legal text, and edits of its clauses; for the server and its app. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { ClauseReads, ClauseRow, OpenText, TextData, TextHead } from "./text-api.ts";

/** A clause with its rendering. `isPromised`: its address was published with a version and is permanent. */
export type Clause = ClauseRow & ClauseReads & { isPromised: boolean };

export const clausesOf = ({ data, reads, published }: Pick<OpenText, "data" | "reads" | "published">): Clause[] =>
  data.clauses.map((row) => ({ ...row, ...(reads[row.id] ?? unread), isPromised: published.includes(row.id) }));

const unread: ClauseReads = { number: "", html: "", links: [] };

/** Form schema of a legal text. */
export const textForm: FormSchema = {
  properties: {
    head: {
      title: "Datos del texto",
      properties: {
        title: { title: "Título" },
        inForce: { title: "En vigor desde" },
        summary: { title: "En corto", items: {} },
      },
    },
    clauses: {
      title: "Cláusulas",
      keyField: "id",
      nameField: "title",
      items: { properties: { id: {}, title: { title: "Título" }, depth: {}, body: { title: "Texto" } } },
    },
  },
};

export type TextPart = ClauseRow | TextHead;

/** Key of the part before the clauses, as in the path of a finding; the key of a clause is its address. */
export const headKey = "head";

export const isHead = (part: TextPart): part is TextHead => "summary" in part;

/** Undefined if there is no such part. */
export const partOf = ({ head, clauses }: TextData, key: string): TextPart | undefined =>
  key === headKey ? head : clauses.find(({ id }) => id === key);

/** @param part - undefined removes the clause. */
export function withPart({ head, clauses }: TextData, key: string, part: TextPart | undefined): TextData {
  if (key === headKey) return { head: part && isHead(part) ? part : head, clauses };
  const row = part && !isHead(part) ? [part] : [];
  return { head, clauses: clauses.flatMap((clause) => (clause.id === key ? row : [clause])) };
}

/** Keys of the parts of `one` that differ or are missing in `other`. */
export function changedParts(one: TextData, other: TextData): string[] {
  const keys = [headKey, ...one.clauses.map(({ id }) => id)];
  return keys.filter((key) => JSON.stringify(partOf(one, key)) !== JSON.stringify(partOf(other, key)));
}

export const withAddress = ({ head, clauses }: TextData, from: string, to: string): TextData => ({
  head,
  clauses: clauses.map((clause) => (clause.id === from ? { ...clause, id: to } : clause)),
});

/** Detects a change that only renames the address of one clause. */
export function renamedClause(now: TextData, next: TextData): { from: string; to: string } | undefined {
  const at = now.clauses.findIndex(({ id }, index) => id !== next.clauses[index]?.id);
  const [from, to] = [now.clauses[at]?.id, next.clauses[at]?.id];
  if (from === undefined || to === undefined) return undefined;
  const isSame = JSON.stringify(withAddress(now, from, to)) === JSON.stringify(next);
  return isSame ? { from, to } : undefined;
}

/** Keys that comparisons use for the parts other than clauses; the space keeps them apart from addresses. */
export const headParts = { title: " titulo", summary: " en-corto" } as const;

type Clauses = readonly ClauseRow[];

/**
 * @param after - the clause after which it is inserted (and after its subclauses, if the new one is a clause); empty:
 * first.
 */
export function withNewClause({ head, clauses }: TextData, clause: ClauseRow, after: string): TextData {
  let at = clauses.findIndex(({ id }) => id === after) + 1;
  while (clause.depth === 2 && clauses[at]?.depth === 3) at++;
  return { head, clauses: clauses.toSpliced(at, 0, clause) };
}

/**
 * Restores one part of an old text: a clause with its subclauses, the title, or «En corto».
 *
 * @param part - the address of a clause, or one of {@link headParts}.
 */
export function restoreOldClause({ head, clauses }: TextData, old: TextData, part: string): TextData {
  if (part === headParts.title) return { head: { ...head, title: old.head.title }, clauses };
  if (part === headParts.summary) return { head: { ...head, summary: old.head.summary }, clauses };
  const [from, to] = spanOf(clauses, part) ?? spanAfter(clauses, old.clauses, part);
  const [oldFrom, oldTo] = spanOf(old.clauses, part) ?? [0, 0];
  return { head, clauses: clauses.toSpliced(from, to - from, ...old.clauses.slice(oldFrom, oldTo)) };
}

/** Range of a clause with its subclauses. */
function spanOf(clauses: Clauses, id: string): [from: number, to: number] | undefined {
  const from = clauses.findIndex((clause) => clause.id === id);
  if (from < 0) return undefined;
  const next = clauses.findIndex(({ depth }, at) => at > from && depth === 2);
  return [from, next < 0 ? clauses.length : next];
}

/** The position after the last remaining clause that preceded it. */
function spanAfter(clauses: Clauses, old: Clauses, id: string): [from: number, to: number] {
  const before = old.slice(
    0,
    old.findIndex((clause) => clause.id === id),
  );
  const last = before.findLast(({ id: each, depth }) => depth === 2 && spanOf(clauses, each))?.id;
  const [, to] = (last && spanOf(clauses, last)) || [0, 0];
  return [to, to];
}
