import { comparePassages, type PassageChange } from "./compare-passages.ts";
import { diffWords } from "./diff-words.ts";
import type { Passage } from "./passages.ts";

/** A clause with its full text on one line, and as passages. */
export type ClauseText = { id: string; number: string; title: string; text: string; passages: readonly Passage[] };

export type ClauseChange = {
  id: string;
  number: string;
  title: string;
  /**
   * Kind of the change. `removed`: the newer version lacks the clause; `number` and `title` are from the older version.
   */
  kind: "added" | "removed" | "changed";
  /** The whole clause in order, preceded by the title if that changed too. */
  passages: readonly PassageChange[];
};

/**
 * Compares two versions clause by clause and passage by passage, in the order of the newer one; removed clauses keep
 * their old place. Clauses are matched by id, wherever they are, and by title if their id exists in only one version: a
 * new number or a new id alone is not a change.
 */
export function compareVersions(older: readonly ClauseText[], newer: readonly ClauseText[]): ClauseChange[] {
  const olderById = new Map(older.map((clause) => [clause.id, clause]));
  const newerIds = new Set(newer.map(({ id }) => id));
  for (const { id, title } of newer) {
    const renamedClause = olderById.has(id)
      ? undefined
      : older.find((clause) => !newerIds.has(clause.id) && clause.title === title);
    if (!renamedClause) continue;
    olderById.set(id, renamedClause);
    newerIds.add(renamedClause.id);
  }
  const changes: ClauseChange[] = [];
  const addRemovedClauses = (from: number) => {
    for (const removedClause of older.slice(from)) {
      if (newerIds.has(removedClause.id)) break;
      changes.push({
        ...getHead(removedClause),
        kind: "removed",
        passages: comparePassages(removedClause.passages, []),
      });
    }
  };
  addRemovedClauses(0);
  for (const clause of newer) {
    const oldClause = olderById.get(clause.id);
    if (!oldClause) changes.push({ ...getHead(clause), kind: "added", passages: comparePassages([], clause.passages) });
    else if (oldClause.title !== clause.title || joinCells(oldClause) !== joinCells(clause)) {
      const titles = oldClause.title === clause.title ? [] : [createTitleChange(oldClause, clause)];
      const passages = [...titles, ...comparePassages(oldClause.passages, clause.passages)];
      changes.push({ ...getHead(clause), kind: "changed", passages });
    }
    if (oldClause) addRemovedClauses(older.indexOf(oldClause) + 1);
  }
  return changes;
}

/** Joins the cells of a clause without paragraph breaks, because splitting a paragraph in two is not a change. */
const joinCells = ({ passages }: ClauseText) => passages.flatMap(({ cells }) => cells).join(" ");

const getHead = ({ id, number, title }: ClauseText) => ({ id, number, title });

const createTitleChange = (oldClause: ClauseText, clause: ClauseText): PassageChange => ({
  number: "",
  isTitle: true,
  kind: "changed",
  cells: [diffWords(oldClause.title, clause.title)],
});
