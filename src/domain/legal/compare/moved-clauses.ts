import type { ClauseText } from "./legal-comparison.ts";

type Known = Pick<ClauseText, "id" | "title" | "text">;

/** A clause that still exists under another id. */
export type MovedClause = { title: string; from: string; to: string };

/**
 * Clauses that have another id in a newer version, recognised by their title or their words: links to the old id would
 * lead to the top of the page. Removed clauses are not included.
 */
export function findMovedClauses(older: readonly Known[], newer: readonly Known[]): MovedClause[] {
  const [before, after] = [older, newer].map((clauses) => new Set(clauses.map(({ id }) => id)));
  const added = newer.filter(({ id }) => !before?.has(id));
  return older
    .filter(({ id }) => !after?.has(id))
    .flatMap((gone) => {
      const same = added.find(({ title, text }) => title === gone.title || text === gone.text);
      return same ? [{ title: gone.title, from: gone.id, to: same.id }] : [];
    });
}
