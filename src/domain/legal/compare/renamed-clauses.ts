import type { ClauseText } from "./legal-comparison.ts";

type ComparedClause = Pick<ClauseText, "id" | "title" | "text">;

/** A clause that still exists under another id. */
export type RenamedClause = { title: string; from: string; to: string };

/**
 * Finds the clauses whose id changed in a newer version, by their title or their text. A link to the old id would open
 * the page at the top. Removed clauses are not included.
 */
export function findRenamedClauses(
  older: readonly ComparedClause[],
  newer: readonly ComparedClause[],
): RenamedClause[] {
  const [previousIds, after] = [older, newer].map((clauses) => new Set(clauses.map(({ id }) => id)));
  const addedClauses = newer.filter(({ id }) => !previousIds?.has(id));
  return older
    .filter(({ id }) => !after?.has(id))
    .flatMap((removedClause) => {
      const sameClause = addedClauses.find(
        ({ title, text }) => title === removedClause.title || text === removedClause.text,
      );
      return sameClause ? [{ title: removedClause.title, from: removedClause.id, to: sameClause.id }] : [];
    });
}
