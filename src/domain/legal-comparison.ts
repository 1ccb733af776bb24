import { diffWordsWithSpace } from "diff";

/** A clause and all that it says, as one line of text. */
export type ClauseText = { id: string; number: string; title: string; text: string };

export type Part = { kind: "same" | "added" | "removed"; text: string };

export type ClauseChange = {
  id: string;
  number: string;
  title: string;
  /** `removed`: the newer version has it no more; its number and title are the older one's. */
  kind: "added" | "removed" | "changed";
  /** Title and text, in order. */
  parts: readonly Part[];
};

/**
 * Word by word what a newer version says differently, clause by clause in the newer one's order; what went stands where it stood.
 * Clauses are the same by id, wherever they stand: another number alone is no change.
 */
export function compareVersions(older: readonly ClauseText[], newer: readonly ClauseText[]): ClauseChange[] {
  const before = new Map(older.map((clause) => [clause.id, clause]));
  const after = new Set(newer.map(({ id }) => id));
  const changes: ClauseChange[] = [];
  const goneAfter = (id: string | undefined) => {
    const from = id === undefined ? 0 : older.findIndex((clause) => clause.id === id) + 1;
    if (id !== undefined && from === 0) return;
    for (const gone of older.slice(from)) {
      if (after.has(gone.id)) break;
      changes.push({ ...headOf(gone), kind: "removed", parts: [{ kind: "removed", text: wholeOf(gone) }] });
    }
  };
  goneAfter(undefined);
  for (const clause of newer) {
    const old = before.get(clause.id);
    const parts = old ? partsOf(wholeOf(old), wholeOf(clause)) : [{ kind: "added", text: wholeOf(clause) } as const];
    if (!old) changes.push({ ...headOf(clause), kind: "added", parts });
    else if (parts.some(({ kind }) => kind !== "same")) changes.push({ ...headOf(clause), kind: "changed", parts });
    goneAfter(clause.id);
  }
  return changes;
}

const headOf = ({ id, number, title }: ClauseText) => ({ id, number, title });

const wholeOf = ({ title, text }: ClauseText) => `${title}. ${text}`;

function partsOf(before: string, after: string): Part[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}
