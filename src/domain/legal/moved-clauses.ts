import type { ClauseText } from "./legal-comparison.ts";

type Known = Pick<ClauseText, "id" | "title" | "text">;

/** A clause that is there under another address. */
export type MovedClause = { title: string; from: string; to: string };

/**
 * Clauses that a newer version has under another address, known by their title or by their words: links to the old one
 * would lead to the beginning of the page. A clause that is gone, words and all, is none of them.
 */
export function movedClauses(older: readonly Known[], newer: readonly Known[]): MovedClause[] {
  const [before, after] = [older, newer].map((clauses) => new Set(clauses.map(({ id }) => id)));
  const added = newer.filter(({ id }) => !before?.has(id));
  return older
    .filter(({ id }) => !after?.has(id))
    .flatMap((gone) => {
      const same = added.find(({ title, text }) => title === gone.title || text === gone.text);
      return same ? [{ title: gone.title, from: gone.id, to: same.id }] : [];
    });
}
