import { comparePassages, type PassageChange } from "./compare-passages.ts";
import { diffWords } from "./diff-words.ts";
import type { Passage } from "./passages.ts";

/** A clause with its full text on one line, and as passages. */
export type ClauseText = { id: string; number: string; title: string; text: string; passages: readonly Passage[] };

export type ClauseChange = {
  id: string;
  number: string;
  title: string;
  /** `removed`: the newer version lacks the clause; `number` and `title` are from the older version. */
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
  const before = new Map(older.map((clause) => [clause.id, clause]));
  const after = new Set(newer.map(({ id }) => id));
  for (const { id, title } of newer) {
    const moved = before.has(id) ? undefined : older.find((clause) => !after.has(clause.id) && clause.title === title);
    if (!moved) continue;
    before.set(id, moved);
    after.add(moved.id);
  }
  const changes: ClauseChange[] = [];
  const addRemoved = (from: number) => {
    for (const gone of older.slice(from)) {
      if (after.has(gone.id)) break;
      changes.push({ ...headOf(gone), kind: "removed", passages: comparePassages(gone.passages, []) });
    }
  };
  addRemoved(0);
  for (const clause of newer) {
    const old = before.get(clause.id);
    if (!old) changes.push({ ...headOf(clause), kind: "added", passages: comparePassages([], clause.passages) });
    else if (old.title !== clause.title || joinCells(old) !== joinCells(clause)) {
      const titles = old.title === clause.title ? [] : [titleChange(old, clause)];
      const passages = [...titles, ...comparePassages(old.passages, clause.passages)];
      changes.push({ ...headOf(clause), kind: "changed", passages });
    }
    if (old) addRemoved(older.indexOf(old) + 1);
  }
  return changes;
}

/** Ignores paragraph breaks: splitting a paragraph in two is not a change. */
const joinCells = ({ passages }: ClauseText) => passages.flatMap(({ cells }) => cells).join(" ");

const headOf = ({ id, number, title }: ClauseText) => ({ id, number, title });

const titleChange = (old: ClauseText, clause: ClauseText): PassageChange => ({
  number: "",
  isTitle: true,
  kind: "changed",
  cells: [diffWords(old.title, clause.title)],
});
